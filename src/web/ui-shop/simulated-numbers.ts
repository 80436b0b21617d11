import { useState } from "react";
import { useShopFrame } from "../session/shop-frame.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** A number of the shop window from `low` to `high`, always the same for the same text; "not real data" (CARD-05). */
export function steadyNumber(text: string, low: number, high: number): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return low + ((hash >>> 0) % (high - low + 1));
}

/**
 * A random whole number from `low` to `high` (PDP-06, PDP-09), drawn in the browser: null while the page is not alive
 * yet, and wherever the shop does not simulate its numbers.
 */
export function useSimulatedNumber(low: number, high: number): number | null {
  const { honestNumbers } = useShopFrame().settings;
  const [fraction] = useState(Math.random);
  const hydrated = useHydrated();
  return hydrated && honestNumbers === "simulated" ? low + Math.floor(fraction * (high - low + 1)) : null;
}
