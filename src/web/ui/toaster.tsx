import { Toaster as Sonner } from "sonner";

/** Where toasts appear: top right, each for 5000 ms (LIM-13, LIM-14). Show one with `toast.success(…)` of sonner. */
export function Toaster() {
  return (
    <Sonner position="top-right" duration={5000} gap={8} offset={16} style={{ fontFamily: "var(--font-sans)" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: "flex w-full items-center gap-3 bg-ink px-5 py-4 font-sans text-sm text-paper sm:w-90",
          title: "font-medium",
          description: "mt-1 text-night-muted",
          actionButton: "ml-auto shrink-0 underline underline-offset-4",
        },
      }} />
  );
}
