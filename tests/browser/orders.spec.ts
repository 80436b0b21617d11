import type { Page } from "@playwright/test";
import type { Order } from "#contract/order.ts";
import { buyables, fillAddress, lay, signUp } from "./buying.ts";
import { comeAs, signUp as enrol } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** Has the order list say what the test needs of it: the shop's own staff would change these. */
async function retell(page: Page, change: (order: Order) => void): Promise<void> {
  await page.unroute("**/api/order/userorders");
  await page.route("**/api/order/userorders", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { orders: Order[] };
    body.orders.forEach(change);
    await route.fulfill({ response: reply, json: body });
  });
  await page.reload();
}

test("N-09 ROUTE-09 a visitor is sent to the login and comes back", async ({ page }) => {
  await page.goto("/orders");
  await expect(page).toHaveURL("/login?returnTo=%2Forders");
});

test("ORD-01 ORD-07 without orders the list says so", async ({ page, baseURL }) => {
  await comeAs(page, await enrol(page.request, baseURL!, "Asha Verma"));
  await page.goto("/orders");
  await expect(page.getByText("No orders found matching your search or filter.")).toBeVisible();
  await expect(page.getByLabel("Status").locator("option")).toHaveText([
    "All Orders",
    "Order Placed",
    "Pending",
    "Delivered",
    "Completed",
    "Cancelled",
  ]);
});

test("ERR-29 an order list that fails is logged only, and can be read again", async ({ page, baseURL, allow }) => {
  allow(/Failed to load resource|orders could not be loaded/);
  await comeAs(page, await enrol(page.request, baseURL!, "Asha Verma"));
  await page.route("**/api/order/userorders", (route) => route.abort(), { times: 1 });
  await page.goto("/orders");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No orders found matching your search or filter.")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("ORD-02 ORD-03 ORD-04 ORD-05 ORD-06 ORD-08 ORD-09 ORD-11 ORD-12 VAL-32 VAL-33 an order, found and tracked", async ({
  page,
  request,
}) => {
  const [shirt, hat] = await buyables(request, 2);
  await lay(page, [
    [shirt!, 2],
    [hat!, 1],
  ]);
  await fillAddress(page, await signUp(page, "/place-order"));
  await page.getByRole("button", { name: "Payment" }).click();
  const order = page.locator("[data-order]");
  await expect(order).toHaveCount(1);
  const id = (await order.getAttribute("data-order"))!;
  await expect(order).toContainText(`#${id.slice(-6)}`);
  await expect(order.locator("time")).toBeVisible();
  for (const words of [
    "Cash on Delivery",
    "Order Placed",
    shirt!.name,
    shirt!.id.slice(-6, -1),
    ...Object.values(shirt!.attributes),
  ]) {
    await expect(order).toContainText(words);
  }
  await expect(order).toContainText(/₹[\d,]+\.\d{2}/);
  await expect(order.locator("[data-dot]")).toHaveAttribute("data-dot", "blue");
  await expect(page.getByRole("link", { name: "Track Order" })).toHaveCount(0);

  await page.getByLabel("Search your orders").fill(hat!.name.toUpperCase());
  await expect(order.locator("[data-order-item]")).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=/);
  await page.getByLabel("Search your orders").fill("");
  await page.getByLabel("Status").selectOption("Delivered");
  await expect(page.getByText("No orders found matching your search or filter.")).toBeVisible();
  await expect(page).toHaveURL(/\?status=Delivered$/);

  const trackingLink = "https://track.example/1";
  await retell(page, (told) => Object.assign(told, { status: "Accepted", trackingLink }));
  const track = page.getByRole("link", { name: "Track Order" });
  await expect(track).toHaveAttribute("href", trackingLink);
  await expect(track).toHaveAttribute("target", "_blank");
  await retell(page, (told) => Object.assign(told, { status: "Accepted" }));
  await expect(order).toHaveCount(1);
  await expect(track).toHaveCount(0);
  for (const [status, dot] of [
    ["Completed", "green"],
    ["Pending", "yellow"],
    ["Cancelled", "red"],
  ] as const) {
    await page.getByLabel("Status").selectOption(status);
    await expect(page).toHaveURL(new RegExp(`status=${status}$`));
    await retell(page, (told) => Object.assign(told, { status, trackingLink }));
    await expect(order.locator("[data-dot]")).toHaveAttribute("data-dot", dot);
    await expect(track).toHaveCount(0);
  }
});

test("Buy Again pressed twice adds once, and a shop that cannot be asked has nothing gone", async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource/);
  const [shirt] = await buyables(request, 1);
  await lay(page, [[shirt!, 1]]);
  await fillAddress(page, await signUp(page, "/place-order"));
  await page.getByRole("button", { name: "Payment" }).click();
  const id = (await page.locator("[data-order]").getAttribute("data-order"))!;
  await page.getByRole("link", { name: `#${id.slice(-6)}` }).click();
  const again = page.getByRole("button", { name: "Buy Again" });
  await expect(again).toBeVisible();
  // Else the page knows the product from the checkout.
  await page.reload();
  await page.route("**/api/product/summaries?*", (route) => route.abort(), { times: 1 });
  await again.click();
  await expect(page.locator("[data-sonner-toast][data-type=error]")).toHaveCount(1);
  await expect(page.getByText(/No longer to be had/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/product/summaries?*", async (route) => {
    await held;
    await route.continue();
  });
  await again.dblclick();
  await expect(again).toBeDisabled();
  release();
  const panel = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(panel.getByLabel("Quantity", { exact: true })).toHaveValue("1");
  await expect(panel.locator("dl")).toHaveAttribute("aria-busy", "false");
});

test("an invoice's amounts stay whole on a phone, in Japanese too", async ({ page, request, context, baseURL }) => {
  const [shirt] = await buyables(request, 1);
  await lay(page, [[shirt!, 1]]);
  await fillAddress(page, await signUp(page, "/place-order"));
  await page.getByRole("button", { name: "Payment" }).click();
  const id = (await page.locator("[data-order]").getAttribute("data-order"))!;
  await context.addCookies([{ name: "lang", value: "ja", url: baseURL! }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/orders/${id}`);
  await expect(page.locator("[data-invoice] tbody tr")).toHaveCount(1);
  const lines = await page.locator("[data-invoice] tbody td:not(:first-child)").evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
});
