import { Link, useNavigate } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useCart } from "../cart/cart-store.ts";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.ts";
import { Menu } from "./menu.tsx";
import { Heart, ShoppingBag, User } from "../ui/icons/everywhere.ts";

const LINK =
  "inline-flex size-11 items-center justify-center hover:text-accent transition-colors duration-(--motion-quick)";

/** A visitor goes to /login (HEAD-07); a shopper has a menu (HEAD-04). */
export function AccountLink() {
  const t = useTranslation("frame");
  const token = useSession((session) => session.token);
  if (token) return <UserMenu />;
  return (
    <Link to={paths.login} aria-label={t("account")} className={`max-sm:hidden ${LINK}`}>
      <User aria-hidden="true" className="size-5.5" strokeWidth={1.25} />
    </Link>
  );
}

function UserMenu() {
  const t = useTranslation("frame");
  const logout = useSession((session) => session.logout);
  const navigate = useNavigate();
  const leave = () => {
    logout();
    void navigate(paths.login);
  };
  return (
    <ul className="max-sm:hidden">
      <Menu
        label={t("account")}
        align="right"
        name={
          <span className={LINK}>
            <User aria-hidden="true" className="size-5.5" strokeWidth={1.25} />
          </span>
        }
      >
        <ul>
          <li>
            <Link to={paths.account} className="block px-5 py-2 text-sm hover:text-accent">
              {t("myAccount")}
            </Link>
          </li>
          <li>
            <button
              type="button"
              onClick={leave}
              className="block w-full px-5 py-2 text-left text-sm hover:text-accent"
            >
              {t("logout")}
            </button>
          </li>
        </ul>
      </Menu>
    </ul>
  );
}

export function WishlistLink() {
  const t = useTranslation("frame");
  return (
    <Link to={paths.wishlist} aria-label={t("wishlist")} className={`max-sm:hidden ${LINK}`}>
      <Heart aria-hidden="true" className="size-5.5" strokeWidth={1.25} />
    </Link>
  );
}

/** Opens the slide-out cart; counts the units in it (HEAD-05, VAL-02). Without scripts it leads to the cart page. */
export function CartButton() {
  const t = useTranslation("frame");
  const count = useCart((cart) => cart.count);
  const openPanel = useCart((cart) => cart.openPanel);
  return (
    <Link
      to={paths.cart}
      aria-label={t("cartItems", { count })}
      onClick={(event) => {
        event.preventDefault();
        openPanel();
      }}
      className={`relative ${LINK}`}
    >
      <ShoppingBag aria-hidden="true" className="size-5.5" strokeWidth={1.25} />
      <CountBadge count={count} />
    </Link>
  );
}

/** How many are in the cart; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      data-count={count}
      className="absolute top-1 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-medium text-paper tabular-nums"
    >
      {count}
    </span>
  );
}
