import { useEffect, useRef, useState, type ReactNode } from "react";
import { Arrows } from "./arrows.tsx";

interface ScrollRowProps {
  /** What stands in the row, for a screen reader. */
  label: string;
  heading: ReactNode;
  children: ReactNode;
}

/** A row that scrolls sideways and snaps to its items; the arrows turn it a page at a time. */
export function ScrollRow({ label, heading, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [canMove, setCanMove] = useState({ back: false, on: true });

  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const look = () => {
      const left = Math.abs(current.scrollLeft);
      setCanMove({ back: left > 4, on: left + current.clientWidth < current.scrollWidth - 4 });
    };
    look();
    current.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      current.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, []);

  const turn = (direction: -1 | 1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 });
  return (
    <div>
      <div className="shell flex items-end justify-between gap-6">
        {heading}
        <Arrows what={label} onMove={turn} canMove={canMove} className="-mr-3 max-sm:hidden" />
      </div>
      <ul
        ref={row}
        tabIndex={-1}
        aria-label={label}
        className="no-scrollbar mt-8 flex snap-x scroll-px-(--spacing-gutter) gap-[clamp(0.5rem,1.2vw,1.25rem)] overflow-x-auto scroll-smooth px-(--spacing-gutter) motion-reduce:scroll-auto *:relative *:w-[62vw] *:shrink-0 *:snap-start sm:*:w-[38vw] md:*:w-[29vw] lg:*:w-[22.4vw]"
      >
        {children}
      </ul>
    </div>
  );
}
