import { classNames } from "../ui/class-names.ts";

/** A colour to pick; the chosen one has an outline (LIM-05). */
export function swatchLook(chosen: boolean, gone: boolean): string {
  return classNames(
    "relative flex size-7 items-center justify-center rounded-full border transition-colors duration-(--motion-quick)",
    chosen ? "border-ink" : "border-transparent hover:border-rule",
    gone && "opacity-40",
  );
}

/** A size or another value to pick; the chosen one is black (LIM-05), a sold-out one struck through. */
export function tileLook(chosen: boolean, gone: boolean, small = false): string {
  return classNames(
    "relative flex items-center justify-center border transition-colors duration-(--motion-quick)",
    small ? "h-7 min-w-8 px-1.5 text-caption" : "h-12 min-w-14 px-4 text-sm",
    chosen ? "border-black bg-black text-white" : "border-line hover:border-ink",
    gone && (chosen ? "line-through" : "text-muted line-through decoration-rule"),
  );
}
