import { mkdtemp, readdir, rm, utimes, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Review } from "#contract/review.ts";
import { issueToken } from "#domain/accounts/tokens.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { findProduct } from "#domain/catalog/find-product.ts";
import { beginFolder } from "#domain/media/loose-media.ts";
import { sweepUploads } from "#domain/media/sweep-uploads.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { mp4Film, webmFilm } from "#tests/fixtures/films.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { photo, reviewForm, type SentFile } from "#tests/fixtures/review-forms.ts";
import { shopper, shoppers, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { mediaRoutes } from "./media.ts";
import { orderRoutes } from "./order.ts";
import { reviewRoutes } from "./review.ts";

let shop: TestShop;
let app: App;
let folder: string;
let now = new Date("2026-06-01T10:00:00Z");
let asha: Shopper;
let token: string;
let product: string;
let count = 0;
let jpeg: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-reviews-"));
  shop = await openTestShop({ env: { DATA_DIR: folder }, now: () => now });
  app = await buildApp(shop.ctx, [reviewRoutes, mediaRoutes, orderRoutes]);
  jpeg = await photo(500, 400).jpeg().toBuffer();
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  now = new Date("2026-06-01T10:00:00Z");
  product = `tee-${(count += 1)}`;
  await saveProducts(shop.ctx, [sampleDraft({ id: product, name: `Tee ${count}` })]);
  asha = await shopper(shop.ctx, app);
  token = await issueToken(shop.ctx, asha.id);
});

const words = { rating: "4", comment: "Soft, and it fits." };

async function add(fields: Record<string, string>, files: SentFile[] = [], as = token, of = product) {
  const { payload, headers } = await reviewForm(fields, files);
  const url = `/api/review/${of}/add-review`;
  const reply = await app.inject({ method: "POST", url, headers: { ...headers, token: as }, payload });
  return { status: reply.statusCode, body: reply.json() };
}

