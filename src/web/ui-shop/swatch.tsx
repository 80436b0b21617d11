import { colourStyle } from "#domain/catalog/rules.ts";

/** How each named colour looks as cloth rather than as light; the rest keep the style that the rule gives them. */
const CLOTH: Record<string, string> = {
  red: "#b3382c",
  blue: "#3d5f94",
  green: "#4d7350",
  yellow: "#e2b93b",
  black: "#1d1c1a",
  white: "#ffffff",
  purple: "#6f4a85",
  orange: "#d67a35",
  pink: "#e3a9b0",
  gray: "#8d8d8b",
  brown: "#74503a",
};

/** A disc in a colour's style (LIM-04). */
export function Swatch({ colour, className = "size-4.5" }: { colour: string; className?: string }) {
  const style = colourStyle(colour);
  return (
    <span
      aria-hidden="true"
      className={`block rounded-full border border-ink/20 ${className}`}
      style={{ backgroundColor: CLOTH[style] ?? style }}
    />
  );
}
