import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useCart } from "../cart/cart-store.ts";
import type { UnderSearch } from "../search/use-narrowed-listing.ts";
import { useOpenPanel } from "./open-panel.ts";

/**
 * Going to another page closes what is open over this one; but not what the shopper opened while that page was already on
 * its way, for it would go as soon as it came. Apart from the panels, so that a navigation's steps do not draw them anew.
 */
export function ClosePanels() {
  const { pathname, search, state } = useLocation();
  const coming = useNavigation().location?.key;
  const stays = (state as Partial<UnderSearch> | null)?.underSearch === true;
  const late = useRef({ panel: false, cart: false });

  useEffect(() => {
    if (!stays && !late.current.panel) useOpenPanel.getState().close();
  }, [pathname, search, stays]);
  useEffect(() => {
    if (!late.current.cart) useCart.getState().closePanel();
  }, [pathname]);
  // Last, so that a page that has come is judged by what happened on its way.
  useEffect(() => {
    late.current = { panel: false, cart: false };
    if (coming === undefined) return;
    const stops = [
      useOpenPanel.subscribe(({ panel }) => (late.current.panel = panel !== null)),
      useCart.subscribe(({ panelOpen }, before) => {
        if (panelOpen !== before.panelOpen) late.current.cart = panelOpen;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [coming]);
  return null;
}
