import { sql } from "kysely";
import { saveProducts } from "#domain/catalog/save-products.ts";
import type { App } from "#http/app.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { holdPort, listenAt } from "#tests/fixtures/held-port.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { shoppers, type Shopper } from "#tests/fixtures/shoppers.ts";
import { issueToken } from "#domain/accounts/tokens.ts";
import { openCalls, type Call } from "./calls.ts";
import type { Known } from "./schema-values.ts";

/** Words that stand in Bela's things alone. Whoever else is sent one of them has seen what is hers. */
const BELA = { email: "bela.private@example.com", street: "77 Hidden Steps", phone: "+91 90000 77777" };
const STOCK = 5_000;

export interface FuzzShop extends TestShop {
  app: App;
  calls: Call[];
  known: Known;
  /** Tokens of two groups of shoppers who ask; each of them alone would soon be told to slow down. */
  tokens: Record<"A" | "B", string[]>;
  /** Words that nobody but Bela may be sent; she asks nothing herself. */
  belas: string[];
  /** What does not hold; empty when all is well. */
  violations(): Promise<string[]>;
}

/** A shop with goods, coupons, orders, reviews and shoppers, all of its calls, and a shopper whose things must stay hers. */
export async function openFuzzShop(): Promise<FuzzShop> {
  const port = await holdPort();
  const shop = await openTestShop({ env: { PORT: `${port}` }, connections: 10 });
  const { ctx } = shop;
  const { app, calls } = await openCalls(ctx);
  await listenAt(app, port);
  await saveProducts(ctx, [
    sampleDraft({ id: "mug", name: "Mug", price: 50_000, stock: STOCK }),
    sampleDraft({ id: "tee", name: "Tee", price: 25_000, stock: STOCK, options: { Size: ["M", "L"] } }),
    sampleDraft({ id: "rare", name: "Rare", price: 99_900, stock: 3 }),
  ]);
  await coupon(ctx, "TENOFF", { percent: 10 });
  await coupon(ctx, "FEW", { value: 5_000, limit: 5 });
  const [bela, ...others] = await shoppers(ctx, app, 41);
  const { orders, review } = await giveBelaThings(shop, bela!);
  const tokens = { A: [] as string[], B: [] as string[] };
  for (const [index, { id }] of others.entries()) tokens[index % 4 === 0 ? "B" : "A"].push(await issueToken(ctx, id));
  const before = await fingerprint(shop, bela!);
  return {
    ...shop,
    app,
    calls,
    tokens,
    known: knownValues(orders, review),
    belas: [BELA.email, BELA.street, BELA.phone, ...orders],
    async violations() {
      const broken = await brokenRules(shop);
      if ((await fingerprint(shop, bela!)) !== before) broken.push("Bela's things are not as she left them");
      if ("isAdmin" in {} || "price" in {}) broken.push("Object.prototype was changed");
      return broken;
    },
    async close() {
      await app.close();
      await shop.close();
    },
  };
}

