import type { Locator, Page } from "@playwright/test";

/** Shows where the pointer is: a screen's own is not part of its picture. */
const POINTER = `
  addEventListener("DOMContentLoaded", () => {
    const dot = document.createElement("div");
    dot.style.cssText = "position:fixed;z-index:9999;width:18px;height:18px;margin:-9px 0 0 -9px;border-radius:50%;background:#1d1c1a40;border:1px solid #1d1c1a;pointer-events:none;left:-40px;top:-40px";
    document.body.append(dot);
    addEventListener("mousemove", ({ clientX, clientY }) => {
      dot.style.left = clientX + "px";
      dot.style.top = clientY + "px";
    }, true);
  });
`;

/** A shopper's way in about half a minute: home, a shelf, a filter, a product, the cart, the checkout. */
export async function walkThroughShop(page: Page): Promise<void> {
  await page.addInitScript(POINTER);
  await page.goto("/");
  await page.waitForTimeout(1500);
  await glide(page, 900);
  await page.waitForTimeout(700);
  await glide(page, 1500);
  await page.waitForTimeout(900);
  await glide(page, -2400);
  await press(page, page.getByRole("link", { name: "Women", exact: true }).first());
  await page.waitForURL("**/category/women");
  await page.waitForTimeout(900);
  await glide(page, 420);
  await press(page, page.locator("label", { has: page.locator("input[name=colour][value=blue]") }));
  await page.waitForTimeout(1400);
  await press(page, page.locator("[data-product] h3 a").first());
  await page.waitForURL("**/product/**");
  await page.waitForTimeout(1300);
  await press(page, page.getByRole("group", { name: "Colour" }).getByRole("link").nth(1));
  await page.waitForTimeout(900);
  await press(page, page.getByRole("group", { name: "Size" }).getByRole("link", { name: "M", exact: true }));
  await page.waitForTimeout(700);
  await press(page, page.getByRole("button", { name: "ADD TO CART" }));
  await page.waitForURL("**/cart");
  await page.waitForTimeout(1600);
  await press(page, page.getByRole("link", { name: "PROCEED TO CHECKOUT" }));
  await page.waitForURL("**/place-order");
  await page.waitForTimeout(1200);
  await glide(page, 350);
  await page.waitForTimeout(1500);
}

/** Scrolls by so many pixels as a hand does. */
async function glide(page: Page, by: number): Promise<void> {
  const steps = Math.ceil(Math.abs(by) / 45);
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, by / steps);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(250);
}

/** Goes to a thing, rests on it and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to press.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 22 });
  await page.waitForTimeout(350);
  await target.click({ force: true });
}
