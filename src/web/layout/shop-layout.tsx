import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { Toaster } from "../ui/toaster.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** A route whose handle is `{ bare: true }` stands alone: no header, footer, panels or banners (ROUTE-14). */
function useIsBare(): boolean {
  return useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
}

/** What stands around every page. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const bare = useIsBare();
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-5 focus:py-3 focus:text-paper">
        Skip to content
      </a>
      {!bare && <Header />}
      <main id="content" tabIndex={-1} className="outline-none">{children}</main>
      {!bare && <Footer />}
      <Toaster />
    </>
  );
}
