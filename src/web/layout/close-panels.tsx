import { useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from "react-router";
import { useCart } from "../cart/cart-store.ts";
import type { UnderSearch } from "../search/use-narrowed-listing.ts";
import { useOpenPanel } from "./open-panel.ts";

/**
 * Going to another page closes what is open over this one; but not what the shopper opened while that page was already on
 * its way, for it would go as soon as it came. Apart from the panels, so that a navigation's steps do not draw them anew.
 */
export function ClosePanels() {
  const { pathname, search, state } = useLocation();
  const stays = (state as Partial<UnderSearch> | null)?.underSearch === true;
  const opened = useOpenedSinceAsked();

  useEffect(() => {
    if (!stays && !opened.current.panel) useOpenPanel.getState().close();
  }, [pathname, search, stays, opened]);
  useEffect(() => {
    if (!opened.current.cart) useCart.getState().closePanel();
  }, [pathname, opened]);
  return null;
}

/**
 * What was opened since the last page was asked for. The router itself is heard, for `useNavigation` learns of a navigation
 * only when the page has time to draw.
 */
function useOpenedSinceAsked() {
  const opened = useRef({ panel: false, cart: false });
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    let asked: string | undefined;
    const stops = [
      router.subscribe(({ navigation, location }) => {
        // A page that needs nothing from the shop comes at once, without being on its way.
        const { key } = navigation.location ?? location;
        if (key !== asked) opened.current = { panel: false, cart: false };
        asked = key;
      }),
      useOpenPanel.subscribe(({ panel }) => {
        opened.current.panel = panel !== null;
      }),
      useCart.subscribe(({ panelOpen }, before) => {
        if (panelOpen !== before.panelOpen) opened.current.cart = panelOpen;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return opened;
}
