import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Bytes of brotli: what was reached, and a kilobyte. */
const PAGES = {
  home: { path: "/", budget: 118_300 },
  listing: { path: "/collection", budget: 119_000 },
  product: { path: null, budget: 120_200 },
};

for (const [name, { path, budget }] of Object.entries(PAGES)) {
  test(`JavaScript on first load of ${name} stays within ${budget} bytes of brotli`, async ({ page, request }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      sizes.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length),
      );
    });
    await page.goto(path ?? (await firstProduct(request)), { waitUntil: "networkidle" });
    const all = await Promise.all(sizes.values());
    expect(all.length).toBeGreaterThan(3);
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  });
}

async function firstProduct(request: APIRequestContext): Promise<string> {
  const reply = await request.get("/api/product/list?limit=1");
  const { products } = (await reply.json()) as { products: { _id: string }[] };
  return `/product/${products[0]!._id}`;
}
