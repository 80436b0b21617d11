import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "./running-shop.ts";

/**
 * One demo shop for the whole run; tests that change the shop itself start their own. While working on tests,
 * SHOP_ADDRESS names a demo shop that runs already.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env["SHOP_ADDRESS"]) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), "weft-browser-"));
  const shop = await startShop(join(folder, "data"));
  process.env["SHOP_ADDRESS"] = shop.address;
  return async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
