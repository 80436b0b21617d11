import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The last of what a page asks for when somebody is logged in: what is asked for after a logout is refused, and an error. */
export const allFetched = (page: Page) => page.waitForResponse("**/api/wishlist/get");

/** Goes to the account of a shopper without orders, and waits until everything there is answered. */
export async function openAccount(page: Page): Promise<void> {
  const fetched = allFetched(page);
  await page.goto("/account");
  await fetched;
  await expect(page.getByText("No orders found matching your search or filter.")).toBeVisible();
}

/** What the account page says of the shopper under this name, e.g. "Email". */
export function fact(page: Page, name: string) {
  return page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(name, { exact: true }) })
    .locator("dd");
}
