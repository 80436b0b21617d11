import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What a control that changes the address shows: the shopper's own choice from the moment it is made, without waiting for the rest
 * of the page; else what the address says. A page that arrives, or says something else than before, is right.
 */
export function useShownChoice<T>(said: T): [shown: T, choose: (own: T) => void] {
  const { key } = useLocation();
  const [choice, setChoice] = useState({ said, key, shown: said });
  if (choice.said !== said || choice.key !== key) setChoice({ said, key, shown: said });
  return [choice.shown, (own) => setChoice({ said, key, shown: own })];
}
