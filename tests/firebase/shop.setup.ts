import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/browser/running-shop.ts";
import { FIREBASE_SETTINGS } from "./emulator-calls.ts";

/** One shop for the run, whose accounts the emulator holds. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "weft-firebase-shop-"));
  const shop = await startShop(join(folder, "data"), FIREBASE_SETTINGS);
  process.env["SHOP_ADDRESS"] = shop.address;
  return async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
