import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Where the shopper has left the filters of a phone open, by path; as long as the page lives. */
const leftOpen = new Set<string>();

/**
 * Whether a phone's filters are folded out. Closed when a shopper comes to a listing; on the way back to it as they were
 * left, or the place to which the browser scrolls would be another.
 */
export function useFiltersFold(): { open: boolean; toggle: () => void } {
  const { pathname } = useLocation();
  const back = useNavigationType() === "POP";
  const [open, setOpen] = useState(() => back && leftOpen.has(pathname));
  const toggle = () => {
    if (open) leftOpen.delete(pathname);
    else leftOpen.add(pathname);
    setOpen(!open);
  };
  return { open, toggle };
}
