import { atCheckout } from "./at-checkout.ts";
import { expectEmptyCart } from "./buying.ts";
import { startOwnShop, type OwnShop } from "./running-shop.ts";
import { expect, test } from "./test.ts";

/** Stripe's page, on a shop of its own whose settings list it. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await startOwnShop({ PAYMENT_METHODS: "cod,stripe" });
});
test.afterAll(() => shop.close());

test("CHK-13 CHK-18 API-22 CHK-17 Stripe's page: a declined card, then one that pays, and back over /verify to the orders", async ({
  page,
}) => {
  await atCheckout(page, { shop: shop.address, method: "Stripe" });
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\/cs_test_/);
  await expect(page.getByText("TEST", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Decline/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await page.getByRole("button", { name: /^Success/ }).click();
  const returned = page.waitForRequest("**/api/order/verifyStripe");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  expect((await returned).postDataJSON()).toMatchObject({ success: true });
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.locator("[data-order]")).toContainText("Order Placed");
  await expect(page.locator("[data-order]")).toContainText("Stripe");
  await expectEmptyCart(page, shop.address);
});

test("CHK-17 G-27 who comes back without paying finds the cart, and the next try leads to the same page", async ({
  page,
  allow,
}) => {
  allow(/409/);
  await atCheckout(page, { shop: shop.address, method: "Stripe" });
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//);
  const first = page.url();
  const asked = page.waitForRequest("**/api/order/verifyStripe");
  await page.getByRole("link", { name: "Back to the shop without paying" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ success: false });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: "Cart Total" })).toBeVisible();
  await page.goto(`${shop.address}/place-order`);
  await page.getByRole("radio", { name: "Stripe" }).check();
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  await expect(page).toHaveURL(first);
});