async function giveBelaThings({ ctx }: TestShop, bela: Shopper): Promise<{ orders: string[]; review: string }> {
  await ctx.db.updateTable("customer").set({ email: BELA.email, name: "Bela" }).where("id", "=", bela.id).execute();
  const address = { ...home, street: BELA.street, phone: BELA.phone, email: BELA.email };
  const mug = { _id: "mug", price: 50_000, quantity: 1 };
  const cash = await bela.post("/api/order/place", orderBody([mug], { address }));
  const popup = await bela.post("/api/order/razorpay", orderBody([{ ...mug, quantity: 2 }], { address }));
  await bela.post("/api/cart/add", { itemId: "tee", selectedAttributeValues: { Size: "M" }, quantity: 2 });
  await bela.post("/api/wishlist/add", { itemId: "mug" });
  const row = await ctx.db
    .insertInto("review")
    .values({
      product_id: "mug",
      customer_id: bela.id,
      author: "Bela",
      rating: 5,
      comment: "Mine.",
      images: "[]",
      videos: "[]",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { orders: [cash.body.orderId, popup.body.orderId], review: String(row.id) };
}

function knownValues(orders: string[], review: string): Known {
  const ids = ["mug", "tee", "rare", "no-such"];
  return {
    itemId: ids,
    _id: ids,
    productId: ids,
    ids: ["mug", "mug,tee", "mug,,tee"],
    orderId: orders,
    reviewId: [review, "1"],
    order_id: [crypto.randomUUID(), crypto.randomUUID()],
    code: ["TENOFF", "FEW", "nope"],
    couponCode: ["TENOFF", "FEW", null],
    key: ["Size", "mug", "tee_M"],
    selectedAttributeValues: [{ Size: "M" }, {}],
    attributes: [{ Size: "M" }, {}],
    address: [home],
    items: [
      [{ _id: "mug", quantity: 1 }],
      [{ _id: "rare", quantity: 1 }],
      [{ _id: "tee", quantity: 2, attributes: { Size: "M" } }],
    ],
    amount: [500, 450, 999, 510],
    originalAmount: [500, 999],
    discountAmount: [0, 50],
    conversionRate: [1],
    currency: ["INR", "USD"],
    from: ["INR", "usd"],
    to: ["USD", "JPY"],
    country: ["IN", "US"],
    state: ["MH", "CA"],
    email: [BELA.email, "new@example.com"],
    question: ["Where is my order?", "Do you have mugs?"],
    helpful: [true, false],
  };
}

/** All that is Bela's, as one text; votes on her review are others' right. */
async function fingerprint({ ctx }: TestShop, { id }: Shopper): Promise<string> {
  const { rows } = await sql<{ text: string }>`select json_build_array(
      (select json_agg(customer) from customer where id = ${id}),
      (select json_agg(orders order by id) from orders where customer_id = ${id}),
      (select json_agg(line order by line_key) from cart_line line where customer_id = ${id}),
      (select json_agg(entry) from wishlist_entry entry where customer_id = ${id}),
      (select json_agg(array[rating::text, comment]) from review where customer_id = ${id}),
      (select count(*) from shop_session where customer_id = ${id}))::text as text`.execute(ctx.db);
  return rows[0]!.text;
}

async function brokenRules({ ctx }: TestShop): Promise<string[]> {
  const rules: Record<string, ReturnType<typeof sql<{ broken: number }>>> = {
    "stock is negative": sql`select count(*)::int as broken from variant where stock < 0`,
    "stock and sales do not add up": sql`select count(*)::int as broken from variant
      where product_id in ('mug', 'tee', 'rare') and stock <> (case product_id when 'rare' then 3 else ${STOCK}::int end) -
        (select coalesce(sum(quantity), 0) from order_line join orders on orders.id = order_id
          where variant_id = variant.id and status <> 'Cancelled')`,
    "an order's amounts do not add up": sql`select count(*)::int as broken from orders
      where subtotal_minor + shipping_minor - discount_minor not between (amount - 1) * 100 and (amount + 1) * 100
        or amount < 0 or discount_minor < 0 or discount_minor > subtotal_minor + shipping_minor`,
    "an order in rupees is not the sum of its lines": sql`select count(*)::int as broken from orders
      where currency = 'INR' and subtotal_minor <>
        (select coalesce(sum(price_minor * quantity), 0) from order_line where order_id = orders.id)`,
    "a line has another price than the product": sql`select count(*)::int as broken from order_line
      join variant on variant.id = variant_id where order_line.price_minor <> variant.price_minor`,
    "coupon uses do not add up": sql`select count(*)::int as broken from coupon where used <>
      (select count(*) from coupon_use where coupon_id = coupon.id) or used > usage_limit`,
    "an order is paid that no gateway has money for": sql`select count(*)::int as broken from orders
      where paid and payment_method <> 'cod' and amount > 0 and not exists
        (select from payment join sandbox.payment paid on paid.id = payment.payment_id where payment.order_id = orders.id)`,
    "one key made two orders": sql`select count(*)::int as broken from
      (select 1 from orders group by customer_id, idempotency_key having count(*) > 1) as twice`,
  };
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const count = (await query.execute(ctx.db)).rows[0]!.broken;
    if (count > 0) broken.push(`${rule} (${count})`);
  }
  return broken;
}
