import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BASE_QUOTE } from "#contract/money.ts";
import { createRoutesStub, Outlet } from "react-router";
import { AREAS, wordsFor } from "#web/i18n/all-words.server.ts";
import { SpeechProvider } from "#web/i18n/use-translation.tsx";
import { ShopFrameProvider } from "#web/session/shop-frame.tsx";

interface Said {
  /** Adds to what the root's loader says: the frame of the shop. */
  frame?: object;
  /** What the page's own loader says. */
  loaderData?: unknown;
}

function Root() {
  return (
    <SpeechProvider>
      <ShopFrameProvider>
        <Outlet />
      </ShopFrameProvider>
    </SpeechProvider>
  );
}

/** The HTML of a page or a part of one, in English, as a loader's data would have it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a route's component takes the props of its own route
export function renderPage(Component: ComponentType<any>, { frame = {}, loaderData = {} }: Said = {}): string {
  const words = wordsFor(new Request("http://shop.test/"), AREAS);
  const settings = { homeCountry: "IN", honestNumbers: "off", paymentMethods: ["cod"], shopUrl: "http://shop.test" };
  const root = { language: "en", words, categories: [], quote: BASE_QUOTE, settings, ...frame };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Root,
      loader: () => root,
      children: [{ id: "page", index: true, Component, loader: () => loaderData }],
    },
  ]);
  return renderToStaticMarkup(
    <Page initialEntries={["/"]} hydrationData={{ loaderData: { root, page: loaderData } }} />,
  );
}
