import { CartPanel } from "../cart/cart-panel.tsx";
import { SearchOverlay } from "../search/search-overlay.tsx";
import { CategoriesPanel } from "./categories-panel.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** What opens over the page; fetched when the first of them is wanted. */
export default function Panels() {
  return (
    <>
      <MobileMenu />
      <CategoriesPanel />
      <SearchOverlay />
      <CartPanel />
    </>
  );
}
