import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";
import type { Rendered } from "./page.ts";

let time = 0;
let listening = true;
let cache: PageCache;
beforeEach(() => {
  time = 0;
  listening = true;
  cache = new PageCache({ maxBytes: 1_000_000, now: () => time, listening: () => listening });
});

const rendered = (text: string, given: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  shows: [],
  keep: true,
  ...given,
});

/** Asks for a page, waits until what was rendered for it is kept, and says what came, and how. */
async function ask(key: string, make: () => Rendered | Promise<Rendered>): Promise<[string, string]> {
  const { page, outcome } = await cache.answer(key, async () => make());
  await cache.settled();
  return [(await page.body("identity")).toString(), outcome];
}

const away = (): Rendered => {
  throw new Error("the database is away");
};

describe("the page cache", () => {
  it("renders a page once, and answers with it from then on", async () => {
    expect(await ask("/", () => rendered("one"))).toEqual(["one", "miss"]);
    expect(await ask("/", () => rendered("two"))).toEqual(["one", "hit"]);
    expect(await ask("/other", () => rendered("three"))).toEqual(["three", "miss"]);
  });

  it("renders a cold page once for all who wait for it", async () => {
    let count = 0;
    const cold = Promise.withResolvers<Rendered>();
    const render = () => {
      count += 1;
      return cold.promise;
    };
    const waiting = Array.from({ length: 50 }, () => cache.answer("/", render));
    cold.resolve(rendered("one"));
    const pages = new Set((await Promise.all(waiting)).map(({ page }) => page));
    expect([count, pages.size]).toEqual([1, 1]);
  });

  it("makes a page again when something that it shows has changed, and no other", async () => {
    await ask("/shirt", () => rendered("old", { shows: ["shirt"] }));
    await ask("/coat", () => rendered("old", { shows: ["coat"] }));
    time += 1000;
    cache.change(["shirt"]);
    expect(await ask("/shirt", () => rendered("new"))).toEqual(["new", "miss"]);
    expect(await ask("/coat", () => rendered("new"))).toEqual(["old", "hit"]);
  });

  it("makes every page again when anything may have changed", async () => {
    await ask("/", () => rendered("old"));
    time += 1000;
    cache.change(null);
    expect(await ask("/", () => rendered("new"))).toEqual(["new", "miss"]);
  });

  it("makes a page that changes all the time again a few times a second, and within a second of the last change", async () => {
    let count = 0;
    const render = () => rendered(`${(count += 1)}`, { shows: ["shirt"] });
    for (; time < 10_000; time += 5) {
      cache.change(["shirt"]);
      await ask("/", render);
    }
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(30);
    const before = count;
    time += 500;
    await ask("/", render);
    expect(count).toBe(before + 1);
  });

  it("does not keep for long what was made while something changed, or just after", async () => {
    await cache.answer("/", async () => {
      cache.change(["shirt"]);
      return rendered("old", { shows: ["shirt"] });
    });
    await cache.settled();
    expect(await ask("/", () => rendered("new", { shows: ["shirt"] }))).toEqual(["old", "hit"]);
    time += 500;
    expect(await ask("/", () => rendered("new", { shows: ["shirt"] }))).toEqual(["new", "miss"]);

    time += 1000;
    cache.change(null);
    time += 250;
    expect(await ask("/", () => rendered("from a copy that lags behind"))).toEqual([
      "from a copy that lags behind",
      "miss",
    ]);
    time += 500;
    expect(await ask("/", () => rendered("up to date"))).toEqual(["up to date", "miss"]);
    time += 3_000_000;
    expect(await ask("/", () => rendered("newer"))).toEqual(["up to date", "hit"]);
    time += 1_000_000;
    expect(await ask("/", () => rendered("newer"))).toEqual(["newer", "miss"]);
  });

  it("keeps nothing that is not to be kept, and no failure", async () => {
    await ask("/a", () => rendered("not found", { status: 404, keep: false }));
    await ask("/b", () => rendered("failed", { status: 500 }));
    await expect(ask("/c", away)).rejects.toThrow("away");
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
    await ask("/d", () => rendered("there"));
    time += 1000;
    cache.change(null);
    expect(await ask("/d", () => rendered("gone", { status: 404, keep: false }))).toEqual(["gone", "miss"]);
    expect(cache.size).toBe(0);
  });

  it("answers with the old page when the new one fails, and tries again a second later", async () => {
    await ask("/", () => rendered("old"));
    time += 1000;
    cache.change(null);
    expect(await ask("/", away)).toEqual(["old", "stale"]);
    expect(await ask("/", () => rendered("failed", { status: 500 }))).toEqual(["old", "stale"]);
    let tries = 0;
    const count = () => {
      tries += 1;
      return away();
    };
    await ask("/", count);
    expect(tries).toBe(0);
    time += 1000;
    await ask("/", count);
    expect(tries).toBe(1);
    time += 1000;
    expect(await ask("/", () => rendered("new"))).toEqual(["new", "miss"]);
  });

  it("answers at once with what it has while nothing is heard of changes, and looks for news behind the answer", async () => {
    await ask("/", () => rendered("old"));
    listening = false;
    expect(await ask("/", away)).toEqual(["old", "stale"]);
    time += 20_000;
    const never = cache.answer("/", () => new Promise<Rendered>(() => {}));
    expect((await never).outcome).toBe("stale");
    expect(await cache.answer("/", async () => away())).toMatchObject({ outcome: "stale" });
  });

  it("asks anew for everything when it hears of changes again", async () => {
    await ask("/", () => rendered("old"));
    listening = false;
    time += 20_000;
    await ask("/", away);
    listening = true;
    cache.change(null);
    expect(await ask("/", () => rendered("new"))).toEqual(["new", "miss"]);
  });

  it("stays within its memory when flooded with addresses, and keeps what is in use", async () => {
    const text = () => randomBytes(15_000).toString("base64");
    await ask("/popular", () => rendered("popular"));
    expect(await ask("/popular", () => rendered("lost"))).toEqual(["popular", "hit"]);
    for (let index = 0; index < 500; index += 1) {
      await ask(`/?flood=${index}`, () => rendered(text()));
      expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    }
    expect(cache.size).toBeGreaterThan(5);
    expect(await ask("/popular", () => rendered("lost"))).toEqual(["popular", "hit"]);
    await ask("/huge", () => rendered(text().repeat(10)));
    const size = cache.size;
    for (const [index, body] of Array.from({ length: 100 }, text).entries()) {
      // Asked for twice each: proved, and the oldest give way all the same.
      await ask(`/twice/${index}`, () => rendered(body));
      await ask(`/twice/${index}`, () => rendered(body));
      expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    }
    expect(cache.size).toBeGreaterThan(size);
  });

  it("counts every encoding that it made", async () => {
    const { page } = await cache.answer("/", async () => rendered("text ".repeat(2000)));
    await cache.settled();
    const before = cache.bytes;
    const gzip = await page.body("gzip");
    expect(cache.bytes).toBe(before + gzip.length);
    expect(page.body("gzip")).toBe(gzip);
  });

  it("compresses as well as can be what has lasted and is asked for again", async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${(index * 7919) % 997}`).join(" ");
    await ask("/", () => rendered(words));
    const quick = (await cache.find("/")!.body("br")).length;
    time += 11_000;
    const page = cache.find("/")!;
    await expect.poll(async () => (await page.body("br")).length).toBeLessThan(quick);
    expect((await page.body("identity")).toString()).toBe(words);
  });
});
