import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { AS_ROOT, smallDisk } from "#tests/setup/folders.ts";
import { audit, databaseOf, stockShop } from "./books.ts";
import { startBuying } from "./order-load.ts";
import { startShop } from "./start-shop.ts";

/** Takes all the space that is left. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(256 * 1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

/** Only who may mount a disk of their own can fill one up; a full disk at the start is tried by everybody (tests/setup). */
it.runIf(AS_ROOT)(
  "a disk that fills up under order load loses no acknowledged order, and space alone brings the shop back",
  async () => {
    const disk = smallDisk(400);
    if (disk === undefined) return;
    const env = { DATA_DIR: join(disk, "data") };
    let shop = await startShop(env);
    const buying = await stockShop(await databaseOf(env.DATA_DIR), 6);
    const load = startBuying(shop.address, buying);
    await expect.poll(() => buying.told.placed.size).toBeGreaterThan(20);
    const filler = join(disk, "filler");
    fill(filler);
    await pause(4_000);
    rmSync(filler);
    // Either it was able to go on all the time, or it has ended, or it is about to.
    const outcome = async () => {
      if (!shop.lives()) return "ended";
      return (await fetch(`${shop.address}/readyz`).catch(() => null))?.status;
    };
    await expect.poll(outcome).toSatisfy((found) => found === 200 || found === "ended");
    await load.stop();
    if ((await outcome()) === "ended") {
      // An embedded database that cannot write ends, and the shop with it.
      shop = await startShop(env);
    }
    expect(await audit(await databaseOf(env.DATA_DIR), buying.told)).toEqual([]);
    const again = startBuying(shop.address, buying);
    const before = buying.told.placed.size;
    await expect.poll(() => buying.told.placed.size).toBeGreaterThan(before + 10);
    await again.stop();
    expect(await audit(await databaseOf(env.DATA_DIR), buying.told)).toEqual([]);
    shop.send("SIGTERM");
    expect(await shop.ended).toBe(0);
  },
);
