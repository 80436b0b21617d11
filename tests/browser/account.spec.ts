import type { Page } from "@playwright/test";
import { fact, openAccount } from "./account-page.ts";
import { loginForm } from "./login-form.ts";
import { logIn, signUp, storedToken } from "./shoppers.ts";
import { expect, test } from "./test.ts";

const spinner = (page: Page) => page.getByRole("main").getByText("Loading your account");

test("ACC-01 ACC-02 ACC-04 ACC-05 ACC-06 ACC-07 ROUTE-12 STATE-18 ROLE-04 the account page", async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await signUp(request, baseURL!, "Asha Verma");
  await logIn(page, shopper);
  await page.route(
    "**/api/user/get-user",
    async (route) => {
      await expect(spinner(page)).toBeVisible();
      expect(route.request().headers()["token"]).toBe(shopper.token);
      await route.continue();
    },
    { times: 1 },
  );
  await openAccount(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
  const personal = main.getByRole("region", { name: "Personal Information" });
  await expect(personal.getByRole("heading", { name: "Basic Information" })).toBeVisible();
  await expect(fact(page, "Name")).toHaveText(shopper.name);
  await expect(fact(page, "Email")).toHaveText(shopper.email);
  await expect(personal.getByRole("heading", { name: "Account Details" })).toBeVisible();
  await expect(fact(page, "Authentication method")).toHaveText("Email and password");
  await expect(fact(page, "Created at")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2}\s[AP]M$/);
  await expect(personal.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  await expect(personal.getByRole("link", { name: "View Wishlist" })).toHaveAttribute("href", "/wishlist");

  const orders = main.getByRole("region", { name: "Your Orders" });
  await expect(orders.getByText("No orders found matching your search or filter.")).toBeVisible();
  const [left, right] = await Promise.all([personal.boundingBox(), orders.boundingBox()]);
  expect(right!.x).toBeGreaterThan(left!.x + left!.width);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await personal.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(loginForm(page).email).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  expect(await storedToken(page)).toBeNull();
  await expect
    .poll(async () => (await request.get("/api/user/get-user", { headers: { token: shopper.token } })).status())
    .toBe(401);
});

test("ACC-03 ACC-04 ERR-31 what is missing is said, and what fails is logged only", async ({
  page,
  request,
  baseURL,
  allow,
}) => {
  allow(/Failed to load resource|account could not be loaded/);
  await logIn(page, await signUp(request, baseURL!, "Asha Verma"));
  await page.route("**/api/user/get-user", (route) => route.fulfill({ json: { success: true, user: {} } }), {
    times: 1,
  });
  await page.goto("/account");
  for (const name of ["Name", "Email"]) await expect(fact(page, name)).toHaveText("Not provided");
  for (const name of ["Authentication method", "Created at"])
    await expect(fact(page, name)).toHaveText("Not specified");

  await page.route("**/api/user/get-user", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "Away" } }),
  );
  const failed = page.waitForEvent("console", (message) => message.text().includes("account could not be loaded"));
  await page.reload();
  await failed;
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeHidden();
  // A toast would come after the code that paints it.
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});
