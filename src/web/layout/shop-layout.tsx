import { useEffect, type ReactNode } from "react";
import { useMatches } from "react-router";
import { useCart } from "../cart/cart-store.ts";
import { KeepCart } from "../cart/keep-cart.tsx";
import { Chat } from "../chat/chat-button.tsx";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useSearchKeys } from "../search/use-search-keys.ts";
import { useSession } from "../session/session.ts";
import { useToaster } from "../ui/toast.ts";
import { whenWanted } from "../ui/when-wanted.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ClosePanels } from "./close-panels.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { CouponBanner } from "./coupon-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useOpenPanel } from "./open-panel.ts";

/** A route whose handle is `{ bare: true }` stands alone: no header, footer, panels or banners (ROUTE-14, G-02). */
function useIsBare(): boolean {
  return useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
}

/** What stands around every page. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const t = useTranslation("frame");
  const bare = useIsBare();
  useEffect(() => useSession.getState().adopt(), []);
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
      >
        {t("skip")}
      </a>
      <KeepCart />
      {!bare && <CouponBanner />}
      {!bare && <Header />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {!bare && <Footer />}
      {!bare && <BottomBar />}
      {!bare && <Chat />}
      {!bare && <Panels />}
      <ClosePanels />
      <ConnectionNotice />
      <Toasts />
    </>
  );
}

const LaterPanels = whenWanted(() => import("./panels.tsx"));
const LaterToaster = whenWanted(() => import("../ui/toaster.tsx"));

/** The panels over the page. */
function Panels() {
  const wanted = useOpenPanel(({ panel }) => panel !== null);
  const cartOpen = useCart((cart) => cart.panelOpen);
  useSearchKeys();
  return <LaterPanels wanted={wanted || cartOpen} />;
}

/** Where toasts appear, from the first one on. */
function Toasts() {
  return <LaterToaster wanted={useToaster((toaster) => toaster.wanted)} />;
}