async function reviews(as = token, of = product): Promise<Review[]> {
  const reply = await app.inject({ url: `/api/review/${of}/get-review`, headers: { token: as } });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const image = (content: Buffer, name = "photo.jpg", type = "image/jpeg", field = "image1"): SentFile => ({
  field,
  content,
  name,
  type,
});
const film = (content: Buffer, name = "film.mp4", type = "video/mp4"): SentFile => ({
  field: "video",
  content,
  name,
  type,
});

/** All files that the shop keeps below a folder of DATA_DIR. */
async function kept(name: "media" | "uploads"): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
const folderOf = (review: Review) => /[0-9a-f]{32}/.exec(review.images[0] ?? review.videos[0] ?? "")?.[0] ?? "none";
const loose = () => shop.ctx.db.selectFrom("loose_media").selectAll().execute();

async function nothingLeft(): Promise<void> {
  expect(await reviews()).toEqual([]);
  expect(await kept("uploads")).toEqual([]);
  expect(await loose()).toEqual([]);
}

describe("GET /api/review/{productId}/get-review", () => {
  it("API-12 ENT-11 ROLE-02 lists reviews for a shopper", async () => {
    expect(await add(words, [image(jpeg), film(mp4Film())])).toEqual({
      status: 200,
      body: { success: true, message: "Thank you! Your review has been added." },
    });
    const [review] = await reviews();
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
    const url = `/api/review/${product}/get-review`;
    expect((await app.inject(url)).statusCode).toBe(401);
    await shop.ctx.db.updateTable("product").set({ published: false }).where("id", "=", product).execute();
    for (const gone of [url, "/api/review/nothing/get-review"]) {
      const reply = await app.inject({ url: gone, headers: { token } });
      expect([reply.statusCode, reply.json().message]).toEqual([404, "This product is not in the shop."]);
    }
  });

  it("PDP-05 C-15 carries the average and count to the product itself", async () => {
    const [other] = await shoppers(shop.ctx, app, 1);
    await add(words);
    await add({ ...words, rating: "5" }, [], await issueToken(shop.ctx, other!.id));
    expect(await findProduct(shop.ctx, product)).toMatchObject({ ratingAverage: 4.5, ratingCount: 2 });
    await add({ ...words, rating: "1" });
    expect(await findProduct(shop.ctx, product)).toMatchObject({ ratingAverage: 3, ratingCount: 2 });
  });
});

describe("POST /api/review/{productId}/add-review", () => {
  it.each([0, 1, 3, 12])("API-13 VAL-13 takes %i images", async (number) => {
    const files = Array.from({ length: number }, (_, n) => image(jpeg, `p${n}.jpg`, "image/jpeg", `image${n + 1}`));
    expect((await add(words, files)).status).toBe(200);
    expect((await reviews())[0]!.images).toHaveLength(number);
    expect(await kept("uploads")).toEqual([]);
  });

  it.each([
    ["mp4", mp4Film(), "video/mp4"],
    ["mov", mp4Film(100, "qt  "), "video/quicktime"],
    ["webm", webmFilm(), "video/webm"],
  ])("API-13 takes a %s by its bytes, whatever its name says", async (kind, content, type) => {
    expect((await add(words, [film(content, "film.exe", "text/html")])).status).toBe(200);
    const [review] = await reviews();
    expect(review!.videos[0]).toMatch(new RegExp(`/film\\.${kind}$`));
    const reply = await app.inject(review!.videos[0]!);
    expect(reply.headers["content-type"]).toBe(type);
    expect(reply.rawPayload.equals(content)).toBe(true);
  });

  it("API-13 asks for a token before it takes anything in", async () => {
    const { payload, headers } = await reviewForm(words, [image(jpeg)]);
    const url = `/api/review/${product}/add-review`;
    const reply = await app.inject({ method: "POST", url, headers, payload });
    expect([reply.statusCode, reply.json().message]).toEqual([401, "Please log in to continue."]);
    expect((await add(words, [], token, "nothing")).status).toBe(404);
  });

  it.each([
    [{ comment: "Good." }, ["rating"]],
    [{ rating: "5" }, ["comment"]],
    [{ rating: "0", comment: "Good." }, ["rating"]],
    [{ rating: "5", comment: " \n " }, ["comment"]],
    [{}, ["rating", "comment"]],
  ])("VAL-10 ERR-16 refuses %j", async (fields, atFault) => {
    const message = "Please fill in all required fields (rating and comment)";
    expect(await add(fields as Record<string, string>, [image(jpeg)])).toEqual({
      status: 400,
      body: { success: false, message, errors: Object.fromEntries(atFault.map((field) => [field, message])) },
    });
    await nothingLeft();
  });

  it("N-08 a second review takes the place of the first, its files and its votes", async () => {
    await add(words, [image(jpeg), film(mp4Film())]);
    const [first] = await reviews();
    const [other] = await shoppers(shop.ctx, app, 1);
    await other!.post(`/api/review/${product}/${first!.id}/helpful`, { helpful: true });
    now = new Date("2026-06-02T10:00:00Z");
    expect((await add({ rating: "2", comment: "It shrank." }, [image(jpeg)])).body.message).toBe(
      "Thank you! Your review has been updated.",
    );
    const [second, ...rest] = await reviews();
    expect(rest).toEqual([]);
    expect(second).toMatchObject({ rating: 2, comment: "It shrank.", videos: [], helpful: 0, date: now.toISOString() });
    expect((await app.inject(first!.images[0]!)).statusCode).toBe(404);
    expect((await app.inject(second!.images[0]!)).statusCode).toBe(200);
    expect((await kept("media")).filter((path) => path.includes(folderOf(first!)))).toEqual([]);
    expect(await loose()).toEqual([]);
  });

  it("N-08 stays one review of one shopper when many come at once", async () => {
    const before = new Set(await kept("media"));
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => add({ ...words, rating: `${rating}` }, [image(jpeg)])),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [review, ...rest] = await reviews();
    expect(rest).toEqual([]);
    const fresh = (await kept("media")).filter((path) => !before.has(path));
    expect(fresh.every((path) => path.includes(folderOf(review!)))).toBe(true);
    expect(await findProduct(shop.ctx, product)).toMatchObject({ ratingAverage: review!.rating, ratingCount: 1 });
    expect(await loose()).toEqual([]);
  });

  it("REV-14 N-08 marks reviews of buyers, as long as their order stands", async () => {
    await add(words);
    expect((await reviews())[0]!.verifiedPurchase).toBe(false);
    const placed = await asha.post("/api/order/place", orderBody([{ _id: product, quantity: 1, price: 99_900 }]));
    expect(placed.status).toBe(200);
    expect((await reviews())[0]!.verifiedPurchase).toBe(true);
    await shop.ctx.db
      .updateTable("orders")
      .set({ status: "Cancelled" })
      .where("id", "=", placed.body.orderId)
      .execute();
    expect((await reviews())[0]!.verifiedPurchase).toBe(false);
  });

  it("REV-14 N-08 takes reviews of buyers alone where the shop wants it so", async () => {
    const strict = { ...shop.ctx, config: { ...shop.ctx.config, REVIEWS_BY: "buyers" as const } };
    const strictApp = await buildApp(strict, [reviewRoutes]);
    const { payload, headers } = await reviewForm(words, [image(jpeg)]);
    const send = () =>
      strictApp.inject({
        method: "POST",
        url: `/api/review/${product}/add-review`,
        headers: { ...headers, token },
        payload,
      });
    const refused = await send();
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      "Only shoppers who have bought this product can review it.",
    ]);
    await nothingLeft();
    await asha.post("/api/order/place", orderBody([{ _id: product, quantity: 1, price: 99_900 }]));
    expect((await send()).statusCode).toBe(200);
    expect((await reviews())[0]!.verifiedPurchase).toBe(true);
    await strictApp.close();
  });
});

