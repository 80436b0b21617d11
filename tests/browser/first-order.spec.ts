import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startShop, type RunningShop } from "./running-shop.ts";
import { expect, test } from "./test.ts";

/** The whole path on a shop of its own, which is stopped, started again on the same data, and killed. */
test.describe.configure({ mode: "serial" });

const PASSWORD = "a-long-enough-password";
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

test("GEN-01 GEN-02 GEN-04 CHK-11 LOGIN-05 a visitor fills a cart, signs up, and places an order", async ({ page }) => {
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

  await fillAddress(page);
  await page.getByRole("button", { name: "Payment" }).click();
  await expect(page).toHaveURL(/\/orders$/);
  const order = page.locator("[data-order]");
  await expect(order).toHaveCount(1);
  await expect(order).toContainText("Order Placed");
  await expect(order).toContainText("Cash on Delivery");
  orderId = (await order.getAttribute("data-order"))!;
  expect(orderId).toMatch(/^[0-9a-f]{24}$/);

  await page.goto(`${shop.address}/cart`);
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

test("LOGIN-06 the order is there after the shop was stopped and started again", async ({ page }) => {
  await shop.stop();
  shop = await startShop(join(folder, "data"));
  await logIn(page);
  await page.goto(`${shop.address}/orders`);
  await expect(page.locator(`[data-order="${orderId}"]`)).toBeVisible();
});

test("the order is there after the shop was killed", async ({ page }) => {
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

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill("Verma");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Street").fill("14 Lavelle Road");
  await page.getByLabel("Country").selectOption("IN");
  await page.getByLabel("State").selectOption("KA");
  await page.getByLabel("City").selectOption("Bengaluru");
  await page.getByLabel("Zip code").fill("560001");
  await page.getByLabel("Phone").fill("9876543210");
}
