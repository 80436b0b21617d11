import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Facets, ListingFilter } from "#contract/catalog.ts";
import { listenToCatalogue } from "#platform/catalogue-changes/listen.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { listProducts } from "../list-products.ts";
import { saveProducts } from "../save-products.ts";

let shop: TestShop;
/** Somebody else's connection. */
let other: Client;
beforeAll(async () => {
  shop = await openTestShop();
  other = new Client({ connectionString: shop.url });
  await other.connect();
  await saveProducts(
    shop.ctx,
    ["tee", "coat", "cap"].map((id) =>
      sampleDraft({ id, name: `The ${id}`, subCategory: id, options: { Colour: ["Red"] } }),
    ),
  );
});
afterAll(async () => {
  await other.end();
  await shop.close();
});

const found = async (filter: ListingFilter = {}) => {
  const { products, facets, total } = await listProducts(shop.ctx, filter);
  return { ids: products.map(({ id }) => id), facets, total };
};
const countOf = ({ subCategories }: Facets, handle: string) =>
  subCategories.find((sub) => sub.handle === handle)?.count;

describe("the catalogue in memory, where changes are not heard of", () => {
  it("LIST-08 is as it is by now in the database, whoever changed it", async () => {
    expect((await found()).ids).toEqual(["tee", "coat", "cap"]);
    await other.query("update product set price_minor = 1 where id = 'cap'");
    expect((await found({ sort: "price-asc" })).ids[0]).toBe("cap");
    await other.query("update product set published = false where id = 'coat'");
    expect(countOf((await found()).facets, "coat")).toBe(0);
    await other.query("update product set published = true, name = 'The anorak' where id = 'coat'");
    expect((await found({ q: "anorak" })).ids).toEqual(["coat"]);
    await other.query("update product_attribute_value set value = 'Blue' where product_id = 'tee'");
    expect((await found({ attributes: { colour: ["Blue"] } })).ids).toEqual(["tee"]);
    await other.query("update category set name = 'Gents'");
    expect((await found()).facets.categories[0]?.name).toBe("Gents");
    await other.query("insert into collection (handle, title) values ('edit', 'Edit')");
    await other.query(
      "insert into collection_product select id, 'cap', 1 from collection union all select id, 'tee', 2 from collection",
    );
    expect((await found({ collection: "edit" })).ids).toEqual(["cap", "tee"]);
    await other.query("delete from product where id = 'cap'");
    expect(await found()).toMatchObject({ ids: ["tee", "coat"], total: 2 });
    expect((await found({ collection: "edit" })).ids).toEqual(["tee"]);
  });

  it("LIST-08 does not miss what a transaction changed that began early and ended late", async () => {
    await other.query("begin");
    await other.query("update product set name = 'The late one' where id = 'tee'");
    await shop.ctx.db.updateTable("product").set({ name: "The early one" }).where("id", "=", "coat").execute();
    expect((await found({ q: "early" })).ids).toEqual(["coat"]);
    expect((await found({ q: "late" })).ids).toEqual([]);
    await other.query("commit");
    expect((await found({ q: "late" })).ids).toEqual(["tee"]);
    expect((await found({ q: "early" })).ids).toEqual(["coat"]);
  });

  it("LIST-08 leaves what was rolled back", async () => {
    await other.query("begin");
    await other.query("update product set name = 'Nothing'");
    await other.query("rollback");
    expect((await found({ q: "nothing" })).ids).toEqual([]);
  });
});

it("LIST-08 where changes are heard of, no query is needed, and what others change is seen soon", async () => {
  const listening = await listenToCatalogue(shop.url, shop.ctx.changes, shop.ctx.log);
  try {
    let asked = 0;
    const db = shop.ctx.db.withPlugin({
      transformQuery: ({ node }) => ((asked += 1), node),
      transformResult: async ({ result }) => result,
    });
    // The copy rests after each look, so the one that follows the beginning of listening may come a moment later.
    const askedBy = async () => {
      asked = 0;
      await listProducts({ ...shop.ctx, db }, { q: "nothing has this name" });
      return asked;
    };
    await expect.poll(askedBy).toBeGreaterThan(0);
    await expect.poll(askedBy).toBe(0);
    expect(await Promise.all([askedBy(), askedBy()])).toEqual([0, 0]);
    await other.query("update product set name = 'The newest one' where id = 'tee'");
    await expect.poll(async () => (await found({ q: "newest" })).ids).toEqual(["tee"]);
  } finally {
    await listening.stop();
  }
  // Nothing is heard any more: the database is asked again.
  await sql`update product set name = 'The last one' where id = 'tee'`.execute(shop.ctx.db);
  expect((await found({ q: "last" })).ids).toEqual(["tee"]);
});
