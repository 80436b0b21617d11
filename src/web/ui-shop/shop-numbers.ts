import { useEffect, useState } from "react";
import { create } from "zustand";
import { useShopFrame } from "../session/shop-frame.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { steadyNumber } from "./simulated-numbers.ts";

/** What the server counted of a product. */
export interface RealNumbers {
  sold: number;
  soldToday: number;
  viewing: number;
}

/** The true numbers read so far, by product; filled by `real-numbers.ts`, which only a shop that tells them loads. */
export const useRealNumbers = create<Record<string, RealNumbers>>()(() => ({}));

/** Units of a product sold, for its card (CARD-05): simulated, counted, or null where there is nothing to say. */
export function useSold(productId: string): number | null {
  const { honestNumbers } = useShopFrame().settings;
  const real = useRealNumbers((numbers) => numbers[productId]?.sold);
  useEffect(() => {
    if (honestNumbers === "real") void import("./real-numbers.ts").then(({ wantNumbers }) => wantNumbers(productId));
  }, [honestNumbers, productId]);
  if (honestNumbers === "simulated") return steadyNumber(productId, 1500, 9500);
  return real || null;
}

/**
 * Units sold in 24 hours and people looking, for a product's page (PDP-06, PDP-09). Drawn in the browser where they are
 * simulated, so null until the page is alive; counted ones are null at 0, and `viewing` while nobody else looks.
 */
export function useLiveNumbers(productId: string): { sold: number | null; viewing: number | null } {
  const { honestNumbers } = useShopFrame().settings;
  const [[sold, viewing]] = useState(() => [Math.random(), Math.random()] as const);
  const hydrated = useHydrated();
  const real = useRealNumbers((numbers) => numbers[productId]);
  useEffect(() => {
    if (honestNumbers !== "real") return;
    const left = new AbortController();
    void import("./real-numbers.ts").then(({ watchProduct }) => watchProduct(productId, left.signal));
    return () => left.abort();
  }, [honestNumbers, productId]);
  if (honestNumbers === "simulated" && hydrated) {
    return { sold: 50 + Math.floor(sold * 10), viewing: 20 + Math.floor(viewing * 10) };
  }
  return { sold: real?.soldToday || null, viewing: real && real.viewing > 1 ? real.viewing : null };
}
