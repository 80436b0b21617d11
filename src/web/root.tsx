import { useContext, useEffect, type ReactNode } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Language } from "#contract/language.ts";
import type { ShopContext } from "#domain/context.ts";
import { offeredMethods } from "#domain/payments/offered-methods.ts";
import { listCategories } from "#domain/catalog/queries.ts";
import type { Route } from "./+types/root";
import serifFont from "./fonts/instrument-serif.woff2?url";
import moreInterFont from "./fonts/inter-more.woff2?url";
import interFont from "./fonts/inter.woff2?url";
import { FRAME, languageOf, wordsFor } from "./i18n/all-words.server.ts";
import { SpeechProvider, useLanguage } from "./i18n/use-translation.tsx";
import { drawBelow, LEAVE_OUT_BELOW } from "./layout/draw-below.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { ShopLayout } from "./layout/shop-layout.tsx";
import { shopOf } from "./load-context.ts";
import { titleOfError } from "./layout/error-words.ts";
import { quoteFor } from "./session/quote.ts";
import { ShopFrameProvider, type ShopFrame } from "./session/shop-frame.tsx";
import { PageStyles } from "./page-styles.ts";
import styles from "./styles.css?url";

/** Those whose every line has letters beyond English. */
const ACCENTED: readonly Language[] = ["es", "fr", "de"];

export const links: Route.LinksFunction = () => [
  preloadedFont(interFont),
  preloadedFont(serifFont),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

function preloadedFont(href: string) {
  return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" } as const;
}

export const meta: Route.MetaFunction = ({ error, matches }) => [
  { title: error ? titleOfError(error, matches) : "Weft" },
];

/** What every page is told. A page depends on its address, language and currency alone, so nothing here is personal. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const speech = { language: languageOf(request), words: wordsFor(request, FRAME) };
  try {
    return { ...speech, ...(await loadFrame(shopOf(context), request)) };
  } catch (error) {
    // The page that says so still needs words to say it with.
    console.error(error);
    throw data(speech, { status: 500 });
  }
}

async function loadFrame(ctx: ShopContext, request: Request): Promise<ShopFrame> {
  const [quote, categories] = await Promise.all([quoteFor(ctx, request), listCategories(ctx, languageOf(request))]);
  const { HOME_COUNTRY, HONEST_NUMBERS, REVIEWS_BY, SHOP_URL } = ctx.config;
  return {
    quote,
    categories,
    settings: {
      homeCountry: HOME_COUNTRY,
      honestNumbers: HONEST_NUMBERS,
      reviewsBy: REVIEWS_BY,
      paymentMethods: offeredMethods(ctx),
      shopUrl: SHOP_URL,
    },
  };
}

/** The frame stays as it is while the shopper goes from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <SpeechProvider>
      <ShopFrameProvider>
        <Page>{children}</Page>
      </ShopFrameProvider>
    </SpeechProvider>
  );
}

function Page({ children }: { children: ReactNode }) {
  const css = useContext(PageStyles);
  const language = useLanguage();
  // The last effect of all: whoever drives the page from outside sees that it has come to life.
  useEffect(() => drawBelow(() => (document.documentElement.dataset["live"] = "")), []);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" />
        <Meta />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={styles} />
        ) : (
          <style href="weft" precedence="default">
            {css}
          </style>
        )}
        <Links />
        {ACCENTED.includes(language) && <link {...preloadedFont(moreInterFont)} />}
        <script dangerouslySetInnerHTML={{ __html: LEAVE_OUT_BELOW }} />
      </head>
      <body className="min-h-dvh bg-paper text-base text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ShopLayout>
      <Outlet />
    </ShopLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopLayout>
      <ErrorPage error={error} />
    </ShopLayout>
  );
}
