import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Review } from "#contract/review.ts";
import { findProduct } from "#domain/catalog/find-product.ts";
import { mp4Film, webmFilm } from "#tests/fixtures/films.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { reviewForm } from "#tests/fixtures/review-forms.ts";
import { film, image, jpeg, openReviewShop, words, type ReviewShop } from "#tests/fixtures/review-shop.ts";
import { shoppers } from "#tests/fixtures/shoppers.ts";
import { buildApp } from "../app.ts";
import { reviewRoutes } from "./review.ts";

let shop: ReviewShop;
beforeAll(async () => {
  shop = await openReviewShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

const folderOf = (review: Review) => /[0-9a-f]{32}/.exec(review.images[0] ?? review.videos[0] ?? "")?.[0] ?? "none";

describe("GET /api/review/{productId}/get-review", () => {
  it("API-12 ENT-11 ROLE-02 lists reviews for a shopper", async () => {
    expect(await shop.add(words, [image(jpeg), film(mp4Film())])).toEqual({
      status: 200,
      body: { success: true, message: "Thank you! Your review has been added." },
    });
    const [review] = await shop.reviews();
    expect(review).toMatchObject({
      name: "Asha",
      rating: 4,
      comment: "Soft, and it fits.",
      date: "2026-06-01T10:00:00.000Z",
      verifiedPurchase: false,
      helpful: 0,
      foundHelpful: false,
      own: true,
    });
    expect(review!.images).toEqual([expect.stringMatching(/^\/media\/reviews\/[0-9a-f]{32}\/picture-1-500\.webp$/)]);
    expect(review!.videos).toEqual([expect.stringMatching(/^\/media\/reviews\/[0-9a-f]{32}\/film\.mp4$/)]);
  });

  it("API-12 refuses a visitor with 401, and what is no product with 404", async () => {
    const url = `/api/review/${shop.product}/get-review`;
    expect((await shop.app.inject(url)).statusCode).toBe(401);
    await shop.ctx.db.updateTable("product").set({ published: false }).where("id", "=", shop.product).execute();
    for (const gone of [url, "/api/review/nothing/get-review"]) {
      const reply = await shop.app.inject({ url: gone, headers: { token: shop.asha.token } });
      expect([reply.statusCode, reply.json().message]).toEqual([404, "This product is not in the shop."]);
    }
  });

  it("PDP-05 C-15 carries the average and count to the product itself", async () => {
    const [other] = await shoppers(shop.ctx, shop.app, 1);
    await shop.add(words);
    await shop.add({ ...words, rating: "5" }, [], other!);
    expect(await findProduct(shop.ctx, shop.product)).toMatchObject({ ratingAverage: 4.5, ratingCount: 2 });
    await shop.add({ ...words, rating: "1" });
    expect(await findProduct(shop.ctx, shop.product)).toMatchObject({ ratingAverage: 3, ratingCount: 2 });
  });
});

describe("POST /api/review/{productId}/add-review", () => {
  it.each([0, 1, 3, 12])("API-13 VAL-13 takes %i images", async (number) => {
    const files = Array.from({ length: number }, (_, n) => image(jpeg, `p${n}.jpg`, "image/jpeg", `image${n + 1}`));
    expect((await shop.add(words, files)).status).toBe(200);
    expect((await shop.reviews())[0]!.images).toHaveLength(number);
    expect(await shop.waiting()).toEqual([]);
  });

  it.each([
    ["mp4", mp4Film(), "video/mp4"],
    ["mov", mp4Film(100, "qt  "), "video/quicktime"],
    ["webm", webmFilm(), "video/webm"],
  ])("API-13 takes a %s by its bytes, whatever its name says", async (kind, content, type) => {
    expect((await shop.add(words, [film(content, "film.exe", "text/html")])).status).toBe(200);
    const [review] = await shop.reviews();
    expect(review!.videos[0]).toMatch(new RegExp(`/film\\.${kind}$`));
    const reply = await shop.app.inject(review!.videos[0]!);
    expect(reply.headers["content-type"]).toBe(type);
    expect(reply.rawPayload.equals(content)).toBe(true);
  });

  it("API-13 asks for a token before it takes anything in", async () => {
    const { payload, headers } = await reviewForm(words, [image(jpeg)]);
    const url = `/api/review/${shop.product}/add-review`;
    const reply = await shop.app.inject({ method: "POST", url, headers, payload });
    expect([reply.statusCode, reply.json().message]).toEqual([401, "Please log in to continue."]);
    expect((await shop.add(words, [], shop.asha, "nothing")).status).toBe(404);
  });

  it.each([
    [{ comment: "Good." }, ["rating"]],
    [{ rating: "5" }, ["comment"]],
    [{ rating: "0", comment: "Good." }, ["rating"]],
    [{ rating: "5", comment: " \n " }, ["comment"]],
    [{}, ["rating", "comment"]],
  ])("VAL-10 ERR-16 refuses %j", async (fields, atFault) => {
    const message = "Please fill in all required fields (rating and comment)";
    expect(await shop.add(fields as Record<string, string>, [image(jpeg)])).toEqual({
      status: 400,
      body: { success: false, message, errors: Object.fromEntries(atFault.map((field) => [field, message])) },
    });
    await shop.nothingLeft();
  });

  it("N-08 a second review takes the place of the first, its files and its votes", async () => {
    await shop.add(words, [image(jpeg), film(mp4Film())]);
    const [first] = await shop.reviews();
    const [other] = await shoppers(shop.ctx, shop.app, 1);
    await other!.post(`/api/review/${shop.product}/${first!.id}/helpful`, { helpful: true });
    shop.pass(24 * 60);
    expect((await shop.add({ rating: "2", comment: "It shrank." }, [image(jpeg)])).body.message).toBe(
      "Thank you! Your review has been updated.",
    );
    const [second, ...rest] = await shop.reviews();
    expect(rest).toEqual([]);
    expect(second).toMatchObject({
      rating: 2,
      comment: "It shrank.",
      videos: [],
      helpful: 0,
      date: "2026-06-02T10:00:00.000Z",
    });
    expect((await shop.app.inject(first!.images[0]!)).statusCode).toBe(404);
    expect((await shop.app.inject(second!.images[0]!)).statusCode).toBe(200);
    expect((await shop.kept()).filter((path) => path.includes(folderOf(first!)))).toEqual([]);
    expect(await shop.loose()).toEqual([]);
  });

  it("N-08 stays one review of one shopper when many come at once", async () => {
    const before = new Set(await shop.kept());
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => shop.add({ ...words, rating: `${rating}` }, [image(jpeg)])),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [review, ...rest] = await shop.reviews();
    expect(rest).toEqual([]);
    const fresh = (await shop.kept()).filter((path) => !before.has(path));
    expect(fresh.every((path) => path.includes(folderOf(review!)))).toBe(true);
    expect(await findProduct(shop.ctx, shop.product)).toMatchObject({ ratingAverage: review!.rating, ratingCount: 1 });
    expect(await shop.loose()).toEqual([]);
  });

  it("REV-14 N-08 marks reviews of buyers, as long as their order stands", async () => {
    await shop.add(words);
    expect((await shop.reviews())[0]!.verifiedPurchase).toBe(false);
    const placed = await shop.asha.post(
      "/api/order/place",
      orderBody([{ _id: shop.product, quantity: 1, price: 99_900 }]),
    );
    expect(placed.status).toBe(200);
    expect((await shop.reviews())[0]!.verifiedPurchase).toBe(true);
    await shop.ctx.db
      .updateTable("orders")
      .set({ status: "Cancelled" })
      .where("id", "=", placed.body.orderId)
      .execute();
    expect((await shop.reviews())[0]!.verifiedPurchase).toBe(false);
  });

  it("REV-14 N-08 takes reviews of buyers alone where the shop wants it so", async () => {
    const strict = { ...shop.ctx, config: { ...shop.ctx.config, REVIEWS_BY: "buyers" as const } };
    const strictApp = await buildApp(strict, [reviewRoutes]);
    const { payload, headers } = await reviewForm(words, [image(jpeg)]);
    const send = () =>
      strictApp.inject({
        method: "POST",
        url: `/api/review/${shop.product}/add-review`,
        headers: { ...headers, token: shop.asha.token },
        payload,
      });
    const refused = await send();
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      "Only shoppers who have bought this product can review it.",
    ]);
    await shop.nothingLeft();
    await shop.asha.post("/api/order/place", orderBody([{ _id: shop.product, quantity: 1, price: 99_900 }]));
    expect((await send()).statusCode).toBe(200);
    expect((await shop.reviews())[0]!.verifiedPurchase).toBe(true);
    await strictApp.close();
  });
});

