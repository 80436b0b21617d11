import type { Page } from "@playwright/test";
import { atCheckout } from "./at-checkout.ts";
import { expectEmptyCart } from "./buying.ts";
import { expect, test } from "./test.ts";

/** Each way through the sandbox gateway's popup, on the demo shop, and the page of the return. */
const popupOf = (page: Page) => page.frameLocator("iframe[title^='Razorpay sandbox']");

async function openPopup(page: Page): Promise<{ orderId: string; gatewayOrderId: string }> {
  const replied = page.waitForResponse("**/api/order/razorpay");
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  const reply = await (await replied).json();
  await expect(popupOf(page).getByText("TEST", { exact: true })).toBeVisible();
  await expect(popupOf(page).getByRole("button", { name: /Success/ })).toBeVisible();
  return { orderId: reply.orderId, gatewayOrderId: reply.order.id };
}

const pay = async (page: Page, card: string) => {
  await popupOf(page)
    .getByRole("button", { name: new RegExp(`^${card}`) })
    .click();
  await popupOf(page).getByRole("button", { name: "Pay", exact: true }).click();
};

const kept = (page: Page) =>
  expect(page.getByRole("alert").filter({ hasText: "Your cart is kept: you can try again." })).toBeVisible();

test("CHK-04 CHK-05 offers Cash on Delivery, chosen, and Razorpay; nothing of the gateway is loaded before it is used", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => void (/sandbox|razorpay/.test(request.url()) && loaded.push(request.url())));
  await atCheckout(page);
  const radios = page.getByRole("radio");
  await expect
    .poll(() => radios.evaluateAll((found) => found.map((one) => (one as HTMLInputElement).value)))
    .toEqual(["cod", "razorpay"]);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Cash on Delivery" })).toBeChecked();
  expect(loaded).toEqual([]);
});

test("CHK-12 PAY-01 PAY-02 a payment that succeeds is verified, then leads to the orders and empties the cart", async ({
  page,
}) => {
  await atCheckout(page);
  const { orderId, gatewayOrderId } = await openPopup(page);
  const verified = page.waitForRequest("**/api/order/verifyRazorpay");
  await pay(page, "Success");
  expect(Object.keys((await verified).postDataJSON()).sort()).toEqual([
    "razorpay_order_id",
    "razorpay_payment_id",
    "razorpay_signature",
  ]);
  expect((await verified).postDataJSON().razorpay_order_id).toBe(gatewayOrderId);
  await expect(page).toHaveURL(/\/orders$/);
  const order = page.locator(`[data-order="${orderId}"]`);
  await expect(order).toContainText("Order Placed");
  await expect(order).toContainText("Razorpay");
  await expectEmptyCart(page);
  await page.reload();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

test("G-27 a dismissed popup keeps the cart and says so, and the next try pays the same order", async ({
  page,
  allow,
}) => {
  allow(/409/);
  await atCheckout(page);
  const first = await openPopup(page);
  await page.keyboard.press("Escape");
  await kept(page);
  const second = await openPopup(page);
  expect(second).toEqual(first);
  await popupOf(page).getByRole("button", { name: "Close" }).click();
  await kept(page);
  await openPopup(page);
  await pay(page, "Success");
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.locator("[data-order]")).toHaveCount(1);
});

test("G-27 a declined card is told in the popup and at the checkout, and another card pays", async ({
  page,
  allow,
}) => {
  allow(/409/);
  await atCheckout(page);
  const first = await openPopup(page);
  await pay(page, "Decline");
  await expect(popupOf(page).getByRole("alert")).toHaveText(
    "Your payment was declined by the bank. Please try another card.",
  );
  await popupOf(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "declined by the bank" })).toBeVisible();
  await kept(page);
  expect(await openPopup(page)).toEqual(first);
  await pay(page, "Decline");
  await expect(popupOf(page).getByRole("alert")).toContainText("declined");
  await pay(page, "Success");
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.locator("[data-order]")).toHaveCount(1);
});

for (const card of ["Time-out", "Silence", "Double webhook", "Held"]) {
  test(`CHK-12 a payment by the test card ${card} ends as a paid order, once`, async ({ page }) => {
    await atCheckout(page);
    await openPopup(page);
    await pay(page, card);
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.locator("[data-order]")).toHaveCount(1);
    await expect(page.locator("[data-order]")).toContainText("Order Placed");
  });
}

