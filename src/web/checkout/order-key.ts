const STORAGE_KEY = "order_id";
let inMemory: string | null = null;

/** The order's idempotency key: made once per checkout, the same for each attempt until one has succeeded (G-26). */
export function orderKey(): string {
  const kept = attempt(() => sessionStorage.getItem(STORAGE_KEY)) ?? inMemory;
  if (kept) return kept;
  inMemory = uuid();
  attempt(() => sessionStorage.setItem(STORAGE_KEY, inMemory ?? ""));
  return inMemory;
}

/** The order is placed: the next checkout is another one. */
export function forgetOrderKey(): void {
  inMemory = null;
  attempt(() => sessionStorage.removeItem(STORAGE_KEY));
}

/** A random UUID; `crypto.randomUUID` is there on secure origins alone, and a shop may be tried over plain http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
