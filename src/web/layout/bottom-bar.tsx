import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useCart } from "../cart/cart-store.ts";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.ts";
import { CountBadge } from "./header-actions.tsx";
import { useOpenPanel } from "./open-panel.ts";
import { Heart, LayoutGrid, ShoppingBag, Store, User } from "../ui/icons/everywhere.ts";

const ITEM = "relative flex h-full w-full flex-col items-center justify-center gap-1 text-[0.6875rem] leading-none";
const ICON = { "aria-hidden": true, className: "size-5", strokeWidth: 1.25 } as const;

/** The bar at the foot of small screens (BAR-01, BAR-02). */
export function BottomBar() {
  const t = useTranslation("frame");
  const open = useOpenPanel((panels) => panels.open);
  const openCart = useCart((cart) => cart.openPanel);
  const count = useCart((cart) => cart.count);
  const token = useSession((session) => session.token);
  return (
    <nav
      aria-label={t("quickLinks")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid h-15 grid-cols-5">
        <Item>
          <Link to={paths.collection} className={ITEM}>
            <Store {...ICON} />
            {t("shop")}
          </Link>
        </Item>
        <Item>
          <button type="button" onClick={() => open("categories")} className={ITEM}>
            <LayoutGrid {...ICON} />
            {t("categories")}
          </button>
        </Item>
        <Item>
          <Link to={paths.wishlist} className={ITEM}>
            <Heart {...ICON} />
            {t("wishlist")}
          </Link>
        </Item>
        <Item>
          <button type="button" onClick={openCart} className={ITEM}>
            <span className="relative">
              <ShoppingBag {...ICON} />
              <span className="absolute -top-2.5 left-1.5">
                <span className="relative block size-6">
                  <CountBadge count={count} />
                </span>
              </span>
            </span>
            {t("cart")}
          </button>
        </Item>
        <Item>
          <Link to={token ? paths.account : paths.login} className={ITEM}>
            <User {...ICON} />
            {t("account")}
          </Link>
        </Item>
      </ul>
    </nav>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="h-full">{children}</li>;
}
