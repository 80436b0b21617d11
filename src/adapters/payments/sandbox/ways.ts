/** What a test card makes happen. */
export interface Way {
  /** The number to type, without spaces. */
  card: string;
  name: string;
  words: string;
  /** What becomes of the payment at the gateway. */
  payment: "captured" | "authorized" | "failed" | "late";
  /** Whether the browser hears of it. */
  returns: boolean;
  /** How often each webhook is sent. */
  webhooks: 0 | 1 | 2;
}

/** The magic inputs of the sandbox: a table, shown on its own pages. Any other number is refused. */
export const WAYS: readonly Way[] = [
  {
    card: "4111111111111111",
    name: "Success",
    words: "The payment goes through.",
    payment: "captured",
    returns: true,
    webhooks: 1,
  },
  {
    card: "4000000000000002",
    name: "Decline",
    words: "The bank says no; you can try again.",
    payment: "failed",
    returns: true,
    webhooks: 1,
  },
  {
    card: "4000000000000119",
    name: "Time-out",
    words: "The payment goes through, and this window never hears of it.",
    payment: "captured",
    returns: false,
    webhooks: 1,
  },
  {
    card: "4000000000000341",
    name: "Silence",
    words: "It goes through, and neither window nor shop is told.",
    payment: "captured",
    returns: false,
    webhooks: 0,
  },
  {
    card: "4000000000000259",
    name: "Late",
    words: "The money comes 32 minutes after the order, when nobody waits for it.",
    payment: "late",
    returns: false,
    webhooks: 1,
  },
  {
    card: "4000000000000077",
    name: "Double webhook",
    words: "It goes through, and the shop is told everything twice.",
    payment: "captured",
    returns: true,
    webhooks: 2,
  },
  {
    card: "4000000000003220",
    name: "Held",
    words: "The money is held until the shop takes it.",
    payment: "authorized",
    returns: true,
    webhooks: 1,
  },
];

/** How long after its order a late payment comes (ms). */
export const LATENESS = 32 * 60_000;

/** The way of a card number, typed with or without spaces. */
export function wayOf(card: string): Way | null {
  const digits = card.replace(/[\s-]/g, "");
  return WAYS.find((way) => way.card === digits) ?? null;
}
