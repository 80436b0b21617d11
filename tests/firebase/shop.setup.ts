import { startOwnShop } from "#tests/browser/running-shop.ts";
import { FIREBASE_SETTINGS } from "./emulator-calls.ts";

/** One shop for the run, whose accounts the emulator holds. */
export default async function setup(): Promise<() => Promise<void>> {
  const shop = await startOwnShop(FIREBASE_SETTINGS);
  process.env["SHOP_ADDRESS"] = shop.address;
  return shop.close;
}
