import { createContext, useContext, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { CategoryEntry } from "#contract/catalog.ts";
import { BASE_QUOTE, type Quote } from "#contract/money.ts";

/** What every page is told: the currency, the categories and the settings that a shopper may know. */
export interface ShopFrame {
  quote: Quote;
  categories: CategoryEntry[];
  settings: {
    /** ISO code of the country whose shipping is free first (C-03). */
    homeCountry: string;
    /** Where "N sold" and its like come from. */
    honestNumbers: "simulated" | "real" | "off";
    /** Who may write a review: everyone with an account, or buyers of the product alone. */
    reviewsBy: "everyone" | "buyers";
    paymentMethods: readonly ("cod" | "razorpay" | "stripe")[];
    /** Where the shop stands, without a slash at the end. */
    shopUrl: string;
  };
}

/** What a page falls back to when even the frame could not be loaded. */
const BARE_FRAME: ShopFrame = {
  quote: BASE_QUOTE,
  categories: [],
  settings: { homeCountry: "IN", honestNumbers: "off", reviewsBy: "everyone", paymentMethods: ["cod"], shopUrl: "" },
};

const FrameContext = createContext(BARE_FRAME);

/** Hands down the frame that the root's loader made. Who reads it is not rendered anew by each step of a navigation. */
export function ShopFrameProvider({ children }: { children: ReactNode }) {
  return <FrameContext value={useRouteLoaderData<ShopFrame>("root") ?? BARE_FRAME}>{children}</FrameContext>;
}

/** The frame; the same for every visitor of that currency. */
export function useShopFrame(): ShopFrame {
  return useContext(FrameContext);
}