describe("POST /api/review/{productId}/{reviewId}/helpful", () => {
  it("counts a shopper once, and takes the vote back", async () => {
    await shop.add(words);
    const [review] = await shop.reviews();
    const [bina, chand] = await shoppers(shop.ctx, shop.app, 2);
    const url = `/api/review/${shop.product}/${review!.id}/helpful`;
    expect((await bina!.post(url, { helpful: true })).body).toEqual({
      success: true,
      message: "Thank you for your vote.",
      helpful: 1,
    });
    const again = await Promise.all([bina!, bina!, chand!].map((one) => one.post(url, { helpful: true })));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.reviews(bina!))[0]).toMatchObject({
      helpful: 2,
      foundHelpful: true,
      own: false,
    });
    expect((await shop.reviews())[0]).toMatchObject({ helpful: 2, foundHelpful: false, own: true });
    expect((await bina!.post(url, { helpful: false })).body.helpful).toBe(1);
    expect((await bina!.post(url, { helpful: false })).body.helpful).toBe(1);
  });

  it("refuses one's own review, and one that is not there", async () => {
    await shop.add(words);
    const [review] = await shop.reviews();
    expect((await shop.asha.post(`/api/review/${shop.product}/${review!.id}/helpful`, { helpful: true })).status).toBe(
      409,
    );
    const [other] = await shoppers(shop.ctx, shop.app, 1);
    expect((await other!.post(`/api/review/${shop.product}/999999/helpful`, { helpful: true })).status).toBe(404);
    expect((await other!.post(`/api/review/elsewhere/${review!.id}/helpful`, { helpful: true })).status).toBe(404);
    expect((await other!.post(`/api/review/${shop.product}/${review!.id}/helpful`, {})).status).toBe(400);
  });
});
