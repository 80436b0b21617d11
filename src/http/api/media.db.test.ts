import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type App } from "#http/app.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { picturesFrom } from "./media.ts";

let shop: TestShop;
let app: App;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-pictures-"));
  await writeFile(join(folder, "tee.0a1b2c3d-800.avif"), "avif");
  await writeFile(join(folder, "tee.0a1b2c3d-800.webp"), "webp");
  await writeFile(join(folder, "notes.html"), "<script>alert(1)</script>");
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [picturesFrom(folder)]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

describe("GET /media/demo", () => {
  it.each(["avif", "webp"])("serves %s pictures that never change, under their own type", async (type) => {
    const response = await app.inject(`/media/demo/tee.0a1b2c3d-800.${type}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(type);
    expect(response.headers).toMatchObject({
      "content-type": `image/${type}`,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    "/media/demo/gone-800.avif",
    "/media/demo/notes.html",
    "/media/demo/",
    "/media/demo/..%2f..%2fpackage.json",
    "/media/demo/../media.avif",
  ])("%s is not there", async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBeUndefined();
  });
});