test("G-26 another way to pay after a dismissed popup gives up the first order and frees its stock", async ({
  page,
  allow,
}) => {
  allow(/409/);
  await atCheckout(page);
  const { orderId } = await openPopup(page);
  await page.keyboard.press("Escape");
  await kept(page);
  await page.getByRole("radio", { name: "Cash on Delivery" }).check();
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.locator(`[data-order="${orderId}"]`)).toContainText("Cancelled");
  await expect(page.locator("[data-order]").first()).toContainText("Order Placed");
});

test("G-27 an order that waits can be paid from the orders, says until when, and empties the cart then", async ({
  page,
  allow,
}) => {
  allow(/409/);
  await atCheckout(page);
  const { orderId, gatewayOrderId } = await openPopup(page);
  await page.keyboard.press("Escape");
  await kept(page);
  await page.goto("/orders");
  const order = page.locator(`[data-order="${orderId}"]`);
  await expect(order).toContainText("Pending");
  await expect(order).toContainText(/It is kept for you until \d{2}:\d{2}\./);
  const replied = page.waitForResponse("**/api/order/pay");
  await order.getByRole("button", { name: "Pay Now" }).click();
  expect((await (await replied).json()).order.id).toBe(gatewayOrderId);
  await popupOf(page).getByRole("button", { name: "Close" }).click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "The payment was not completed." })).toBeVisible();
  await expect(order).toContainText("Pending");

  await page.goto(`/orders/${orderId}`);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await pay(page, "Success");
  await expect(order).toContainText("Order Placed");
  await expect(page.getByText("Your payment arrived.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay Now" })).toHaveCount(0);
  await expectEmptyCart(page);
});

test("CHK-12 a popup that cannot be loaded keeps the cart, and another try works", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await atCheckout(page);
  await page.route("**/sandbox/razorpay/checkout.js", (route) => route.abort());
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unroute("**/sandbox/razorpay/checkout.js");
  await openPopup(page);
  await pay(page, "Success");
  await expect(page).toHaveURL(/\/orders$/);
});

test("ROUTE-10 CHK-16 CHK-17 /verify asks the server, not its address: an unpaid order leads to the cart, a paid one to the orders", async ({
  page,
  allow,
}) => {
  allow(/40[49]/);
  await atCheckout(page);
  const { orderId, gatewayOrderId } = await openPopup(page);
  await page.keyboard.press("Escape");
  await kept(page);

  const asked = page.waitForRequest("**/api/order/verifyStripe");
  await page.goto(`/verify?success=false&orderId=${orderId}`);
  expect((await asked).postDataJSON()).toEqual({ success: false, orderId });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: "Cart Total" })).toBeVisible();

  await page.goto("/verify?success=true&orderId=x");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText("There is no such order.")).toBeVisible();

  // The address says paid, the gateway does not yet: the page waits calmly, and goes on when the money is there.
  const notYet = page.waitForResponse("**/api/order/verifyStripe");
  await page.goto(`/verify?success=true&orderId=${orderId}`);
  expect((await notYet).status()).toBe(409);
  await expect(page.getByText("We are checking your payment.")).toBeVisible();
  const paid = await page.request.post("/sandbox/razorpay/popup/pay", {
    data: { orderId: gatewayOrderId, card: "4000 0000 0000 0341" },
  });
  await expect(paid).toBeOK();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.locator(`[data-order="${orderId}"]`)).toContainText("Order Placed");
  await expectEmptyCart(page);
});

test("N-09 /verify sends a visitor to the login and back", async ({ page }) => {
  await page.goto("/verify?success=true&orderId=x");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fverify%3Fsuccess%3Dtrue%26orderId%3Dx$/);
});

test("an order's page tells what happened, prints an invoice, cancels with a refund, and buys again", async ({
  page,
  allow,
}) => {
  allow(/404/);
  await atCheckout(page);
  const { orderId } = await openPopup(page);
  await pay(page, "Success");
  await expect(page).toHaveURL(/\/orders$/);
  await page.getByRole("link", { name: `#${orderId.slice(-6)}` }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await expect(page.getByText("Your payment arrived.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Invoice" })).toBeVisible();
  await expect(page.getByText("Paid through Razorpay.")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-invoice]")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("button", { name: "Keep It" }).click();
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("button", { name: "Yes, Cancel It" }).click();
  await expect(page.getByText("Cancelled by you.")).toBeVisible();
  await expect(page.getByText(/₹[\d,.]+ went back to you\./).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);

  await page.getByRole("button", { name: "Buy Again" }).click();
  const panel = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(panel.getByRole("link", { name: "View Cart" })).toBeVisible();

  await page.goto("/orders/000000000000000000000000");
  await expect(page.getByText("There is no such order.")).toBeVisible();
});
