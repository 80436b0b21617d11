/** What a device keeps of the cart or the wishlist, so that it survives a reload (G-18). */
export interface Kept<T> {
  lines: T;
  /** Whether the server has these lines; a visitor's are merged at login, a shopper's are not. */
  synced: boolean;
}

export interface DeviceCopy<T> {
  read(): Kept<T> | null;
  write(kept: Kept<T>): void;
  clear(): void;
  /** Calls back when another tab of the shop has written; answers the way to stop. */
  watch(changed: (kept: Kept<T> | null) => void): () => void;
}

/**
 * A map of lines in the browser's storage. A storage that is full, forbidden or damaged counts as empty: the shop
 * then works from memory.
 * @param name the storage key
 */
export function deviceCopy<T extends object>(name: string): DeviceCopy<T> {
  const read = () => parse<T>(attempt(() => localStorage.getItem(name)));
  return {
    read,
    write: (kept) => void attempt(() => localStorage.setItem(name, JSON.stringify(kept))),
    clear: () => void attempt(() => localStorage.removeItem(name)),
    watch(changed) {
      const listen = (event: StorageEvent) => {
        if (event.key === name || event.key === null) changed(read());
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  };
}

function parse<T>(text: string | null): Kept<T> | null {
  const value = attempt<unknown>(() => JSON.parse(text ?? "null"));
  if (typeof value !== "object" || value === null || !("lines" in value)) return null;
  const { lines, synced } = value as { lines: unknown; synced?: unknown };
  return typeof lines === "object" && lines !== null ? { lines: lines as T, synced: synced === true } : null;
}

function attempt<R>(action: () => R): R | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const LEFT_BEHIND = "left-behind";

/** Whether cart and wishlist on this device are what a shopper's session left that the server ended. */
export const leftBehind = {
  read: () => attempt(() => localStorage.getItem(LEFT_BEHIND)) !== null,
  write: () => void attempt(() => localStorage.setItem(LEFT_BEHIND, "1")),
  clear: () => void attempt(() => localStorage.removeItem(LEFT_BEHIND)),
};
