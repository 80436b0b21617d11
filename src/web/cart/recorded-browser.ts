import { vi } from "vitest";
import type { ProductSummary } from "#contract/catalog.ts";

/** What a test says the server replies to a call: a body, or a status with one. */
export type Answer = (path: string, body: unknown) => object | { status: number; body: object };

export interface RecordedBrowser {
  /** The calls made, in order: path and body. */
  calls: { path: string; body: unknown }[];
  answer(how: Answer): void;
  /** Waits until all replies have been dealt with. */
  rest(): Promise<void>;
  /** Pretends that another tab wrote to the storage. */
  otherTabWrites(key: string, value: unknown): void;
}

/** Storage, events and fetch as a browser has them, for tests of the stores in Node. */
export function recordedBrowser(): RecordedBrowser {
  const events = new EventTarget();
  const local = memoryStorage();
  let answer: Answer = () => ({ success: true, message: "Done" });
  const calls: RecordedBrowser["calls"] = [];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("window", events);
  vi.stubGlobal("fetch", async (path: string, init: { body?: string }) => {
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body);
    calls.push({ path, body });
    await Promise.resolve();
    const reply = answer(path, body);
    return "status" in reply ? Response.json(reply.body, { status: reply.status }) : Response.json(reply);
  });
  return {
    calls,
    answer: (how) => void (answer = how),
    rest: () => new Promise((resolve) => setTimeout(resolve, 15)),
    otherTabWrites(key, value) {
      local.setItem(key, JSON.stringify(value));
      events.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
  };
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A shirt in two colours, M and L; `stock` units of each combination. */
export function shirt(stock = 5, id = "linen-shirt"): ProductSummary {
  const colours = ["Black", "White"];
  const sizes = ["M", "L"];
  const variants = colours.flatMap((Colour) =>
    sizes.map((Size) => ({
      sku: `${id}-${Colour}-${Size}`,
      options: { Colour, Size },
      price: 129_900,
      compareAt: null,
      stock,
    })),
  );
  return {
    id,
    name: "Linen Shirt",
    category: { handle: "men", name: "Men" },
    subCategory: { handle: "shirts", name: "Shirts" },
    price: 129_900,
    compareAt: null,
    stock: stock * variants.length,
    attributes: [
      { attributeId: "colour", name: "Colour", values: colours },
      { attributeId: "size", name: "Size", values: sizes },
    ],
    variants,
    pictures: [],
    ratingCount: 0,
    ratingAverage: null,
  };
}
