import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "solid" | "outline" | "light" | "text";
export type ButtonSize = "small" | "medium" | "large";

const LOOKS: Record<ButtonLook, string> = {
  solid:
    "bg-ink text-paper border border-ink enabled:hover:bg-accent enabled:hover:border-accent [a&]:hover:bg-accent [a&]:hover:border-accent",
  outline:
    "border border-ink text-ink enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper",
  light:
    "bg-paper text-ink border border-paper enabled:hover:bg-ink enabled:hover:text-paper enabled:hover:border-ink [a&]:hover:bg-ink [a&]:hover:text-paper [a&]:hover:border-ink",
  text: "underlined",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-10 px-4 text-caption",
  medium: "min-h-12 px-7 text-sm",
  large: "min-h-14 px-9 text-sm",
};

function buttonClass(look: ButtonLook, size: ButtonSize, className?: string): string {
  return classNames(
    "inline-flex items-center justify-center gap-2.5 font-medium tracking-[0.02em] text-center transition-colors duration-(--motion-quick)",
    "disabled:cursor-not-allowed disabled:opacity-45 aria-busy:opacity-70 aria-busy:cursor-progress",
    LOOKS[look],
    look === "text" ? "text-sm" : SIZES[size],
    className,
  );
}

interface Look {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** A button; while `busy` it shows a spinner beside its words and cannot be pressed. */
export function Button({
  look = "solid",
  size = "medium",
  busy = false,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(look, size, className)}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ look = "solid", size = "medium", className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass(look, size, typeof className === "string" ? className : undefined)} />;
}

/** A square button that shows an icon alone; `label` is its name. */
export function IconButton({
  label,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex size-11 items-center justify-center transition-colors duration-(--motion-quick) hover:text-accent",
        className,
      )}
    >
      {children}
    </button>
  );
}