describe("what comes of a picture", () => {
  it("draws it anew in the usual sizes, upright, and without what the camera wrote into it", async () => {
    const original = await photo(3000, 2000)
      .withExif({ IFD0: { Make: "Spycam" }, IFD3: { GPSLatitude: "18/1 31/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(original.includes("Spycam")).toBe(true);
    await add(words, [image(original)]);
    const [{ pictures }] = (await reviews()) as [Review];
    expect(pictures[0]).toMatchObject({ width: 1280, height: 1920, widths: [320, 640, 960, 1280] });
    expect(pictures[0]!.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    for (const width of [320, 640, 960, 1280]) {
      for (const type of ["avif", "webp"]) {
        const reply = await app.inject(`${pictures[0]!.src}-${width}.${type}`);
        expect(reply.headers["content-type"]).toBe(`image/${type}`);
        const found = await sharp(reply.rawPayload).metadata();
        expect(found).toMatchObject({ width, height: width * 1.5, format: type === "avif" ? "heif" : "webp" });
        expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation ?? 1]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
          1,
        ]);
        expect(reply.rawPayload.includes("Spycam")).toBe(false);
      }
    }
  });

  it.each([
    [200, 100, [200]],
    [640, 400, [320, 640]],
    [700, 5, [320, 640, 700]],
    [1280, 10, [320, 640, 960, 1280]],
    [3, 9000, [1]],
  ])("goes not above the original's %i × %i", async (width, height, widths) => {
    expect((await add(words, [image(await photo(width, height).jpeg().toBuffer())])).status).toBe(200);
    const [review] = await reviews();
    expect(review!.pictures[0]!.widths).toEqual(widths);
    expect((await app.inject(review!.images[0]!)).statusCode).toBe(200);
  });

  it.each([
    [
      "a PNG with glass in it",
      () => sharp({ create: { width: 40, height: 30, channels: 4, background: "#f008" } }).png(),
    ],
    ["a PNG of 16 bits", () => photo(40, 30).toColourspace("rgb16").png()],
    ["a grey picture", () => photo(40, 30).greyscale().jpeg()],
    ["a CMYK picture", () => photo(40, 30).toColourspace("cmyk").jpeg()],
    ["a WebP", () => photo(40, 30).webp()],
    ["an AVIF", () => photo(40, 30).avif({ effort: 0 })],
    ["a GIF", () => photo(40, 30).gif()],
    ["a progressive JPEG", () => photo(40, 30).jpeg({ progressive: true })],
  ])("takes %s", async (_, make) => {
    expect((await add(words, [image(await make().toBuffer(), "x", "image/png")])).status).toBe(200);
    const [review] = await reviews();
    expect(review!.pictures[0]).toMatchObject({ width: 40, height: 30, widths: [40] });
    expect(review!.pictures[0]!.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    const served = await app.inject(review!.images[0]!);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 40, height: 30, format: "webp" });
  });
});

