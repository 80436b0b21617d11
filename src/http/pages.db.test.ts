import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { createContext, data, RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findProduct } from "#domain/catalog/find-product.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import type { ShopContext } from "#domain/context.ts";
import { listenToCatalogue, type Listening } from "#platform/catalogue-changes/listen.ts";
import type { PageCache } from "#platform/page-cache/page-cache.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App } from "./app.ts";
import { answerPages, type Storefront } from "./pages.ts";

const shopOf = createContext<ShopContext>();
let shop: TestShop;
let app: App;
let cache: PageCache;
let listening: Listening;
/** Addresses that a loader was asked for, with the cookies that it saw. */
const asked: { address: string; cookie: string | null }[] = [];
let away = false;

const SCRIPT = "document.title = 'Weft'";

/** A storefront of two pages, in the form in which React Router builds one. */
const storefront = {
  entry: {
    module: {
      default: async (_request: Request, status: number, headers: Headers, context: unknown) => {
        const { loaderData } = (context as { staticHandlerContext: { loaderData: object } }).staticHandlerContext;
        headers.set("content-type", "text/html; charset=utf-8");
        const html = `<html><script>${SCRIPT}</script>${JSON.stringify(loaderData)}${"<p>cloth</p>".repeat(200)}</html>`;
        return new Response(html, { status, headers });
      },
      createLoadContext: (ctx: ShopContext) => {
        const provider = new RouterContextProvider();
        provider.set(shopOf, ctx);
        return provider;
      },
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    home: {
      id: "home",
      parentId: "root",
      index: true,
      module: page({ query: [] }, async () => ({ greeting: "Hello" })),
    },
    product: {
      id: "product",
      parentId: "root",
      path: "product/:id",
      module: page({ query: [], attributes: true }, async ({ context, params }) => {
        const product = await findProduct(context.get(shopOf), params["id"] ?? "");
        if (!product) throw data(null, { status: 404 });
        return { product };
      }),
    },
    secret: { id: "secret", parentId: "root", path: "secret", module: page(undefined, async () => ({ secret: true })) },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as Storefront;

function page(handle: object | undefined, load: (args: LoaderFunctionArgs) => Promise<unknown>) {
  return {
    default: () => null,
    handle,
    loader: async (args: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(args.request.url);
      asked.push({ address: pathname + search, cookie: args.request.headers.get("cookie") });
      if (away) throw new Error("the database is away");
      return load(args as LoaderFunctionArgs & { context: RouterContextProvider });
    },
  };
}

beforeAll(async () => {
  shop = await openTestShop();
  await saveProducts(shop.ctx, [
    sampleDraft({ id: "tee", options: { Size: ["S", "M"] } }),
    sampleDraft({ id: "coat" }),
  ]);
  listening = await listenToCatalogue(shop.url, shop.ctx.changes, shop.ctx.log);
  app = await buildApp(shop.ctx, []);
  cache = await answerPages(app, shop.ctx, storefront);
});
afterAll(async () => {
  await app.close();
  await listening.stop();
  await shop.close();
});
beforeEach(() => {
  away = false;
  asked.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** Asks until the answer has a text. Within what time, the cache's own tests say, which have a clock of their own. */
const expectSoon = (url: string, text: string) =>
  expect.poll(async () => (await get(url)).body, { interval: 20 }).toContain(text);

describe("a page", () => {
  it("is rendered once, and is the same in brotli, gzip and as it is", async () => {
    const plain = await get("/");
    const brotli = await get("/", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get("/", { "accept-encoding": "gzip" });
    expect(asked.length).toBe(1);
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.rawPayload.length).toBe(Number(brotli.headers["content-length"]));
  });

  it("may be held by a proxy, is asked about again by a browser, and differs by encoding, language and cookies", async () => {
    const { headers } = await get("/");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, stale-if-error=86400");
    expect(headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
    expect(headers["content-language"]).toBe("en");
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("is answered 304 to who has it, and without a body to HEAD", async () => {
    const first = await get("/", { "accept-encoding": "br" });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await get("/", { "if-none-match": etag, "accept-encoding": "gzip" });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
    expect((await get("/", { "if-none-match": '"other"' })).statusCode).toBe(200);
    const head = await app.inject({ method: "HEAD", url: "/", headers: { "accept-encoding": "br" } });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    expect(head.headers["content-length"]).toBe(first.headers["content-length"]);
  });

  it("is another one by language and currency, and its loaders see nothing else of the request", async () => {
    await get("/product/coat", { cookie: "session=secret; currency=USD; lang=fr" });
    const german = await get("/product/coat", { "accept-language": "de" });
    expect(german.headers["content-language"]).toBe("de");
    await get("/product/coat", { "accept-language": "de-AT", cookie: "theme=dark" });
    expect(asked.map(({ cookie }) => cookie)).toEqual(["lang=fr; currency=USD", "lang=de; currency=INR"]);
  });

  it("is remembered in the language that its address asks for, by its reader alone", async () => {
    const french = await get("/product/coat?lang=fr");
    expect(french.headers["set-cookie"]).toContain("lang=fr");
    expect(french.headers["cache-control"]).toBe("private, no-cache");
    expect((await get("/product/coat?lang=fr")).headers["set-cookie"]).toContain("lang=fr");
    expect(asked.length).toBe(1);
  });

  it("takes no memory for random parameters, or for addresses that are none", async () => {
    await get("/");
    await cache.settled();
    const before = cache.size;
    for (let index = 0; index < 50; index += 1) await get(`/?${Math.random()}=${index}`);
    for (let index = 0; index < 50; index += 1) {
      expect((await get(`/product/none-${index}`)).statusCode).toBe(404);
      await get(`/secret?token=${index}`);
    }
    await cache.settled();
    expect(cache.size).toBe(before);
    expect((await get("/product/none")).headers["cache-control"]).toBe("no-cache");
  });

  it("is kept for the browser's own navigation too", async () => {
    const first = await get("/product/tee.data");
    const second = await get("/product/tee.data?utm=1");
    expect(first.headers["content-type"]).toContain("text/x-script");
    expect(second.body).toBe(first.body);
    expect(asked.length).toBe(1);
    expect((await get("/product/none.data")).statusCode).toBe(404);
  });
});

describe("a change of the catalogue", () => {
  const setPrice = (id: string, price: number) =>
    shop.ctx.db.updateTable("product").set({ price_minor: price }).where("id", "=", id).execute();

  it("is on every page soon after", async () => {
    await get("/product/tee");
    await setPrice("tee", 12_345);
    await expectSoon("/product/tee", '"price":12345');
    await setPrice("tee", 23_456);
    await expectSoon("/product/tee", '"price":23456');
  });

  it("that is a sale is on the pages that show the product, and leaves the others as they are", async () => {
    // Until no page is so young that an earlier change may make it again.
    await pause(1000);
    await get("/product/tee");
    await get("/product/coat");
    asked.length = 0;
    await sell("tee", 1);
    await expectSoon("/product/tee", '"stock":2,');
    await get("/product/coat");
    // Once or, where the copy in memory lagged behind, once more.
    expect(new Set(asked.map(({ address }) => address))).toEqual(new Set(["/product/tee"]));
  });

  it("is made again a few times a second at most, however much is sold", async () => {
    asked.length = 0;
    const begun = performance.now();
    let left = 100;
    while (left < 200) {
      await sell("tee", (left += 1));
      await get("/product/tee");
    }
    const atMostEvery = 400;
    expect(asked.length).toBeLessThanOrEqual(Math.ceil((performance.now() - begun) / atMostEvery) + 1);
    await expectSoon("/product/tee", `"stock":${left * 2},`);
  });

  it("that was made while nothing was heard is on the pages when it is heard again", async () => {
    await get("/product/coat");
    const { db, changes } = shop.ctx;
    // What it asked last: to be told, or, after a while, whether the connection lives.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen catalogue_changed', 'select 1')`.execute(db);
    await expect.poll(() => changes.listening).toBe(false);
    await setPrice("coat", 34_567);
    expect((await get("/product/coat")).statusCode).toBe(200);
    await expect.poll(() => changes.listening).toBe(true);
    await expectSoon("/product/coat", '"price":34567');
  });

  it("cannot be looked for while the database is away: the old page goes on", async () => {
    await get("/product/coat");
    away = true;
    shop.ctx.changes.tell(null);
    const reply = await get("/product/coat");
    expect([reply.statusCode, reply.body.includes('"coat"')]).toEqual([200, true]);
    shop.ctx.changes.hears(false);
    expect((await get("/product/coat")).statusCode).toBe(200);
    expect((await get("/product/coat", { cookie: "currency=SEK" })).statusCode).toBe(500);
    away = false;
    shop.ctx.changes.hears(true);
    expect((await get("/product/coat", { cookie: "currency=SEK" })).statusCode).toBe(200);
  });
});

/** What an order does to a product's stock, and tells of it. */
async function sell(id: string, left: number): Promise<void> {
  await shop.ctx.db.transaction().execute(async (trx) => {
    await sql`set local weft.selling = on`.execute(trx);
    await trx.updateTable("variant").set({ stock: left }).where("product_id", "=", id).execute();
  });
  shop.ctx.changes.sold([id]);
}
