import { allFetched } from "./account-page.ts";
import { loginForm } from "./login-form.ts";
import { logIn, PASSWORD, signUp, storedToken } from "./shoppers.ts";
import { expect, test } from "./test.ts";

test("LOGIN-01 LOGIN-02 VAL-22 one screen for both, and what is typed stays", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.add(request.url())));
  await page.goto("/login?returnTo=/cart");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await loginForm(page).email.fill("asha@shop.example");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  await expect(page).toHaveURL(/returnTo=%2Fcart&mode=signup/);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(loginForm(page).email).toHaveValue("asha@shop.example");
  await expect(loginForm(page).email).toHaveAttribute("type", "email");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(loginForm(page).name).toBeHidden();
  // Firebase's code is for shops whose accounts are there.
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(texts).not.toEqual([]);
  expect(texts.filter((script) => /identitytoolkit|securetoken/.test(script))).toEqual([]);
});

test("VAL-21 VAL-35 each field is asked for, and a short password is refused before it is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await page.goto("/login?mode=signup");
  const { name, email, password, send } = loginForm(page);
  await send("Sign Up").click();
  for (const words of ["full name", "email address", "password"]) {
    await expect(page.getByText(`Please enter your ${words}.`)).toBeVisible();
  }
  await expect(name).toBeFocused();
  await name.fill("Asha Verma");
  await email.fill("asha@shop.example");
  await password.fill("12345");
  await expect(page.getByText("At least 6 characters.")).toBeVisible();
  await send("Sign Up").click();
  await expect(page.getByText("Please choose a password of at least 6 characters.")).toBeVisible();
  await email.fill("asha");
  await send("Sign Up").click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("LOGIN-03 LOGIN-05 LOGIN-06 STATE-17 HEAD-04 GEN-03 ROLE-03 sign-up, logout from the menu, and login", async ({
  page,
}) => {
  const address = `asha.${crypto.randomUUID()}@shop.example`;
  const { name, email, password, send } = loginForm(page);
  await page.goto("/login?mode=signup");
  await name.fill("Asha Verma");
  await email.fill(address);
  await password.fill(PASSWORD);
  await page.route(
    "**/api/identity/sign-up/email",
    async (route) => {
      const button = page.getByRole("button", { name: "Sign Up" });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(button.locator(".animate-spin").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
      await route.continue();
    },
    { times: 1 },
  );
  const [signedOut, fetched] = [page.waitForResponse("**/api/identity/sign-out"), allFetched(page)];
  await send("Sign Up").click();
  await expect(page.getByText("Sign Up successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
  const first = await storedToken(page);
  expect(first).toMatch(/^[\w-]{43}$/);

  const menu = page.getByRole("banner").getByRole("button", { name: "Account" });
  await menu.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account");
  await fetched;
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await storedToken(page)).toBeNull();

  // The end of the first way in would end the second, were it under way still.
  await signedOut;
  await email.fill(address);
  await password.fill(PASSWORD);
  await send("Login").click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).not.toBe(first);
});

test("ERR-26 ERR-27 an address in use, a wrong password, and a service that fails", async ({
  page,
  request,
  baseURL,
  allow,
}) => {
  allow(/Failed to load resource/);
  const shopper = await signUp(request, baseURL!, "Asha Verma");
  const { name, email, password, send } = loginForm(page);
  await page.goto("/login?mode=signup");
  await name.fill("Asha Verma");
  await email.fill(shopper.email);
  await password.fill(PASSWORD);
  await send("Sign Up").click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast.filter({ hasText: "Email already in use. Please use a different email." })).toHaveCount(1);
  await expect(email).toBeFocused();
  await expect(name).toHaveValue("Asha Verma");

  await page.getByRole("link", { name: "Login" }).click();
  await password.fill("not-the-password");
  await send("Login").click();
  await expect(toast.filter({ hasText: "Email or password is not right. Please try again." })).toHaveCount(1);

  await page.route("**/api/identity/sign-in/email", (route) => route.abort(), { times: 1 });
  await send("Login").click();
  await expect(toast.filter({ hasText: "The login service cannot be reached." })).toHaveCount(1);

  const message = "The shop takes no logins just now.";
  const refused = { status: 503, json: { success: false, message } };
  await page.route("**/api/user/login", (route) => route.fulfill(refused), { times: 1 });
  await password.fill(PASSWORD);
  await send("Login").click();
  await expect(toast.filter({ hasText: message })).toHaveCount(1);
  await send("Login").click();
  await expect(page).toHaveURL("/");
});

test("LOGIN-04 ROUTE-09 ROUTE-12 a visitor is sent to the login and back; a shopper past it", async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await signUp(request, baseURL!, "Asha Verma");
  const { email, password, send } = loginForm(page);
  for (const path of ["/account", "/orders?status=Completed"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: path })}`);
    await email.fill(shopper.email);
    await password.fill(PASSWORD);
    await send("Login").click();
    await expect(page).toHaveURL(path);
    await page.evaluate(() => localStorage.removeItem("token"));
  }
  await logIn(page, shopper);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await page.goto("/login?returnTo=//elsewhere.example/");
  await expect(page).toHaveURL("/");
});
