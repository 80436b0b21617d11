import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { s3MediaStore } from "#adapters/media/s3-bucket.ts";
import type { MediaStore } from "#domain/media/media-store.ts";
import { MediaStoreAway } from "#domain/media/room.ts";
import { sweepUploads } from "#domain/media/sweep-uploads.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import type { SentFile } from "#tests/fixtures/review-forms.ts";
import { image, jpeg, openReviewShop, words, type ReviewShop } from "#tests/fixtures/review-shop.ts";
import { openS3Server, type S3Server } from "#tests/fixtures/s3-server.ts";
import type { Mood } from "#tests/fixtures/service-server.ts";

const SENTENCE = "The shop cannot store images and videos at the moment. Please try again later.";
const AWAY = "The shop cannot answer just now. Please try again in a moment.";
const MOODS: Mood[] = ["down", "slow", "error", "nonsense", "half"];

let s3: S3Server;
let shop: ReviewShop;
let address: string;
let store: MediaStore;
/** How much later it is for the store's circuit than the clock says (ms). */
let later = 0;
/** A store that is slow is not waited for; one that is well is, on a busy machine too. */
const calling: Calling = { now: () => performance.now() + later };
const noPause = async () => {};

beforeAll(async () => {
  s3 = await openS3Server("key", "secret");
  store = s3MediaStore({ url: s3.url, region: "eu-west-1", keyId: "key", secret: "secret", calling });
  shop = await openReviewShop({ media: store });
  address = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await shop.close();
  await s3.close();
});
beforeEach(async () => {
  becomes("well");
  calling.pause = noPause;
  await shop.renew();
});

function becomes(mood: Mood): void {
  s3.mood = mood;
  calling.patience = mood === "slow" ? 300 : 60_000;
  later += 60_000;
}

/** Sends a review of that product: what the shop says to it. */
async function add(product: string, files: SentFile[]) {
  const { status, body } = await shop.add(words, files, shop.asha, product);
  return [status, body.message];
}

const reviews = (product: string) => shop.reviews(shop.asha, product);

/** A picture as a page gets it: what came, or null where it broke off. */
async function look(path: string): Promise<{ status: number; body: Buffer } | null> {
  const reply = await fetch(address + path);
  const body = await reply.arrayBuffer().catch(() => null);
  return body && { status: reply.status, body: Buffer.from(body) };
}

describe("a media store that is", () => {
  it.each(MOODS)(
    "%s takes no upload and says so, the rest of the shop goes on, and nothing half-written stays",
    async (mood) => {
      const [seen, other] = [shop.product, await shop.sell()];
      expect(await add(seen, [image(jpeg)])).toEqual([200, "Thank you! Your review has been added."]);
      const [before] = await reviews(seen);
      const standing = s3.keys();
      becomes(mood);

      expect(await add(other, [image(jpeg)])).toEqual([503, SENTENCE]);
      expect(await reviews(other)).toEqual([]);
      expect(await shop.waiting()).toEqual([]);
      expect(await reviews(seen)).toEqual([before]);
      const looked = await look(before!.images[0]!);
      const told = looked && [looked.status, JSON.parse(looked.body.toString()).message];
      expect(told).toEqual(mood === "half" ? null : [503, AWAY]);
      expect(await add(other, [])).toEqual([200, "Thank you! Your review has been added."]);

      becomes("well");
      expect((await look(before!.images[0]!))!.status).toBe(200);
      shop.pass(3 * 60);
      await sweepUploads(shop.ctx);
      expect(s3.keys().toSorted()).toEqual(standing.toSorted());
      expect(await shop.loose()).toEqual([]);
      expect(await add(other, [image(jpeg)])).toEqual([200, "Thank you! Your review has been updated."]);
      expect((await look((await reviews(other))[0]!.images[0]!))!.status).toBe(200);
    },
  );

  it.each(MOODS)("%s is told apart from one that has nothing, whatever it is asked", async (mood) => {
    const [key, from] = [`reviews/${mood}/a.txt`, join(shop.folder, `${mood}.txt`)];
    await writeFile(from, "hello");
    await store.moveIn(key, from, "text/plain");
    await writeFile(from, "again");
    becomes(mood);
    const all = async () => {
      for await (const _ of store.keys());
    };
    await expect(store.moveIn(`reviews/${mood}/b.txt`, from, "text/plain")).rejects.toThrow(MediaStoreAway);
    await access(from);
    await expect(all()).rejects.toThrow(MediaStoreAway);
    await expect(store.removeFolder(`reviews/${mood}`)).rejects.toThrow(MediaStoreAway);
    await expect(store.read(key).then((file) => buffer(file!.content))).rejects.toThrow(Error);
    // Who asks for a size alone is told all of it.
    const size = await store.size(key).catch(({ name }: Error) => name);
    expect(size).toBe(mood === "half" ? 5 : "MediaStoreAway");
    becomes("well");
    expect(await store.size(key)).toBe(5);
    await store.removeFolder(`reviews/${mood}`);
    expect(s3.keys().filter((name) => name.includes(mood))).toEqual([]);
  });

  it("down is left alone after five failures, and asked again half a minute later", async () => {
    becomes("down");
    for (let failure = 1; failure <= 5; failure++) await expect(store.size("reviews/x")).rejects.toThrow("HEAD");
    s3.mood = "well";
    await expect(store.size("reviews/x")).rejects.toThrow("left alone");
    later += 30_000;
    expect(await store.size("reviews/x")).toBeNull();
  });

  it("busy for a moment is asked once more, and nobody notices", async () => {
    let failures = 0;
    s3.mood = "error";
    calling.pause = async () => {
      failures += 1;
      s3.mood = "well";
    };
    expect(await add(shop.product, [image(jpeg)])).toEqual([200, "Thank you! Your review has been added."]);
    expect(failures).toBeGreaterThan(0);
  });
});
