import { createContext, RouterContextProvider } from "react-router";
import type { ShopContext } from "#domain/context.ts";

const shop = createContext<ShopContext>();

/** What the server hands to every loader. It is made inside the build, whose context keys the server does not share. */
export function createLoadContext(ctx: ShopContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(shop, ctx);
  return provider;
}

/** The shop, for a loader. */
export function shopOf(context: Readonly<RouterContextProvider>): ShopContext {
  return context.get(shop);
}
