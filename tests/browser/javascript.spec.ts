import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./test.ts";

const BUDGET_BYTES = 130_000;

for (const [name, path] of Object.entries({ home: "/", listing: "/collection", product: null })) {
  test(`JavaScript on first load of ${name} stays within 130 kB of brotli`, async ({ page, request }) => {
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
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET_BYTES);
  });
}

async function firstProduct(request: APIRequestContext): Promise<string> {
  const reply = await request.get("/api/product/list?limit=1");
  const { products } = (await reply.json()) as { products: { _id: string }[] };
  return `/product/${products[0]!._id}`;
}
