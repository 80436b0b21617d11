import type { Flag } from "#contract/catalog.ts";
import type { AllWords } from "../i18n/all-words.server.ts";
import type { Translation } from "../i18n/translation.ts";
import { paths } from "../paths.ts";

export interface MenuEntry {
  name: string;
  to: string;
}

type FrameWords = Translation<AllWords["frame"]>;

/** The flags of the Products menu and of the home rows, by the names that shoppers read (G-17). */
export function flagName(t: FrameWords, flag: Flag): string {
  const keys = {
    top: "flagTop",
    newly: "flagNewly",
    hot: "flagHot",
    popular: "flagPopular",
    bestseller: "flagBestseller",
  } as const;
  return t(keys[flag]);
}

/** The flags in the order of the menu. */
const ORDER: readonly Flag[] = ["top", "newly", "hot", "popular", "bestseller"];

export function productsMenu(t: FrameWords): MenuEntry[] {
  return ORDER.map((flag) => ({ name: flagName(t, flag), to: paths.flagged(flag) }));
}

/** HEAD-02 */
export function pagesMenu(t: FrameWords): MenuEntry[] {
  return [
    { name: t("wishList"), to: paths.wishlist },
    { name: t("shoppingCart"), to: paths.cart },
    { name: t("loginRegister"), to: paths.login },
    { name: t("orderTracking"), to: paths.orders },
    { name: t("myAccount"), to: paths.account },
  ];
}
