/** A piece of a mail, from which both its plain text and its HTML are made. Texts are plain: they are escaped there. */
export type MailPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "small"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "code"; text: string }
  /** What was ordered. */
  | { kind: "items"; items: { name: string; detail: string; value: string }[] }
  /** What it comes to; the last row is the sum. */
  | { kind: "sums"; rows: { label: string; value: string }[] }
  | { kind: "lines"; title: string; lines: string[] };
