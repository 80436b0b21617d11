import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Review } from "#contract/review.ts";
import { beginFolder } from "#domain/media/loose-media.ts";
import { sweepUploads } from "#domain/media/sweep-uploads.ts";
import { mp4Film, webmFilm } from "#tests/fixtures/films.ts";
import { photo, reviewForm } from "#tests/fixtures/review-forms.ts";
import { film, image, jpeg, openReviewShop, words, type ReviewShop } from "#tests/fixtures/review-shop.ts";
import { buildApp } from "../app.ts";
import { reviewRoutes } from "./review.ts";

let shop: ReviewShop;
beforeAll(async () => {
  shop = await openReviewShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

describe("what comes of a picture", () => {
  it("draws it anew in the usual sizes, upright, and without what the camera wrote into it", async () => {
    const original = await photo(3000, 2000)
      .withExif({ IFD0: { Make: "Spycam" }, IFD3: { GPSLatitude: "18/1 31/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(original.includes("Spycam")).toBe(true);
    await shop.add(words, [image(original)]);
    const [{ pictures }] = (await shop.reviews()) as [Review];
    expect(pictures[0]).toMatchObject({ width: 1280, height: 1920, widths: [320, 640, 960, 1280] });
    expect(pictures[0]!.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    for (const width of [320, 640, 960, 1280]) {
      for (const type of ["avif", "webp"]) {
        const reply = await shop.app.inject(`${pictures[0]!.src}-${width}.${type}`);
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
    expect((await shop.add(words, [image(await photo(width, height).jpeg().toBuffer())])).status).toBe(200);
    const [review] = await shop.reviews();
    expect(review!.pictures[0]!.widths).toEqual(widths);
    expect((await shop.app.inject(review!.images[0]!)).statusCode).toBe(200);
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
    expect((await shop.add(words, [image(await make().toBuffer(), "x", "image/png")])).status).toBe(200);
    const [review] = await shop.reviews();
    expect(review!.pictures[0]).toMatchObject({ width: 40, height: 30, widths: [40] });
    expect(review!.pictures[0]!.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    const served = await shop.app.inject(review!.images[0]!);
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
    expect(await shop.add(words, files)).toEqual({
      status: 400,
      body: {
        success: false,
        message: "Please upload valid image files.",
        errors: { images: "Please upload valid image files." },
      },
    });
    await shop.nothingLeft();
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
    expect(await shop.add(words, [image(jpeg), film(content())])).toEqual({
      status: 400,
      body: { success: false, message, errors: { video: message } },
    });
    await shop.nothingLeft();
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
    expect((await shop.add(words, [image(jpeg, name)])).status).toBe(200);
    const [review] = await shop.reviews();
    expect(review!.images[0]).toMatch(/^\/media\/reviews\/[0-9a-f]{32}\/picture-1-500\.webp$/);
  });

  it("refuses a picture above 30 MB, other files, a second film, and parts without end", async () => {
    const big = Buffer.alloc(31_457_281);
    jpeg.copy(big);
    expect((await shop.add(words, [image(big)])).body.message).toBe(
      "An image is too large. Please upload images smaller than 30MB each.",
    );
    expect((await shop.add(words, [{ ...image(jpeg), field: "avatar" }])).status).toBe(400);
    expect((await shop.add(words, [film(mp4Film()), film(mp4Film())])).body.errors).toEqual({
      video: "A review takes one video.",
    });
    const many = Array.from({ length: 1100 }, (_, n) => image(Buffer.from("x"), "x.jpg", "image/jpeg", `image${n}`));
    expect((await shop.add(words, many)).body.message).toBe(
      "This is too much for one review. Please upload fewer images.",
    );
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`field${n}`, "x"]));
    expect((await shop.add(fields)).status).toBe(400);
    expect((await shop.add({ ...words, comment: "x".repeat(200_000) })).body.message).toBe(
      "A comment can have 5000 characters at most.",
    );
    await shop.nothingLeft();
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
    const url = `/api/review/${shop.product}/add-review`;
    const reply = await shop.app.inject({
      method: "POST",
      url,
      headers: { "content-type": type, token: shop.asha.token },
      payload,
    });
    expect([reply.statusCode, reply.json().success]).toEqual([400, false]);
    await shop.nothingLeft();
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
    const before = await shop.kept();
    const full = await buildApp({ ...shop.ctx, adapters: { ...shop.ctx.adapters, media: filling } }, [reviewRoutes]);
    const { payload, headers } = await reviewForm(words, [image(jpeg)]);
    const url = `/api/review/${shop.product}/add-review`;
    const reply = await full.inject({ method: "POST", url, headers: { ...headers, token: shop.asha.token }, payload });
    expect([reply.statusCode, reply.json()]).toEqual([503, { success: false, message }]);
    expect(moves).toBe(3);
    expect(await shop.kept()).toEqual(before);
    await shop.nothingLeft();
    await full.close();
  });

  it("sweeps what a crash left, and leaves alone what may still be under way", async () => {
    const left = await beginFolder(shop.ctx, "reviews");
    const spool = join(shop.folder, "uploads", "left");
    await mkdir(spool, { recursive: true });
    await writeFile(join(spool, "1.part"), "half a film");
    await writeFile(join(shop.folder, "source"), "half a review");
    await shop.ctx.adapters.media.moveIn(`${left}/film.mp4`, join(shop.folder, "source"), "video/mp4");
    await utimes(spool, shop.ctx.now(), shop.ctx.now());

    shop.pass(60);
    await sweepUploads(shop.ctx);
    expect(await shop.waiting()).toEqual(["left"]);
    expect(await readdir(spool)).toEqual(["1.part"]);
    expect(await shop.ctx.adapters.media.size(`${left}/film.mp4`)).toBe(13);

    shop.pass(61);
    await sweepUploads(shop.ctx);
    expect(await shop.waiting()).toEqual([]);
    expect(await shop.ctx.adapters.media.size(`${left}/film.mp4`)).toBeNull();
    expect(await shop.loose()).toEqual([]);
  });

  it("lets go of a review's files when its product leaves the shop", async () => {
    await shop.add(words, [image(jpeg)]);
    const [review] = await shop.reviews();
    await shop.ctx.db.deleteFrom("product").where("id", "=", shop.product).execute();
    await sweepUploads(shop.ctx);
    expect((await shop.app.inject(review!.images[0]!)).statusCode).toBe(404);
    expect(await shop.loose()).toEqual([]);
  });
});

describe("GET /media/reviews", () => {
  it("serves what never changes, as what it is and nothing else, whole or in part", async () => {
    const content = mp4Film(5000);
    await shop.add(words, [film(content)]);
    const url = (await shop.reviews())[0]!.videos[0]!;
    const whole = await shop.app.inject(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": `${content.length}`,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const part = await shop.app.inject({ url, headers: { range: "bytes=100-199" } });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${content.length}`);
    expect(part.headers["content-length"]).toBe("100");
    expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true);
    const end = await shop.app.inject({ url, headers: { range: "bytes=-8", "if-range": String(whole.headers.etag) } });
    expect(end.rawPayload.equals(content.subarray(-8))).toBe(true);
    expect((await shop.app.inject({ url, headers: { range: "bytes=0-9", "if-range": '"other"' } })).statusCode).toBe(
      200,
    );
    const outside = await shop.app.inject({ url, headers: { range: `bytes=${content.length}-` } });
    expect([outside.statusCode, outside.headers["content-range"]]).toEqual([416, `bytes */${content.length}`]);
    expect((await shop.app.inject({ url, headers: { "if-none-match": String(whole.headers.etag) } })).statusCode).toBe(
      304,
    );
    const head = await shop.app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.headers["content-length"], head.payload]).toEqual([200, `${content.length}`, ""]);
  });

  it.each([
    `/media/reviews/${"0".repeat(32)}/film.mp4`,
    "/media/reviews/..%2f..%2fpostgres/film.mp4",
    `/media/reviews/${"0".repeat(32)}/..%2f..%2f..%2fsecret.mp4`,
    `/media/reviews/${"0".repeat(32)}/film.html`,
    "/media/reviews/x/film.mp4",
  ])("%s is not there", async (url) => {
    const reply = await shop.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers["cache-control"]).toBeUndefined();
  });
});
