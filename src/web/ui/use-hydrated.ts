import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page has come to life: false on the server and in the first render, so that both say the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const REDUCED = "(prefers-reduced-motion: reduce)";

function watchMotion(changed: () => void): () => void {
  const media = matchMedia(REDUCED);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** Whether the shopper asked for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
}
