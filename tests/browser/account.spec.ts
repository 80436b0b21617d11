import type { APIRequestContext, Page } from "@playwright/test";
import { buyables } from "./buying.ts";
import { expect, test } from "./test.ts";

const PASSWORD = "a-long-enough-password";

interface Shopper {
  name: string;
  email: string;
  token: string;
}

/** Makes a shopper by the calls that the pages make, without a page. */
async function newShopper(request: APIRequestContext): Promise<Shopper> {
  const name = "Asha Verma";
  const email = `asha.${crypto.randomUUID()}@shop.example`;
  const signedUp = await request.post("/api/identity/sign-up/email", { data: { name, email, password: PASSWORD } });
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const proof = (await (await request.get("/api/identity/token")).json()) as { token: string };
  const entered = await request.post("/api/user/register", {
    headers: { authorization: `Bearer ${proof.token}` },
    data: { name, email, firebaseUid: user.id, emailPasswordSignIn: true },
  });
  const { token } = (await entered.json()) as { token: string };
  return { name, email, token };
}

/** Leaves the token in the browser, as an earlier visit would have. */
async function logIn(page: Page, { token }: Shopper): Promise<void> {
  await page.goto("/about");
  await page.evaluate((kept) => localStorage.setItem("token", kept), token);
}

/** The last of what a page asks for when somebody is logged in: what is asked for after a logout is refused, and an error. */
const allFetched = (page: Page) => page.waitForResponse("**/api/wishlist/get");

/** Goes to the account of a shopper without orders, and waits until everything there is answered. */
async function openAccount(page: Page): Promise<void> {
  const fetched = allFetched(page);
  await page.goto("/account");
  await fetched;
  await expect(page.getByText("No orders found matching your search or filter.")).toBeVisible();
}

const form = (page: Page) => ({
  name: page.getByLabel("Full name"),
  email: page.getByRole("main").locator("input[name=email]"),
  password: page.locator("input[name=password]"),
  send: (mode: "Login" | "Sign Up") => page.getByRole("button", { name: mode, exact: true }),
});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

test("LOGIN-01 LOGIN-02 VAL-22 one screen for both, and what is typed stays", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.add(request.url())));
  await page.goto("/login?returnTo=/cart");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await form(page).email.fill("asha@shop.example");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  await expect(page).toHaveURL(/returnTo=%2Fcart&mode=signup/);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(form(page).email).toHaveValue("asha@shop.example");
  await expect(form(page).email).toHaveAttribute("type", "email");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(form(page).name).toBeHidden();
  // Firebase's code is for shops whose accounts are there.
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(texts).not.toEqual([]);
  expect(texts.filter((script) => /identitytoolkit|securetoken/.test(script))).toEqual([]);
});

test("VAL-21 VAL-35 each field is asked for, and a short password is refused before it is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await page.goto("/login?mode=signup");
  const { name, email, password, send } = form(page);
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
  const { name, email, password, send } = form(page);
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
  const first = await stored(page);
  expect(first).toMatch(/^[\w-]{43}$/);

  const menu = page.getByRole("banner").getByRole("button", { name: "Account" });
  await menu.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account");
  await fetched;
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await stored(page)).toBeNull();

  // The end of the first way in would end the second, were it under way still.
  await signedOut;
  await email.fill(address);
  await password.fill(PASSWORD);
  await send("Login").click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await stored(page)).not.toBe(first);
});

test("ERR-26 ERR-27 an address in use, a wrong password, and a service that fails", async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource/);
  const shopper = await newShopper(request);
  const { name, email, password, send } = form(page);
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

test("ACC-01 ACC-02 ACC-04 ACC-05 ACC-06 ACC-07 ROUTE-12 STATE-18 ROLE-04 the account page", async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
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
  await expect(form(page).email).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  expect(await stored(page)).toBeNull();
  await expect
    .poll(async () => (await request.get("/api/user/get-user", { headers: { token: shopper.token } })).status())
    .toBe(401);
});

test("ACC-03 ACC-04 ERR-31 what is missing is said, and what fails is logged only", async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource|account could not be loaded/);
  await logIn(page, await newShopper(request));
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

