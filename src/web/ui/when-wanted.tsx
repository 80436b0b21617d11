import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";

type Loaded = { default: ComponentType };

/**
 * A part of the page whose code is fetched when it is first wanted, and no earlier than the shopper's first touch, key
 * or move; once there, it stays. A part that does not arrive is left out, and said so on the console.
 * @param load imports the part's module; only ever called in the browser
 */
export function whenWanted(load: () => Promise<Loaded>): ComponentType<{ wanted: boolean }> {
  const Part = lazy(() =>
    load().catch((error: unknown): Loaded => {
      console.error("A part of the page could not be loaded.", error);
      return { default: () => null };
    }),
  );
  return function WhenWanted({ wanted }) {
    const [used, setUsed] = useState(wanted);
    if (wanted && !used) setUsed(true);
    useFirstTouch(load);
    return <Suspense>{used && <Part />}</Suspense>;
  };
}

const TOUCHES = ["pointerdown", "pointermove", "keydown", "touchstart"] as const;

/** Fetches ahead what the shopper may want next, as soon as somebody is seen to be there. */
function useFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const on = new AbortController();
    const fetchAhead = () => {
      on.abort();
      load().catch(() => {});
    };
    for (const touch of TOUCHES) window.addEventListener(touch, fetchAhead, { signal: on.signal, passive: true });
    return () => on.abort();
  }, [load]);
}