describe("files that mean harm", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const hostile: [string, () => Promise<Buffer> | Buffer][] = [
    ["text", () => Buffer.from("Just some words.")],
    ["nothing", () => Buffer.alloc(0)],
    ["an SVG", () => svg],
    ["an SVG behind a byte order mark", () => Buffer.concat([Buffer.from("\ufeff<?xml version='1.0'?>"), svg])],
    ["a GIF that is a script", () => Buffer.from("GIF89a/*\0\0\0\0*/=1;alert(1)//")],
    ["a GIF's head before an SVG", () => Buffer.concat([Buffer.from("GIF89a"), svg])],
    [
      "a whole GIF with a page behind it",
      async () => Buffer.concat([await photo(9, 9).gif().toBuffer(), Buffer.from("<script>alert(1)</script>")]),
    ],
    [
      "a whole JPEG with an archive behind it",
      async () => Buffer.concat([jpeg, Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]),
    ],
    [
      "a whole PNG with a program behind it",
      async () => Buffer.concat([await photo(9, 9).png().toBuffer(), Buffer.from("<?php echo 1;")]),
    ],
    ["a JPEG's head alone", () => jpeg.subarray(0, 40)],
    ["half a JPEG", () => jpeg.subarray(0, jpeg.length / 2)],
    [
      "half a PNG",
      async () => {
        const png = await photo(90, 90).png().toBuffer();
        return png.subarray(0, png.length / 2);
      },
    ],
    ["a film", () => mp4Film()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3")],
    [
      "a PNG that unfolds to 144 million pixels",
      () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#000" }, limitInputPixels: false })
          .png({ compressionLevel: 2, palette: false })
          .toBuffer(),
    ],
    [
      "a PNG that only says how large it is",
      async () => {
        const png = Buffer.from(await photo(9, 9).png().toBuffer());
        png.writeUInt32BE(60_000, 16);
        png.writeUInt32BE(60_000, 20);
        return png;
      },
    ],
  ];
  it.each(hostile)("VAL-13 G-19 refuses %s as a picture, also beside good ones", async (_, content) => {
    const files = [image(jpeg), image(await content(), "photo.jpg", "image/jpeg", "image2")];
    expect(await add(words, files)).toEqual({
      status: 400,
      body: {
        success: false,
        message: "Please upload valid image files.",
        errors: { images: "Please upload valid image files." },
      },
    });
    await nothingLeft();
  });

  it.each<[string, () => Buffer]>([
    ["text", () => Buffer.from("Just some words.")],
    ["nothing", () => Buffer.alloc(0)],
    ["a picture", () => jpeg],
    ["a page", () => Buffer.from("<html><script>alert(1)</script>")],
    ["an MP4 that breaks off", () => mp4Film().subarray(0, -10)],
    ["an MP4 with a page behind it", () => Buffer.concat([mp4Film(), Buffer.from("<script>alert(1)</script>")])],
    ["a Matroska film", () => webmFilm("matroska")],
  ])("VAL-12 ERR-18 refuses %s as a film", async (_, content) => {
    const message = "Please upload a valid video file.";
    expect(await add(words, [image(jpeg), film(content())])).toEqual({
      status: 400,
      body: { success: false, message, errors: { video: message } },
    });
    await nothingLeft();
  });

  it.each([
    "../../../etc/passwd",
    "..\\..\\boot.ini",
    "/etc/cron.d/x",
    "a\u0000.jpg",
    "%2e%2e%2fx.jpg",
    `${"x".repeat(300)}.jpg`,
    "con.jpg",
    ".htaccess",
  ])("takes no path from the name %j", async (name) => {
    expect((await add(words, [image(jpeg, name)])).status).toBe(200);
    const [review] = await reviews();
    expect(review!.images[0]).toMatch(/^\/media\/reviews\/[0-9a-f]{32}\/picture-1-500\.webp$/);
  });

  it("refuses a picture above 30 MB, other files, a second film, and parts without end", async () => {
    const big = Buffer.alloc(31_457_281);
    jpeg.copy(big);
    expect((await add(words, [image(big)])).body.message).toBe(
      "An image is too large. Please upload images smaller than 30MB each.",
    );
    expect((await add(words, [{ ...image(jpeg), field: "avatar" }])).status).toBe(400);
    expect((await add(words, [film(mp4Film()), film(mp4Film())])).body.errors).toEqual({
      video: "A review takes one video.",
    });
    const many = Array.from({ length: 1100 }, (_, n) => image(Buffer.from("x"), "x.jpg", "image/jpeg", `image${n}`));
    expect((await add(words, many)).body.message).toBe("This is too much for one review. Please upload fewer images.");
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`field${n}`, "x"]));
    expect((await add(fields)).status).toBe(400);
    expect((await add({ ...words, comment: "x".repeat(200_000) })).body.message).toBe(
      "A comment can have 5000 characters at most.",
    );
    await nothingLeft();
  });

  it.each([
    ["no boundary", "multipart/form-data", "x"],
    [
      "no end",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="image1"; filename="x"\r\n\r\nx',
    ],
    ["no form", "multipart/form-data; boundary=b", "nothing of the kind"],
    [
      "a prototype",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
    ["JSON", "application/json", '{"rating":5,"comment":"x"}'],
  ])("refuses a form with %s", async (_, type, payload) => {
    const url = `/api/review/${product}/add-review`;
    const reply = await app.inject({ method: "POST", url, headers: { "content-type": type, token }, payload });
    expect([reply.statusCode, reply.json().success]).toEqual([400, false]);
    await nothingLeft();
  });
});

