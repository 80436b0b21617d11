import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mp4FilmOf } from "#tests/fixtures/films.ts";
import { openReviewShop, type ReviewShop } from "#tests/fixtures/review-shop.ts";
import { pieces, sendUpload, type Upload } from "#tests/fixtures/send-upload.ts";

const LIMIT = 104_857_600;

let shop: ReviewShop;
let address: string;
beforeAll(async () => {
  shop = await openReviewShop();
  address = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

let sent = 0;
const send = (film: Upload["film"], more: Partial<Upload> = {}) => {
  sent += 1;
  return sendUpload({ address, productId: shop.product, token: shop.asha.token, film, ...more });
};

/** The shop notices that a connection broke off later than who broke it, maybe before it has begun to take anything in. */
async function nothingLeft(): Promise<void> {
  await shop.doneWith(sent);
  await shop.nothingLeft();
}

describe("a film over a real connection", () => {
  it("VAL-11 API-13 takes exactly 104857600 bytes, and keeps each of them", async () => {
    const film = mp4FilmOf(LIMIT);
    expect(film.length).toBe(LIMIT);
    expect(await send(pieces(film))).toMatchObject({ status: 200, body: { success: true } });
    const [review] = await shop.reviews();
    const key = review!.videos[0]!.replace("/media/", "");
    expect(await shop.ctx.adapters.media.size(key)).toBe(LIMIT);
    expect(await shop.waiting()).toEqual([]);
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
    await shop.doneWith(sent);
    expect(await shop.waiting()).toEqual([]);
    expect(await shop.reviews()).toHaveLength(1);
  });
});
