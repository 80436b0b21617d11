import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { countGuesses, type Guess, type Guesses } from "./guesses.ts";

const MINUTE = 60_000;
const SECRET = "only for this test";
let shop: TestShop;
let clock = new Date();
/** Two processes of one shop: what they know in common is in the database. */
let one: Guesses;
let two: Guesses;

beforeAll(async () => {
  shop = await openTestShop();
  const open = () => countGuesses(shop.ctx.db, SECRET, false, () => clock);
  [one, two] = [open(), open()];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from identity.guess`.execute(shop.ctx.db);
});

const guess = (more: Partial<Guess> = {}): Guess => ({
  email: "asha@example.com",
  address: "192.0.2.1",
  browser: null,
  ...more,
});
const times = async (n: number, make: (n: number) => Guess, guesses = one) => {
  const waits: number[] = [];
  for (let i = 0; i < n; i += 1) waits.push(await guesses.begin(make(i)));
  return waits;
};

describe("guesses at an account", () => {
  it("from one address are ten in a quarter of an hour, over all processes", async () => {
    expect(await times(5, () => guess())).toEqual(Array(5).fill(0));
    expect(await times(5, () => guess({ email: " ASHA@example.com" }), two)).toEqual(Array(5).fill(0));
    const wait = await one.begin(guess());
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(await two.begin(guess())).toBeGreaterThan(0);
  });

  it("made at once are counted all the same", async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).begin(guess())));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it("lock out nobody but their own address", async () => {
    await times(200, () => guess());
    expect(await one.begin(guess({ address: "192.0.2.2" }))).toBe(0);
    expect(await one.begin(guess({ email: "ravi@example.com" }))).toBe(0);
  });

  it("from many addresses together are fifty; a browser that the holder has used is let through, and its guesses counted", async () => {
    const waits = await times(60, (n) => guess({ address: `198.51.100.${n}` }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
    expect(await one.begin(guess({ address: "203.0.113.9" }))).toBeGreaterThan(0);
    const known = { address: "203.0.113.9", browser: one.knownBrowser("asha@example.com") };
    expect(await two.begin(guess(known))).toBe(0);
    expect((await times(10, () => guess(known))).at(-1)).toBeGreaterThan(0);
    for (const browser of [one.knownBrowser("ravi@example.com"), "made.up", "", `${known.browser}x`])
      expect(await one.begin(guess({ address: "203.0.113.10", browser }))).toBeGreaterThan(0);
  });

  it("are over after a quarter of an hour, however many went on knocking", async () => {
    await times(30, () => guess());
    clock = new Date(clock.getTime() + 14 * MINUTE);
    expect(await one.begin(guess())).toBeGreaterThan(0);
    clock = new Date(clock.getTime() + MINUTE);
    expect(await one.begin(guess())).toBe(0);
  });

  it("are forgotten after a right one", async () => {
    await times(10, () => guess());
    await times(48, (n) => guess({ address: `198.51.100.${n}` }));
    await two.forget(guess());
    expect(await times(10, () => guess())).toEqual(Array(10).fill(0));
    expect(await one.begin(guess({ address: "203.0.113.9" }))).toBe(0);
  });

  it("are kept without the address, and no longer than they count", async () => {
    await times(3, () => guess());
    const { rows } = await sql<{ row: string }>`select g::text as row from identity.guess g`.execute(shop.ctx.db);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("asha");
    clock = new Date(clock.getTime() + 16 * MINUTE);
    await one.begin(guess({ email: "ravi@example.com", address: "192.0.2.9" }));
    const left = await sql<{ n: number }>`select count(*)::int as n from identity.guess`.execute(shop.ctx.db);
    expect(left.rows[0]!.n).toBe(2);
  });

  it("mails an address five links in a quarter of an hour", async () => {
    const may = [];
    for (let i = 0; i < 6; i += 1) may.push(await one.mayMail("asha@example.com"));
    expect(may).toEqual([true, true, true, true, true, false]);
    expect(await one.mayMail("ravi@example.com")).toBe(true);
  });
});
