/** How long a page may take to come to life before it is drawn as it is, ms. */
const PATIENCE = 5000;

/**
 * What carries the class `below` lies below the first screen, `max-md:below` below that of a phone. While a page is being opened,
 * its style and layout are left out (styles.css): on the home page they were a third of the time to the first paint. Not where
 * the browser itself will scroll: to a part that the address names, or back to where the shopper was; and no longer than until
 * the shopper scrolls or presses a key. Runs in the page's head, so it stands as text.
 */
export const LEAVE_OUT_BELOW = `if (performance.getEntriesByType("navigation")[0]?.type === "navigate" && !location.hash) {
  const { dataset } = document.documentElement;
  dataset.opening = "";
  const end = () => delete dataset.opening;
  for (const sign of ["scroll", "keydown"]) addEventListener(sign, end, { once: true });
  setTimeout(end, ${PATIENCE});
}`;

const BELOW = ["below", "max-md:below"].map((name) => `html[data-opening] .${name.replace(":", "\\:")}`).join(", ");

/** Draws what was left out, a piece at a time, so that the page answers in between; then calls back. */
export function drawBelow(done: () => void): void {
  const pieces = [...document.querySelectorAll<HTMLElement>(BELOW)];
  const left = [...pieces];
  const draw = () => {
    const piece = left.shift();
    if (piece) {
      piece.style.contentVisibility = "visible";
      // Asked for its size, the browser lays it out now, and not all pieces at once afterwards.
      void piece.offsetHeight;
      setTimeout(draw);
      return;
    }
    delete document.documentElement.dataset["opening"];
    for (const drawn of pieces) drawn.style.removeProperty("content-visibility");
    done();
  };
  draw();
}
