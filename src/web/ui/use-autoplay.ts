import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./use-hydrated.ts";

/**
 * Calls `step` every `everyMs`, while nothing rests it: the shopper's pause button, the pointer or the focus on the
 * element, a hidden tab, or the wish for less motion.
 * @returns what the pause button shows, and the handlers for the element that moves
 */
export function useAutoplay(everyMs: number | null, step: () => void) {
  const reduced = useReducedMotion();
  const [wish, setWish] = useState<"pause" | "play" | null>(null);
  const [held, setHeld] = useState(false);
  const paused = wish === null ? reduced : wish === "pause";
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (everyMs === null || paused || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, paused, held]);

  return {
    paused,
    toggle: () => setWish(paused ? "play" : "pause"),
    holders: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
