import { expect, type Page } from "@playwright/test";
import { choosePlace } from "./choose-place.ts";

/** Brings a fresh shopper to the checkout: one unit in the cart, the address filled in, the payment method chosen. */
export async function atCheckout(page: Page, { shop = "", method = "Razorpay" } = {}): Promise<void> {
  await page.goto(`${shop}/login?mode=signup&returnTo=/collection`);
  await page.getByLabel("Full name").fill("Asha Verma");
  await page.getByLabel("Email", { exact: true }).fill(`asha-${crypto.randomUUID()}@shop.example`);
  await page.getByLabel("Password", { exact: true }).fill("a-long-enough-password");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/collection");
  await page
    .getByRole("button", { name: /^ADD .* to the cart$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Shopping Cart" })).toBeVisible();
  await page.goto(`${shop}/place-order`);
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill("Verma");
  await page.getByLabel("Email", { exact: true }).fill("asha@shop.example");
  await page.getByLabel("Street").fill("14 Lavelle Road");
  await choosePlace(page, "Country", "India");
  await choosePlace(page, "State", "Karnataka");
  await choosePlace(page, "City", "Bengaluru");
  await page.getByLabel("Zip code").fill("560001");
  await page.getByLabel("Phone").fill("9876543210");
  await page.getByRole("radio", { name: method }).check();
}