describe("when something fails", () => {
  it.each([
    ["ENOSPC", "The shop has no room for images and videos at the moment. Please try again later."],
    ["EDQUOT", "The shop has no room for images and videos at the moment. Please try again later."],
  ])("says so when the disk is full (%s), and leaves nothing half-written", async (code, message) => {
    const { media } = shop.ctx.adapters;
    let moves = 0;
    const filling = {
      ...media,
      moveIn: async (key: string, file: string, type: string) => {
        if ((moves += 1) === 3) throw Object.assign(new Error("no space left on device"), { code, syscall: "write" });
        await media.moveIn(key, file, type);
      },
    };
    const before = await kept("media");
    const full = await buildApp({ ...shop.ctx, adapters: { ...shop.ctx.adapters, media: filling } }, [reviewRoutes]);
    const { payload, headers } = await reviewForm(words, [image(jpeg)]);
    const url = `/api/review/${product}/add-review`;
    const reply = await full.inject({ method: "POST", url, headers: { ...headers, token }, payload });
    expect([reply.statusCode, reply.json()]).toEqual([503, { success: false, message }]);
    expect(moves).toBe(3);
    expect(await kept("media")).toEqual(before);
    await nothingLeft();
    await full.close();
  });

  it("sweeps what a crash left, and leaves alone what may still be under way", async () => {
    const left = await beginFolder(shop.ctx, "reviews");
    const spool = join(folder, "uploads", "left");
    await mkdir(spool, { recursive: true });
    await writeFile(join(spool, "1.part"), "half a film");
    await writeFile(join(folder, "source"), "half a review");
    await shop.ctx.adapters.media.moveIn(`${left}/film.mp4`, join(folder, "source"), "video/mp4");
    await utimes(spool, now, now);

    now = new Date(now.getTime() + 60 * 60 * 1000);
    await sweepUploads(shop.ctx);
    expect(await kept("uploads")).toHaveLength(1);
    expect(await shop.ctx.adapters.media.size(`${left}/film.mp4`)).toBe(13);

    now = new Date(now.getTime() + 61 * 60 * 1000);
    await sweepUploads(shop.ctx);
    expect(await kept("uploads")).toEqual([]);
    expect(await shop.ctx.adapters.media.size(`${left}/film.mp4`)).toBeNull();
    expect(await loose()).toEqual([]);
  });

  it("lets go of a review's files when its product leaves the shop", async () => {
    await add(words, [image(jpeg)]);
    const [review] = await reviews();
    await shop.ctx.db.deleteFrom("product").where("id", "=", product).execute();
    await sweepUploads(shop.ctx);
    expect((await app.inject(review!.images[0]!)).statusCode).toBe(404);
    expect(await loose()).toEqual([]);
  });
});

