import type { Page } from "@playwright/test";
import { buyables, fillAddress, putInCart } from "./buying.ts";
import { comeAs, signUp } from "./shoppers.ts";

/** Brings a fresh shopper to the checkout: one unit in the cart, the address filled in, the payment method chosen. */
export async function atCheckout(page: Page, { shop = "", method = "Razorpay" } = {}): Promise<void> {
  const { token } = await signUp(page.request, shop || process.env["SHOP_ADDRESS"]!, "Asha Verma");
  const [product] = await buyables(page.request, 1, shop);
  await putInCart(page.request, token, product!, shop);
  await comeAs(page, { token });
  await page.goto(`${shop}/place-order`);
  await fillAddress(page, "asha@shop.example");
  await page.getByRole("radio", { name: method }).check();
}
