import { fact, openAccount } from "./account-page.ts";
import { buyables } from "./buying.ts";
import { loginForm } from "./login-form.ts";
import { logIn, PASSWORD, signUp, storedToken } from "./shoppers.ts";
import { expect, test } from "./test.ts";

test("STATE-14 ROLE-06 ERR-08 ERR-09 a stored token is adopted; cart and wishlist are fetched, and say when they fail", async ({
  page,
  request,
  baseURL,
  allow,
}) => {
  allow(/Failed to load resource/);
  const [shirt] = await buyables(request, 1);
  await logIn(page, await signUp(request, baseURL!, "Asha Verma"));
  const fetched = ["cart", "wishlist"].map((what) => page.waitForResponse(`**/api/${what}/get`));
  await page.goto(shirt!.address);
  await Promise.all(fetched);
  const added = page.waitForRequest("**/api/cart/add");
  await page
    .getByRole("main")
    .getByRole("button", { name: /add to cart/i })
    .first()
    .click();
  expect((await added).headers()["token"]).toBe(await storedToken(page));

  for (const what of ["cart", "wishlist"]) {
    const message = `The ${what} is away.`;
    await page.route(`**/api/${what}/get`, (route) =>
      route.fulfill({ status: 503, json: { success: false, message } }),
    );
    await page.goto("/about");
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: message })).toHaveCount(1);
    await page.unroute(`**/api/${what}/get`);
  }
});

test("STATE-17 a logout in one tab is one in the other, and so is a login", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const shopper = await signUp(request, baseURL!, "Asha Verma");
  await logIn(page, shopper);
  await openAccount(page);
  await expect(fact(page, "Name")).toHaveText(shopper.name);
  const other = await context.newPage();
  await other.goto("/account");
  await expect(fact(other, "Name")).toHaveText(shopper.name);
  await other.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login?returnTo=%2Faccount");
  await loginForm(other).email.fill(shopper.email);
  await loginForm(other).password.fill(PASSWORD);
  await loginForm(other).send("Login").click();
  await expect(page).toHaveURL("/account");
  await expect(fact(page, "Name")).toHaveText(shopper.name);
});

test("G-18 C-23 a session that is revoked while the page is open is told once, keeps the cart, and is taken up again", async ({
  page,
  request,
  baseURL,
  allow,
}) => {
  allow(/Failed to load resource/);
  const [shirt, other] = await buyables(request, 2);
  const shopper = await signUp(request, baseURL!, "Asha Verma");
  await logIn(page, shopper);
  const add = () =>
    page
      .getByRole("main")
      .getByRole("button", { name: /add to cart/i })
      .first();
  await page.goto(shirt!.address);
  const added = page.waitForResponse("**/api/cart/add");
  await add().click();
  await added;
  // A call of this page that is still under way would be refused first, and the end told here.
  await page.goto("about:blank");
  await request.post("/api/user/logout-everywhere", { headers: { token: shopper.token }, data: {} });
  await page.goto(other!.address);
  const toasts = page.locator("[data-sonner-toast]");
  await expect(toasts.filter({ hasText: "Your login has ended. Please log in again" })).toHaveCount(1);
  expect(await storedToken(page)).toBeNull();
  await add().click();
  await expect(page).toHaveURL("/cart");
  const lines = page.getByRole("main").getByRole("button", { name: /^Remove / });
  await expect(lines).toHaveCount(2);
  await page.reload();
  await expect(lines).toHaveCount(2);

  await page.goto("/login?returnTo=/cart");
  await loginForm(page).email.fill(shopper.email);
  await loginForm(page).password.fill(PASSWORD);
  await loginForm(page).send("Login").click();
  await expect(page).toHaveURL("/cart");
  await expect(lines).toHaveCount(2);
  const token = (await storedToken(page))!;
  const quantities = async () => {
    const { cartData } = (await (await request.post("/api/cart/get", { headers: { token }, data: {} })).json()) as {
      cartData: Record<string, { quantity: number }>;
    };
    return Object.values(cartData).map(({ quantity }) => quantity);
  };
  await expect.poll(quantities).toEqual([1, 1]);
});

test("ROLE-07 signing out everywhere ends this session and those on other devices", async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await signUp(request, baseURL!, "Asha Verma");
  await logIn(page, shopper);
  await openAccount(page);
  const everywhere = page.getByRole("button", { name: "Sign out everywhere" });
  await everywhere.click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere" });
  await dialog.getByRole("button", { name: "Stay logged in" }).click();
  await expect(dialog).toBeHidden();
  expect(await storedToken(page)).toBe(shopper.token);
  await everywhere.click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You are logged out everywhere.")).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect((await request.get("/api/user/get-user", { headers: { token: shopper.token } })).status()).toBe(401);
});
