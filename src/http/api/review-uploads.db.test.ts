import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Review } from "#contract/review.ts";
import { issueToken } from "#domain/accounts/tokens.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { mp4FilmOf } from "#tests/fixtures/films.ts";
import { pieces, sendUpload, type Upload } from "#tests/fixtures/send-upload.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { reviewRoutes } from "./review.ts";

const LIMIT = 104_857_600;

let shop: TestShop;
let app: App;
let folder: string;
let address: string;
let token: string;
let count = 0;
let productId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-uploads-"));
  shop = await openTestShop({ env: { DATA_DIR: folder } });
  app = await buildApp(shop.ctx, [reviewRoutes]);
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  productId = `tee-${(count += 1)}`;
  await saveProducts(shop.ctx, [sampleDraft({ id: productId })]);
  token = await issueToken(shop.ctx, (await shopper(shop.ctx, app)).id);
});

const send = (film: Upload["film"], more: Partial<Upload> = {}) =>
  sendUpload({ address, productId, token, film, ...more });

async function waiting(): Promise<string[]> {
  return readdir(join(folder, "uploads")).catch(() => []);
}
async function reviews(): Promise<Review[]> {
  const reply = await app.inject({ url: `/api/review/${productId}/get-review`, headers: { token } });
  return reply.json();
}
async function nothingLeft(): Promise<void> {
  await expect.poll(waiting).toEqual([]);
  expect(await reviews()).toEqual([]);
  expect(await shop.ctx.db.selectFrom("loose_media").selectAll().execute()).toEqual([]);
}

describe("a film over a real connection", () => {
  it("VAL-11 API-13 takes exactly 104857600 bytes, and keeps each of them", async () => {
    const film = mp4FilmOf(LIMIT);
    expect(film.length).toBe(LIMIT);
    expect(await send(pieces(film))).toMatchObject({ status: 200, body: { success: true } });
    const [review] = await reviews();
    const key = review!.videos[0]!.replace("/media/", "");
    expect(await shop.ctx.adapters.media.size(key)).toBe(LIMIT);
    expect(await waiting()).toEqual([]);
  });

  it("VAL-11 ERR-17 refuses one byte more, and leaves nothing", async () => {
    const message = "Video file is too large. Please upload a file smaller than 100MB.";
    expect(await send(pieces(mp4FilmOf(LIMIT + 1)))).toEqual({
      status: 400,
      body: { success: false, message, errors: { video: message } },
    });
    await nothingLeft();
  });

  it("hears of the refusal also when much more is on its way, and cuts off who never stops", async () => {
    const piece = Buffer.alloc(1_048_576, 1);
    const endless = (function* () {
      for (;;) yield piece;
    })();
    const reply = await send(endless);
    expect(reply === null || reply.status === 400).toBe(true);
    await nothingLeft();
  });

  it("leaves nothing of a connection that breaks off", async () => {
    for (const breakOffAt of [200_000, 30_000_000]) {
      expect(await send(pieces(mp4FilmOf(50_000_000)), { breakOffAt })).toBeNull();
      await nothingLeft();
    }
  });

  it("keeps other uploads going beside one that breaks off", async () => {
    const film = mp4FilmOf(5_000_000);
    const [good] = await Promise.all([send(pieces(film)), send(pieces(film), { breakOffAt: 1_000_000 })]);
    expect(good).toMatchObject({ status: 200 });
    await expect.poll(waiting).toEqual([]);
    expect(await reviews()).toHaveLength(1);
  });
});
