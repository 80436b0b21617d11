import type { Flag } from "#contract/catalog.ts";
import { paths } from "../paths.ts";

export interface MenuEntry {
  name: string;
  to: string;
}

/** The flags of the Products menu and of the home rows, with the names that shoppers read (G-17). */
export const FLAG_NAMES: Record<Flag, string> = {
  top: "Top Selling",
  newly: "Newly Launched",
  hot: "Hot Selling",
  popular: "Popular",
  bestseller: "Best Selling",
};

export const productsMenu: MenuEntry[] = (Object.keys(FLAG_NAMES) as Flag[]).map((flag) => ({
  name: FLAG_NAMES[flag],
  to: paths.flagged(flag),
}));

/** HEAD-02 */
export const pagesMenu: MenuEntry[] = [
  { name: "Wish List", to: paths.wishlist },
  { name: "Shopping Cart", to: paths.cart },
  { name: "Login/Register", to: paths.login },
  { name: "Order Tracking", to: paths.orders },
  { name: "My Account", to: paths.account },
];