describe("POST /api/review/{productId}/{reviewId}/helpful", () => {
  it("counts a shopper once, and takes the vote back", async () => {
    await add(words);
    const [review] = await reviews();
    const [bina, chand] = await shoppers(shop.ctx, app, 2);
    const url = `/api/review/${product}/${review!.id}/helpful`;
    expect((await bina!.post(url, { helpful: true })).body).toEqual({
      success: true,
      message: "Thank you for your vote.",
      helpful: 1,
    });
    const again = await Promise.all([bina!, bina!, chand!].map((one) => one.post(url, { helpful: true })));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await reviews(await issueToken(shop.ctx, bina!.id)))[0]).toMatchObject({
      helpful: 2,
      foundHelpful: true,
      own: false,
    });
    expect((await reviews())[0]).toMatchObject({ helpful: 2, foundHelpful: false, own: true });
    expect((await bina!.post(url, { helpful: false })).body.helpful).toBe(1);
    expect((await bina!.post(url, { helpful: false })).body.helpful).toBe(1);
  });

  it("refuses one's own review, and one that is not there", async () => {
    await add(words);
    const [review] = await reviews();
    expect((await asha.post(`/api/review/${product}/${review!.id}/helpful`, { helpful: true })).status).toBe(409);
    const [other] = await shoppers(shop.ctx, app, 1);
    expect((await other!.post(`/api/review/${product}/999999/helpful`, { helpful: true })).status).toBe(404);
    expect((await other!.post(`/api/review/elsewhere/${review!.id}/helpful`, { helpful: true })).status).toBe(404);
    expect((await other!.post(`/api/review/${product}/${review!.id}/helpful`, {})).status).toBe(400);
  });
});

describe("GET /media/reviews", () => {
  it("serves what never changes, as what it is and nothing else, whole or in part", async () => {
    const content = mp4Film(5000);
    await add(words, [film(content)]);
    const url = (await reviews())[0]!.videos[0]!;
    const whole = await app.inject(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": `${content.length}`,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const part = await app.inject({ url, headers: { range: "bytes=100-199" } });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${content.length}`);
    expect(part.headers["content-length"]).toBe("100");
    expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true);
    const end = await app.inject({ url, headers: { range: "bytes=-8", "if-range": String(whole.headers.etag) } });
    expect(end.rawPayload.equals(content.subarray(-8))).toBe(true);
    expect((await app.inject({ url, headers: { range: "bytes=0-9", "if-range": '"other"' } })).statusCode).toBe(200);
    const outside = await app.inject({ url, headers: { range: `bytes=${content.length}-` } });
    expect([outside.statusCode, outside.headers["content-range"]]).toEqual([416, `bytes */${content.length}`]);
    expect((await app.inject({ url, headers: { "if-none-match": String(whole.headers.etag) } })).statusCode).toBe(304);
    const head = await app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.headers["content-length"], head.payload]).toEqual([200, `${content.length}`, ""]);
  });

  it.each([
    `/media/reviews/${"0".repeat(32)}/film.mp4`,
    "/media/reviews/..%2f..%2fpostgres/film.mp4",
    `/media/reviews/${"0".repeat(32)}/..%2f..%2f..%2fsecret.mp4`,
    `/media/reviews/${"0".repeat(32)}/film.html`,
    "/media/reviews/x/film.mp4",
  ])("%s is not there", async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers["cache-control"]).toBeUndefined();
  });
});