test("LOGIN-04 ROUTE-09 ROUTE-12 a visitor is sent to the login and back; a shopper past it", async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const { email, password, send } = form(page);
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

test("STATE-14 ROLE-06 ERR-08 ERR-09 a stored token is adopted; cart and wishlist are fetched, and say when they fail", async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource/);
  const [shirt] = await buyables(request, 1);
  await logIn(page, await newShopper(request));
  const fetched = ["cart", "wishlist"].map((what) => page.waitForResponse(`**/api/${what}/get`));
  await page.goto(`/product/${shirt!.id}`);
  await Promise.all(fetched);
  const added = page.waitForRequest("**/api/cart/add");
  await page
    .getByRole("main")
    .getByRole("button", { name: /add to cart/i })
    .first()
    .click();
  expect((await added).headers()["token"]).toBe(await stored(page));

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

test("STATE-17 a logout in one tab is one in the other, and so is a login", async ({ page, context, request }) => {
  const shopper = await newShopper(request);
  await logIn(page, shopper);
  await openAccount(page);
  await expect(fact(page, "Name")).toHaveText(shopper.name);
  const other = await context.newPage();
  await other.goto("/account");
  await expect(fact(other, "Name")).toHaveText(shopper.name);
  await other.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login?returnTo=%2Faccount");
  await form(other).email.fill(shopper.email);
  await form(other).password.fill(PASSWORD);
  await form(other).send("Login").click();
  await expect(page).toHaveURL("/account");
  await expect(fact(page, "Name")).toHaveText(shopper.name);
});

test("G-18 C-23 a session that is revoked while the page is open is told once, keeps the cart, and is taken up again", async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource/);
  const [shirt, other] = await buyables(request, 2);
  const shopper = await newShopper(request);
  await logIn(page, shopper);
  const add = () =>
    page
      .getByRole("main")
      .getByRole("button", { name: /add to cart/i })
      .first();
  await page.goto(`/product/${shirt!.id}`);
  const added = page.waitForResponse("**/api/cart/add");
  await add().click();
  await added;
  // A call of this page that is still under way would be refused first, and the end told here.
  await page.goto("about:blank");
  await request.post("/api/user/logout-everywhere", { headers: { token: shopper.token }, data: {} });
  await page.goto(`/product/${other!.id}`);
  const toasts = page.locator("[data-sonner-toast]");
  await expect(toasts.filter({ hasText: "Your login has ended. Please log in again" })).toHaveCount(1);
  expect(await stored(page)).toBeNull();
  await add().click();
  await expect(page).toHaveURL("/cart");
  const lines = page.getByRole("main").getByRole("button", { name: /^Remove / });
  await expect(lines).toHaveCount(2);
  await page.reload();
  await expect(lines).toHaveCount(2);

  await page.goto("/login?returnTo=/cart");
  await form(page).email.fill(shopper.email);
  await form(page).password.fill(PASSWORD);
  await form(page).send("Login").click();
  await expect(page).toHaveURL("/cart");
  await expect(lines).toHaveCount(2);
  const token = (await stored(page))!;
  const quantities = async () => {
    const { cartData } = (await (await request.post("/api/cart/get", { headers: { token }, data: {} })).json()) as {
      cartData: Record<string, { quantity: number }>;
    };
    return Object.values(cartData).map(({ quantity }) => quantity);
  };
  await expect.poll(quantities).toEqual([1, 1]);
});

test("ROLE-07 signing out everywhere ends this session and those on other devices", async ({ page, request }) => {
  const shopper = await newShopper(request);
  await logIn(page, shopper);
  await openAccount(page);
  const everywhere = page.getByRole("button", { name: "Sign out everywhere" });
  await everywhere.click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere" });
  await dialog.getByRole("button", { name: "Stay logged in" }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toBe(shopper.token);
  await everywhere.click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You are logged out everywhere.")).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect((await request.get("/api/user/get-user", { headers: { token: shopper.token } })).status()).toBe(401);
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

/** What the shop asks of the browser for the window, in the words of `window.open`. */
async function recordPopups(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const open = window.open.bind(window);
    Object.assign(window, { asked });
    window.open = (address, name, features) => {
      asked.push(features ?? "");
      return open(address, name, features);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

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

function spinner(page: Page) {
  return page.getByRole("main").getByText("Loading your account");
}

function fact(page: Page, name: string) {
  return page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(name, { exact: true }) })
    .locator("dd");
}
