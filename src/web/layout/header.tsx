import { Link } from "react-router";
import { capitalised } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { IconButton } from "../ui/button.tsx";
import { AccountLink, CartButton, WishlistLink } from "./header-actions.tsx";
import { Menu } from "./menu.tsx";
import { pagesMenu, productsMenu, type MenuEntry } from "./menus.ts";
import { useOpenPanel } from "./open-panel.ts";
import { Menu as MenuIcon, Search } from "../ui/icons/everywhere.ts";

/** Menus, the name of the shop, search, wishlist, account and cart (HEAD). */
export function Header() {
  const t = useTranslation("frame");
  const open = useOpenPanel((panels) => panels.open);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="shell relative grid h-16 grid-cols-[1fr_auto_1fr] items-center lg:h-20">
        <div className="-ml-3 flex items-center lg:ml-0">
          <IconButton label={t("menu")} onClick={() => open("menu")} className="lg:hidden">
            <MenuIcon aria-hidden="true" strokeWidth={1.25} />
          </IconButton>
          <MainMenus />
        </div>
        <Link
          to={paths.home}
          aria-label={t("shopHome")}
          className="font-serif text-[2rem] leading-none tracking-[-0.02em] lg:text-[2.5rem]"
        >
          Weft
        </Link>
        <div className="-mr-3 flex items-center justify-end">
          <IconButton label={t("search")} aria-keyshortcuts="/ Control+K" onClick={() => open("search")}>
            <Search aria-hidden="true" className="size-5.5" strokeWidth={1.25} />
          </IconButton>
          <AccountLink />
          <WishlistLink />
          <CartButton />
        </div>
      </div>
    </header>
  );
}

function MainMenus() {
  const t = useTranslation("frame");
  return (
    <nav aria-label={t("main")} className="max-lg:hidden">
      <ul className="flex items-center gap-7">
        <li>
          <Link to={paths.home} className="flex h-11 items-center text-sm hover:text-accent">
            {t("home")}
          </Link>
        </li>
        <Menu name={t("shop")} wide>
          <ShopMenu />
        </Menu>
        <Menu name={t("products")}>
          <Entries entries={productsMenu(t)} />
        </Menu>
        <Menu name={t("pages")}>
          <Entries entries={pagesMenu(t)} />
        </Menu>
      </ul>
    </nav>
  );
}

/** The categories with their subcategories (HEAD-03). */
function ShopMenu() {
  const t = useTranslation("frame");
  const { categories } = useShopFrame();
  return (
    <div className="shell grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-10 py-10">
      {categories.map((category) => (
        <div key={category.handle}>
          <Link
            prefetch="intent"
            to={paths.category(category.handle)}
            className="font-serif text-2xl leading-none hover:text-accent"
          >
            {capitalised(category.name)}
          </Link>
          <ul className="mt-4">
            {category.subCategories.map((sub) => (
              <li key={sub.handle}>
                <Link
                  to={paths.subCategory(category.handle, sub.handle)}
                  prefetch="intent"
                  className="block py-1.5 text-sm text-muted hover:text-accent"
                >
                  {capitalised(sub.name)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-l border-line pl-8">
        <Link prefetch="intent" to={paths.collection} className="font-serif text-2xl leading-none hover:text-accent">
          {t("everything")}
        </Link>
        <p className="mt-4 text-sm text-muted">{t("everythingText")}</p>
      </div>
    </div>
  );
}

function Entries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className="block px-5 py-2 text-sm hover:text-accent">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
