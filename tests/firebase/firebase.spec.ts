import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fact } from "#tests/browser/account-page.ts";
import { loginForm } from "#tests/browser/login-form.ts";
import { recordPopups } from "#tests/browser/popups.ts";
import { PASSWORD } from "#tests/browser/shoppers.ts";
import { expect, test } from "#tests/browser/test.ts";
import { mailedCode } from "./emulator-calls.ts";

const SDK = /identitytoolkit|securetoken/;

const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

test.beforeEach(async ({ context, allow }) => {
  // What the emulator does not have: password policy and bot check.
  allow(/Failed to load resource.*(400|501)/);
  allow(/apis\.google\.com/);
  const gapi = await readFile(new URL("gapi.js", import.meta.url), "utf8");
  await context.route("https://apis.google.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: gapi }),
  );
  // The emulator's own chooser dresses itself from elsewhere.
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.abort());
});

test("IDP-01 IDP-02 ERR-26 ERR-27 sign-up, refusals and login by password; no other page fetches Firebase", async ({
  page,
}) => {
  // Read again beside the page: what a page fetched is gone as soon as it is left.
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const own = new URL(response.url()).origin === new URL(page.url()).origin;
    if (own && response.request().resourceType() === "script") scripts.add(response.url());
  });
  const hasFirebase = async () =>
    (await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))).some((script) =>
      SDK.test(script),
    );
  await page.goto("/account");
  // It has led to the login.
  await expect(page).toHaveURL("/login?returnTo=%2Faccount");
  await expect.poll(hasFirebase).toBe(true);
  // What the login is still fetching ends with it.
  await page.goto("about:blank");
  scripts.clear();
  for (const path of ["/", "/cart"]) await page.goto(path, { waitUntil: "networkidle" });
  expect(await hasFirebase()).toBe(false);

  const address = `asha.${crypto.randomUUID()}@shop.example`;
  const { name, email, password, send } = loginForm(page);
  await page.goto("/login?mode=signup&returnTo=/account");
  await name.fill("Asha Verma");
  await email.fill(address);
  await password.fill("12345");
  await send("Sign Up").click();
  await expect(page.getByText("Please choose a password of at least 6 characters.")).toBeVisible();
  await password.fill(PASSWORD);
  await send("Sign Up").click();
  await expect(toast(page, "Sign Up successful!")).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expect(fact(page, "Name")).toHaveText("Asha Verma");
  await expect(fact(page, "Authentication method")).toHaveText("Email and password");

  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await email.fill(address);
  await password.fill("not-the-password");
  await send("Login").click();
  await expect(toast(page, "Email or password is not right. Please try again.")).toBeVisible();
  await page.goto("/login?mode=signup");
  await name.fill("Asha Verma");
  await email.fill(address);
  await password.fill(PASSWORD);
  await send("Sign Up").click();
  await expect(toast(page, "Email already in use. Please use a different email.")).toBeVisible();
  await page.goto("/login?returnTo=/account");
  await email.fill(address);
  await password.fill(PASSWORD);
  await send("Login").click();
  await expect(toast(page, "Login successful!")).toBeVisible();
  await expect(fact(page, "Email")).toHaveText(address);
});

test("IDP-04 LOGIN-07 a Google account, in a window of 500x600; closed, the window is told", async ({ page }) => {
  const asked = await recordPopups(page);
  await page.goto("/login?returnTo=/account");
  const google = page.getByRole("button", { name: "Continue with Google" });
  const press = async () => {
    const opened = page.waitForEvent("popup");
    await google.click();
    return opened;
  };
  const left = await press();
  await expect(google).toBeDisabled();
  await left.close();
  // The SDK waits for what may be on its way.
  await expect(toast(page, "The Google window was closed")).toBeVisible();

  const popup = await press();
  // Its buttons do nothing before.
  await popup.waitForLoadState();
  expect((await asked()).at(-1)).toContain("width=500,height=600");
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill(`meera.${crypto.randomUUID()}@shop.example`);
  await popup.locator("#display-name-input").fill("Meera Nair");
  await popup.locator("#sign-in").click();
  await expect(toast(page, "Login with Google successful!")).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expect(fact(page, "Name")).toHaveText("Meera Nair");
  await expect(fact(page, "Authentication method")).toHaveText("Google");
});

test("a forgotten password is replaced by Firebase's link, on the shop's own screens", async ({ page }) => {
  const address = `asha.${crypto.randomUUID()}@shop.example`;
  const { name, email, password, send } = loginForm(page);
  await page.goto("/login?mode=signup");
  await name.fill("Asha Verma");
  await email.fill(address);
  await password.fill(PASSWORD);
  await send("Sign Up").click();
  await expect(toast(page, "Sign Up successful!")).toBeVisible();
  await page.goto("/reset-password");
  await email.fill(address);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If this address has an account here")).toBeVisible();
  const oobCode = (await mailedCode(address, "PASSWORD_RESET"))!;
  await page.goto(`/identity/action?${new URLSearchParams({ mode: "resetPassword", oobCode })}`);
  await password.fill("another-password-2");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your new password is set. Please log in.")).toBeVisible();
  await page.goto("/login?returnTo=/account");
  await email.fill(address);
  await password.fill("another-password-2");
  await send("Login").click();
  await expect(fact(page, "Email")).toHaveText(address);
});
