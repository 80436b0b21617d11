/**
 * Whether the next page dissolves into the place of this one: where the browser can, and nobody asked for less motion. Links
 * take it as their `viewTransition`; nothing of it stands in the page.
 */
export const dissolves =
  typeof document !== "undefined" &&
  "startViewTransition" in document &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;

// A shopper who is quicker than the transition skips it. React Router leaves that rejection to the window.
if (dissolves) {
  window.addEventListener("unhandledrejection", (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<DOMException>;
    if (name === "AbortError" && message?.includes("Transition was skipped")) event.preventDefault();
  });
}
