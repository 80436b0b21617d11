import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "../ui/class-names.ts";
import { ChevronDown } from "../ui/icons/everywhere.ts";

interface MenuProps {
  name: ReactNode;
  /** Where the name is an icon: what a screen reader says. */
  label?: string;
  /** A menu across the whole header, or a list below its name. */
  wide?: boolean;
  align?: "left" | "right";
  children: ReactNode;
}

/** A menu of the header: opens by pointer, press or keyboard; Escape closes it and gives the focus back. */
export function Menu({ name, label, wide = false, align = "left", children }: MenuProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = (shows: boolean) => setOpenAt(shows ? key : null);
  const item = useRef<HTMLLIElement>(null);
  const id = useId();
  const hasMouse = useMenuEvents(item, setOpen);

  return (
    <li ref={item} className={classNames("group/menu", !wide && "relative")}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        // A mouse has opened it by coming: its press leaves it open.
        onClick={() => setOpen(label && !hasMouse.current ? !open : true)}
        className="flex h-11 items-center gap-1.5 text-sm transition-colors hover:text-accent"
      >
        {name}
        {!label && <ChevronDown aria-hidden="true" className="size-3" strokeWidth={1.5} />}
      </button>
      <div
        id={id}
        className={classNames(
          "absolute top-full z-40 transition-[opacity,visibility] duration-(--motion-quick)",
          open
            ? "visible opacity-100"
            : "invisible opacity-0 noscript:group-focus-within/menu:visible noscript:group-focus-within/menu:opacity-100 noscript:group-hover/menu:visible noscript:group-hover/menu:opacity-100",
          wide ? "inset-x-0" : align === "right" ? "right-0 pt-2.5" : "-left-5 pt-2.5",
        )}
      >
        <div className={wide ? "border-y border-line bg-paper" : "min-w-52 border border-line bg-paper py-3"}>
          {children}
        </div>
      </div>
    </li>
  );
}

/**
 * A mouse opens and leaves a menu, Escape and a focus that goes elsewhere close it.
 * @returns whether a mouse is on it
 */
function useMenuEvents(
  item: React.RefObject<HTMLLIElement | null>,
  setOpen: (open: boolean) => void,
): React.RefObject<boolean> {
  const latest = useRef(setOpen);
  const hasMouse = useRef(false);
  useEffect(() => {
    latest.current = setOpen;
  });
  useEffect(() => {
    const { current } = item;
    if (!current) return;
    const on = new AbortController();
    const { signal } = on;
    const byMouse =
      (shows: boolean) =>
      ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        hasMouse.current = shows;
        latest.current(shows);
      };
    current.addEventListener("pointerenter", byMouse(true), { signal });
    current.addEventListener("pointerleave", byMouse(false), { signal });
    current.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) latest.current(false);
      },
      { signal },
    );
    current.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        latest.current(false);
        current.querySelector("button")?.focus();
      },
      { signal },
    );
    return () => on.abort();
  }, [item]);
  return hasMouse;
}
