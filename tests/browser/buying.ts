import type { APIRequestContext, Page } from "@playwright/test";
import type { ProductSummary } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import { choosePlace } from "./choose-place.ts";
import { loginForm } from "./login-form.ts";
import { PASSWORD, storedToken } from "./shoppers.ts";
import { expect } from "./test.ts";

/** A product of the demo shop as the tests buy it: one combination with enough in stock. */
export interface Buyable {
  id: string;
  name: string;
  /** Paise. */
  price: number;
  attributes: Record<string, string>;
  key: string;
  /** Its page, with this combination chosen: the first one may be sold out. */
  address: string;
}

/**
 * Products with more than 20 units of some combination, dearest last.
 * @param shop the address of another shop than the run's
 */
export async function buyables(request: APIRequestContext, count: number, shop = ""): Promise<Buyable[]> {
  const list = (await (await request.get(`${shop}/api/product/list`)).json()) as { products: { _id: string }[] };
  const ids = list.products.slice(0, 60).map(({ _id }) => _id);
  const reply = (await (await request.get(`${shop}/api/product/summaries?ids=${ids.join(",")}`)).json()) as {
    products: ProductSummary[];
  };
  const found = reply.products.flatMap((product) => {
    const variant = product.variants.find(({ stock }) => stock > 20);
    if (!variant) return [];
    const values = product.attributes.map(({ name }) => [name, variant.options[name]!] as const);
    const key = [product.id, ...values.map(([, value]) => value)].join("_");
    const choice = new URLSearchParams(values.map(([name, value]) => [toHandle(name), value]));
    const address = `/product/${product.id}?${choice}`;
    const attributes = Object.fromEntries(values);
    return [{ id: product.id, name: product.name, price: variant.price, attributes, key, address }];
  });
  expect(found.length).toBeGreaterThanOrEqual(count);
  return found.slice(0, count).toSorted((one, other) => one.price - other.price);
}

type Chosen = Pick<Buyable, "id" | "attributes" | "key">;

/** Lays a visitor's cart and wishlist into the browser, as an earlier visit would have left them. */
export async function lay(page: Page, lines: [Chosen, number][], wishes: Chosen[] = []): Promise<void> {
  const cart = Object.fromEntries(
    lines.map(([{ key, id, attributes }, quantity]) => [key, { itemId: id, quantity, attributes }]),
  );
  const wishlist = Object.fromEntries(wishes.map(({ key, id, attributes }) => [key, { itemId: id, attributes }]));
  await page.goto("/about");
  await page.evaluate(
    ([kept, wished]) => {
      localStorage.setItem("cart", JSON.stringify({ lines: kept, synced: false }));
      localStorage.setItem("wishlist", JSON.stringify({ lines: wished, synced: false }));
    },
    [cart, wishlist] as const,
  );
}

/**
 * Puts one unit into a shopper's cart, as another device would.
 * @param shop the address of another shop than the run's
 */
export async function putInCart(request: APIRequestContext, token: string, product: Buyable, shop = ""): Promise<void> {
  await request.post(`${shop}/api/cart/add`, {
    headers: { token },
    data: { itemId: product.id, selectedAttributeValues: product.attributes },
  });
}

/** Has the shop answer with one price for everything, so that a cart comes to a sum of the test's choice. */
export async function priceEverything(page: Page, paise: number): Promise<void> {
  await page.route("**/api/product/summaries?*", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { products: ProductSummary[] };
    for (const product of body.products) {
      product.price = paise;
      for (const variant of product.variants) variant.price = paise;
    }
    await route.fulfill({ response: reply, json: body });
  });
}

/** Signs a new shopper up on the login screen, and comes back to `returnTo`. Gives the email address. */
export async function signUp(page: Page, returnTo: string): Promise<string> {
  const address = `asha.${crypto.randomUUID()}@shop.example`;
  await page.goto(`/login?${new URLSearchParams({ mode: "signup", returnTo })}`);
  const { name, email, password, send } = loginForm(page);
  await name.fill("Asha Verma");
  await email.fill(address);
  await password.fill(PASSWORD);
  await send("Sign Up").click();
  await expect(page).toHaveURL(new RegExp(`${returnTo}$`));
  return address;
}

export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill("Verma");
  await page.getByRole("form", { name: "Checkout" }).getByLabel("Email").fill(email);
  await page.getByLabel("Street").fill("14 Lavelle Road");
  await choosePlace(page, "Country", "India");
  await choosePlace(page, "State", "Karnataka");
  await choosePlace(page, "City", "Bengaluru");
  await page.getByLabel("Zip code").fill("560001");
  await page.getByLabel("Phone").fill("9876543210");
}

/** The shopper's cart is empty: on the server, and on the page, which shows at once what the device has of it. */
export async function expectEmptyCart(page: Page, shop = ""): Promise<void> {
  const token = (await storedToken(page))!;
  const reply = await page.request.post(`${shop}/api/cart/get`, { headers: { token }, data: {} });
  expect(await reply.json()).toEqual({ success: true, cartData: {} });
  await page.goto(`${shop}/cart`);
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
}

/** What a sum's row says, e.g. of "Shipping Fee". */
export function row(page: Page, name: string | RegExp) {
  return page
    .locator("main dl > div")
    .filter({ has: page.locator("dt", { hasText: name }) })
    .locator("dd");
}
