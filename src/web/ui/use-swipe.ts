import { useRef, type PointerEvent } from "react";

const FAR_ENOUGH_PX = 40;

/** Handlers that tell a swipe of a finger to either side: 1 to the left (on), -1 to the right (back). */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === "touch" ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(moved) > FAR_ENOUGH_PX) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
