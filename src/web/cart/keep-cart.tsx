import { useEffect } from "react";
import { startShopSync } from "./shop-sync.ts";

/** Mounted once in the root: brings cart and wishlist to life after the page has been hydrated. */
export function KeepCart() {
  useEffect(() => startShopSync(), []);
  return null;
}
