import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Picture } from "#contract/picture.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { createPictureMaker } from "../../media/make-picture.ts";
import { findProduct } from "../find-product.ts";
import { saveProducts } from "../save-products.ts";
import { fetchPictures } from "./fetch-pictures.ts";

let shop: TestShop;
let server: Server;
let host: string;
let data: string;
/** Beside the database's own clock, by which a picture is due at once. */
let time = Date.now() + 60_000;
let isDown = false;
const asked: string[] = [];
beforeAll(async () => {
  const photo = await sharp({ create: { width: 700, height: 875, channels: 3, background: "#8f3d22" } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url!);
    if (isDown) return void response.writeHead(503).end();
    if (request.url!.startsWith("/coat.jpg")) return void response.writeHead(200).end(photo);
    if (request.url === "/page.jpg") return void response.writeHead(200).end("<svg onload='alert(1)'/>");
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  data = await mkdtemp(join(tmpdir(), "weft-pictures-"));
  shop = await openTestShop({ env: { DATA_DIR: data }, now: () => new Date(time) });
});
afterAll(async () => {
  await shop.close();
  await new Promise((done) => server.close(done));
  await rm(data, { recursive: true, force: true });
});

const makePicture = createPictureMaker();
const foreign = (path: string): Picture => ({
  src: `${host}${path}`,
  alt: "A coat",
  width: null,
  height: null,
  widths: [],
  placeholder: null,
});
const coat = (...paths: string[]) => draft("coat", paths);
const draft = (id: string, paths: string[]) =>
  sampleDraft({ id, pictures: paths.map((path) => ({ picture: foreign(path), option: null })) });
const pictures = async () => (await findProduct(shop.ctx, "coat"))!.pictures;

it("brings a foreign picture in once, in the shop's sizes, and importing it again changes nothing", async () => {
  expect(await saveProducts(shop.ctx, [coat("/coat.jpg")])).toMatchObject({ added: 1 });
  expect((await pictures())[0]).toMatchObject({ src: `${host}/coat.jpg`, widths: [] });

  expect(await fetchPictures(shop.ctx, makePicture)).toEqual({ fetched: 1, failed: 0 });
  const [own] = await pictures();
  expect(own).toMatchObject({ alt: "A coat", width: 700, height: 875, widths: [320, 640, 700] });
  expect(own!.src).toMatch(/^\/media\/catalogue\/[0-9a-f]{32}\/picture$/);
  expect(await shop.ctx.adapters.media.size(`${own!.src.slice("/media/".length)}-640.avif`)).toBeGreaterThan(100);

  expect(await saveProducts(shop.ctx, [coat("/coat.jpg")])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await fetchPictures(shop.ctx, makePicture)).toEqual({ fetched: 0, failed: 0 });
  expect(asked).toEqual(["/coat.jpg"]);
});

it("keeps the foreign address of what is no picture or not there, and tries again after a pause, ten times", async () => {
  await saveProducts(shop.ctx, [coat("/coat.jpg", "/page.jpg", "/gone.jpg")]);
  expect(await fetchPictures(shop.ctx, makePicture)).toEqual({ fetched: 0, failed: 2 });
  expect((await pictures()).map(({ src }) => src.replace(/[0-9a-f]{32}/, "…"))).toEqual([
    "/media/catalogue/…/picture",
    `${host}/page.jpg`,
    `${host}/gone.jpg`,
  ]);
  expect(await fetchPictures(shop.ctx, makePicture)).toEqual({ fetched: 0, failed: 0 });
  for (let tries = 2; tries <= 12; tries++) {
    time += 24 * 60 * 60 * 1000;
    await fetchPictures(shop.ctx, makePicture);
  }
  expect(asked.filter((path) => path === "/gone.jpg")).toHaveLength(10);
  expect(await shop.ctx.db.selectFrom("loose_media").selectAll().execute()).toEqual([]);
});

it("two processes fetch each picture once, also after the other host was down", async () => {
  isDown = true;
  await saveProducts(shop.ctx, [draft("other", ["/coat.jpg?1", "/coat.jpg"])]);
  expect(await fetchPictures(shop.ctx, makePicture)).toEqual({ fetched: 0, failed: 1 });
  isDown = false;
  time += 60_000;
  const both = await Promise.all([fetchPictures(shop.ctx, makePicture), fetchPictures(shop.ctx, makePicture)]);
  expect(both.reduce((sum, { fetched, failed }) => sum + fetched + failed, 0)).toBe(1);
});
