import { fact } from "./account-page.ts";
import { recordPopups } from "./popups.ts";
import { expect, test } from "./test.ts";

for (const mode of ["Sign Up", "Login"] as const) {
  test(`LOGIN-07 LOGIN-03 GEN-03 IDP-04 ${mode} with a Google account, in a window of 500x600`, async ({ page }) => {
    const asked = await recordPopups(page);
    await page.goto(`/login?returnTo=/account${mode === "Sign Up" ? "&mode=signup" : ""}`);
    const google = page.getByRole("button", { name: "Continue with Google" });
    const opened = page.waitForEvent("popup");
    await google.click();
    const popup = await opened;
    await expect(popup.getByText("This is not Google")).toBeVisible();
    await expect(google).toBeDisabled();
    expect(await asked()).toEqual([expect.stringContaining("width=500,height=600")]);
    await popup.getByRole("link", { name: "Asha Rao" }).click();
    await expect(page.getByText(`${mode} with Google successful!`)).toBeVisible();
    await expect(page).toHaveURL("/account");
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(fact(page, "Authentication method")).toHaveText("Google");
  });
}

test("ERR-27 a Google window that is closed, left or refused is told, and can be opened again", async ({ page }) => {
  await page.goto("/login");
  const google = page.getByRole("button", { name: "Continue with Google" });
  const toast = page.locator("[data-sonner-toast]");
  for (const leave of ["close", "cancel"] as const) {
    const opened = page.waitForEvent("popup");
    await google.click();
    const popup = await opened;
    await expect(popup.getByRole("heading", { name: "Choose a demo account" })).toBeVisible();
    if (leave === "close") await popup.close();
    else await popup.getByRole("link", { name: "Cancel" }).click();
    await expect(toast.filter({ hasText: "The Google window was closed" })).toHaveCount(leave === "close" ? 1 : 2);
    await expect(google).toBeEnabled();
  }
});

test("ERR-27 Google is at the shop's own address alone, and a page under another one says so", async ({ page }) => {
  const own = new URL(process.env["SHOP_ADDRESS"]!);
  await page.goto(`http://localhost:${own.port}/login?returnTo=/cart`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const notice = page.getByRole("dialog", { name: "Google sign-in is at another address" });
  await expect(notice.getByText(`Google sign-in works at ${own.origin} alone`)).toBeVisible();
  await notice.getByRole("link", { name: `Open ${own.origin}` }).click();
  await expect(page).toHaveURL(`${own.origin}/login?returnTo=/cart`);
});
