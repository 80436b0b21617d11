import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { shopifyCsv } from "../fixtures/shopify-csv.ts";
import { expectEmptyCart, fillAddress } from "./buying.ts";
import { runImport, startShop, type RunningShop } from "./running-shop.ts";
import { PASSWORD } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** The whole path on a shop of its own, which is stopped, started again on the same data, and killed. */
test.describe.configure({ mode: "serial" });

/** What the browser says of the imported product's picture, which is not to be had. */
const AWAY = /picture\.invalid|ERR_/;
const email = "asha@shop.example";
let folder: string;
let shop: RunningShop;
let orderId = "";

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-first-order-"));
  shop = await startShop(join(folder, "data"));
});
test.afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

test("GEN-01 GEN-02 GEN-04 CHK-11 LOGIN-05 a visitor fills a cart, signs up, and places an order", async ({
  page,
  allow,
}) => {
  allow(AWAY);
  await page.goto(shop.address);
  await page.getByRole("link", { name: "Explore Collection" }).first().click();
  await expect(page.getByRole("heading", { name: "All Collections" })).toBeVisible();
  await page
    .getByRole("button", { name: /^ADD .* to the cart$/ })
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(panel).toBeVisible();
  await panel.getByRole("link", { name: "View Cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(panel).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Cart Total" })).toBeVisible();
  await page.getByRole("link", { name: "PROCEED TO CHECKOUT" }).click();
  await page.getByRole("button", { name: "Payment" }).click();
  const toast = page.getByText("Login to Place Order");
  await expect(toast).toBeVisible();

  await page.goto(`${shop.address}/login?mode=signup&returnTo=/place-order`);
  await page.getByLabel("Full name").fill("Asha Verma");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Sign Up successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/place-order$/);

  await page.getByLabel("Coupon code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Coupon applied successfully!")).toBeVisible();

  await fillAddress(page, email);
  await page.getByRole("button", { name: "Payment" }).click();
  await expect(page).toHaveURL(/\/orders$/);
  const order = page.locator("[data-order]");
  await expect(order).toHaveCount(1);
  await expect(order).toContainText("Order Placed");
  await expect(order).toContainText("Cash on Delivery");
  orderId = (await order.getAttribute("data-order"))!;
  expect(orderId).toMatch(/^[0-9a-f]{24}$/);

  await expectEmptyCart(page, shop.address);
});

test("an imported product has a placeholder for its picture that is away, and can be ordered", async ({
  page,
  allow,
}) => {
  allow(AWAY);
  const file = join(folder, "products.csv");
  const row = { Handle: "harbour-smock", Title: "Harbour Smock", Type: "Shirts", Tags: "men", Published: "true" };
  const variant = {
    "Variant Inventory Qty": "3",
    "Variant Price": "1450",
    "Image Src": "https://picture.invalid/smock.jpg",
  };
  const sizes = ["Small", "Large"].map((size) => ({ "Option1 Name": "Size", "Option1 Value": size }));
  const broken = { Handle: "broken-smock", Title: "Broken Smock", "Variant Price": "cheap" };
  await writeFile(
    file,
    shopifyCsv([{ ...row, ...variant, ...sizes[0]! }, { Handle: row.Handle, ...variant, ...sizes[1]! }, broken]),
  );
  const first = await runImport(join(folder, "data"), file);
  expect(first).toMatch(/line 4.*cheap/i);
  expect(first).toContain("1 product added");
  expect(await runImport(join(folder, "data"), file)).toContain("0 products added, 0 changed, 1 unchanged");

  await logIn(page);
  const found = `${shop.address}/collection?q=harbour`;
  // A shop that runs hears of what another process has brought a moment later.
  await expect.poll(async () => (await (await page.request.get(found)).text()).includes("harbour-smock")).toBe(true);
  await page.goto(found);
  const card = page.locator('[data-product="harbour-smock"]');
  await expect(card).toContainText("₹1,450.00");
  await expect(card.locator("img")).toHaveCount(0);
  await card.getByRole("link", { name: "Harbour Smock" }).click();
  const large = page.getByRole("group", { name: "Size" }).getByRole("link", { name: "Large" });
  await large.click();
  await expect(large).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "BUY NOW" }).click();
  await page.getByRole("link", { name: "PROCEED TO CHECKOUT" }).click();
  await fillAddress(page, email);
  await page.getByRole("button", { name: "Payment" }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.locator("[data-order]").filter({ hasText: "Harbour Smock" })).toContainText("Large");
});

test("LOGIN-06 the order is there after the shop was stopped and started again", async ({ page, allow }) => {
  allow(AWAY);
  await shop.stop();
  shop = await startShop(join(folder, "data"));
  await logIn(page);
  await page.goto(`${shop.address}/orders`);
  await expect(page.locator(`[data-order="${orderId}"]`)).toBeVisible();
});

test("the order is there after the shop was killed", async ({ page, allow }) => {
  allow(AWAY);
  await shop.kill();
  shop = await startShop(join(folder, "data"));
  await logIn(page);
  await page.goto(`${shop.address}/orders`);
  await expect(page.locator(`[data-order="${orderId}"]`)).toBeVisible();
});

async function logIn(page: Page): Promise<void> {
  await page.goto(`${shop.address}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL(`${shop.address}/`);
}
