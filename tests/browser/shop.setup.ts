import { startOwnShop } from "./running-shop.ts";

/**
 * One demo shop for the whole run; tests that change the shop itself start their own. While working on tests,
 * SHOP_ADDRESS names a demo shop that runs already.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env["SHOP_ADDRESS"]) return async () => {};
  const shop = await startOwnShop();
  process.env["SHOP_ADDRESS"] = shop.address;
  return shop.close;
}
