import type { ComponentType } from "react";

/** An icon is 1.5 rem wide unless told; for the eye alone, the words are beside it or the button's name. */
export interface IconProps {
  className?: string;
  /** Of 24. */
  strokeWidth: number;
  "aria-hidden"?: "true" | true;
}

/**
 * Makes an icon of lines in a field of 24 by 24.
 * @param lines all of it as one path
 */
export function icon(lines: string): ComponentType<IconProps> {
  return function Icon({ className, strokeWidth }) {
    return (
      <svg viewBox="0 0 24 24" strokeWidth={strokeWidth} aria-hidden="true" className={`icon ${className ?? ""}`}>
        <path d={lines} />
      </svg>
    );
  };
}
