import { buyables, lay } from "./buying.ts";
import { openInStillTime } from "./still-time.ts";
import { expect, test, untilAlive } from "./test.ts";

/** Header, menus, bottom bar, footer, coupon banner: what surrounds every page. */

const PAGES = [
  "/",
  "/collection",
  "/about",
  "/contact",
  "/cart",
  "/place-order",
  "/wishlist",
  "/category/women",
  "/category/women/dresses",
];

test("ROUTE-03 ROUTE-04 ROUTE-05 ROUTE-07 ROUTE-08 ROUTE-11 ROUTE-15 ROUTE-16 ROUTE-17 ROUTE-18 GEN-05 banners with breadcrumbs and a picture", async ({
  page,
}) => {
  const titles: Record<string, string> = {
    "/collection": "All Collections",
    "/cart": "Shopping Cart",
    "/place-order": "Check Out",
    "/wishlist": "Your Wishlist",
    "/category/women": "Women Collection",
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const crumbs = page.getByRole("navigation", { name: /breadcrumb/i });
    await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(crumbs).toContainText(path.startsWith("/category") ? "Women" : title);
    const picture = page.locator("[data-banner] img");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  }
});

test("GEN-05 BANNER-01 BANNER-06 VAL-07 VAL-09 every page but /login carries the marquee of valid coupons", async ({
  page,
}) => {
  const coupons = (await (await page.request.get("/api/discount")).json()) as {
    data: {
      code: string;
      isActive: boolean;
      startDate: string;
      endDate: string;
      discountType: string;
      discountValue: number;
    }[];
  };
  const now = Date.now();
  const valid = coupons.data.filter(
    ({ isActive, startDate, endDate }) => isActive && Date.parse(startDate) <= now && Date.parse(endDate) > now,
  );
  expect(valid.length).toBeGreaterThan(1);
  expect(coupons.data.length).toBeGreaterThan(valid.length);
  for (const path of PAGES) {
    await page.goto(path);
    const banner = page.getByRole("complementary", { name: "Offers" });
    for (const { code, discountType, discountValue } of valid) {
      await expect(banner).toContainText(code);
      await expect(banner).toContainText(
        discountType === "percentage" ? `${discountValue}% OFF` : `Rs.${discountValue} OFF`,
      );
    }
    for (const { code } of coupons.data.filter((coupon) => !valid.includes(coupon)))
      await expect(banner).not.toContainText(code);
  }
});

test("BANNER-02 BANNER-03 ERR-21 ERR-24 a failed coupon list leaves the fallback, and no toast", async ({
  page,
  allow,
}) => {
  allow(/50[03]/);
  await page.route("**/api/discount", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "down" } }),
  );
  await page.route("**/api/rates/pair/**", (route) => route.fulfill({ status: 503, json: { success: false } }));
  const asked = page.waitForResponse("**/api/discount");
  await page.goto("/about");
  await (await asked).finished();
  await expect(page.getByRole("complementary", { name: "Offers" })).toContainText("Discount on orders above Rs.599");
  await expect(page.getByText("Failed to fetch coupons")).toHaveCount(0);
  // Toasts come in the order in which they were asked for: one of the list would stand here before this one.
  await page.getByRole("contentinfo").getByLabel("Currency").selectOption("USD");
  await expect(page.getByText("Failed to fetch currency rates")).toBeVisible();
  expect(await page.locator("[data-sonner-toast]").count()).toBe(1);
});

test("BANNER-04 the copy control copies, shows a check mark for 2000 ms, and reverts", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openInStillTime(page, "/about", Date.now());
  await page.clock.runFor(1000);
  const copy = page.getByRole("complementary", { name: "Offers" }).getByRole("button", { name: /copy/i }).first();
  const label = await copy.getAttribute("aria-label");
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /copied/i }).first()).toBeAttached();
  expect(label).toContain(await page.evaluate(() => navigator.clipboard.readText()));
  await page.clock.runFor(1900);
  await expect(page.getByRole("button", { name: /copied/i }).first()).toBeAttached();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: /copied/i })).toHaveCount(0);
});

test("API-14 the coupon list is asked for on each change of route, except on /login", async ({ page }) => {
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/discount") calls += 1;
  });
  await page.goto("/about");
  await expect.poll(() => calls).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => calls).toBe(2);
  await page.getByRole("link", { name: "Account" }).first().click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  expect(calls).toBe(2);
});

test("ROUTE-13 ROUTE-14 nothing surrounds the login screen", async ({ page }) => {
  await page.goto("/login");
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("complementary", { name: "Offers" }),
    page.getByRole("navigation"),
  ]) {
    await expect(part).toHaveCount(0);
  }
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("HEAD-01 HEAD-02 HEAD-03 the header's menus", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  const menu = async (name: string) => {
    await main.getByRole("button", { name, exact: true }).click();
    return main.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });
  };
  const shop = await menu("Shop");
  const reply = (await (await page.request.get("/api/category/getSubCategory")).json()) as {
    categories: { category: string; subcategories: string[] }[];
  };
  for (const { category, subcategories } of reply.categories) {
    const path = `/category/${category.toLowerCase()}`;
    await expect(shop.locator(`a[href="${path}"]`)).toHaveText(category);
    for (const name of subcategories)
      await expect(shop.locator(`a[href="${path}/${name.toLowerCase()}"]`)).toHaveText(name);
  }
  const products = await menu("Products");
  await expect(products.getByRole("link")).toHaveText([
    "Top Selling",
    "Newly Launched",
    "Hot Selling",
    "Popular",
    "Best Selling",
  ]);
  const pages = await menu("Pages");
  await expect(pages.getByRole("link")).toHaveText([
    "Wish List",
    "Shopping Cart",
    "Login/Register",
    "Order Tracking",
    "My Account",
  ]);
});

test("HEAD-05 VAL-02 icons of the wishlist and of the cart with its units", async ({ page, request }) => {
  const [one, other] = await buyables(request, 2);
  await lay(page, [
    [one!, 2],
    [other!, 1],
  ]);
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Wishlist" })).toHaveAttribute("href", "/wishlist");
  await expect(header.getByRole("link", { name: "Cart, 3 items" })).toContainText("3");
});

test("GEN-06 ROLE-08 nothing claims to be a back office, and what everyone may ask for needs no token", async ({
  request,
}) => {
  for (const path of ["/admin", "/dashboard"]) expect((await request.get(path)).status()).toBe(404);
  const open = [
    "/api/category/getSubCategory",
    "/api/dynamic/all",
    "/api/product/list?limit=1",
    "/api/discount",
    "/api/rates",
  ];
  for (const path of open) expect((await request.get(path)).status(), path).toBe(200);
});

test("HEAD-07 the account icon sends a visitor to /login", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("HEAD-06 BAR-01 BAR-02 CATP-01 CATP-02 CATP-03 CATP-04 CATP-05 LIM-15 the shop on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  await expect(bar.getByRole("listitem")).toHaveText(["Shop", "Categories", "Wishlist", "Cart", "Account"]);

  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await expect(menu.locator("details, [aria-expanded]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();

  await bar.getByRole("button", { name: "Categories" }).click();
  const panel = page.getByRole("dialog", { name: "Categories" });
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS("transition-duration", /0\.3s/);
  await expect(panel.getByText("Women", { exact: true }).first()).toBeVisible();
  const dresses = panel.locator('a[href="/category/women/dresses"]');
  await expect(dresses).toBeHidden();
  await panel.locator("summary, button[aria-expanded]").first().click();
  await expect(dresses).toBeVisible();
  await panel.getByRole("button", { name: /close/i }).click();
  await expect(panel).toBeHidden();

  await bar.getByRole("button", { name: /Cart/ }).click();
  await expect(page.getByRole("dialog", { name: "Shopping Cart" })).toBeVisible();
  await page.keyboard.press("Escape");

  for (const [width, shown] of [
    [639, true],
    [641, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(bar).toBeVisible({ visible: shown });
  }
});

test("FOOT-01 FOOT-02 FOOT-03 LIM-01 CUR-03 the footer: contact, links, newsletter, currencies, ways to pay", async ({
  page,
  allow,
}) => {
  allow(/400/);
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  for (const title of ["Information", "Service", "Contact"])
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
  await expect(footer.getByText("10% off the first purchase", { exact: false }).first()).toBeVisible();
  const codes = await footer
    .getByLabel("Currency")
    .locator("option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(codes).toEqual(
    "INR USD EUR GBP AUD CAD SGD JPY CNY CHF HKD NZD SEK NOK KRW AED ZAR BRL MXN RUB TRY SAR".split(" "),
  );
  await expect(footer.getByRole("list", { name: "Ways to pay" }).getByRole("listitem")).not.toHaveCount(0);

  const email = footer.getByRole("textbox", { name: /newsletter/ });
  await email.fill(`reader.${crypto.randomUUID()}@shop.example`);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.locator("#newsletter-error")).not.toBeEmpty();
  await footer.getByRole("checkbox").check({ force: true });
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.locator("strong")).toHaveText(/^[A-Z0-9-]{6,}$/);
});

test("LIM-02 LIM-03 FOOT-04 CUR-02 a chosen currency prices every page, from the server on", async ({ page }) => {
  await page.goto("/collection");
  const price = page.locator("article[data-product]").first();
  await expect(price).toContainText("₹");
  const pair = (await (await page.request.get("/api/rates/pair/INR/USD")).json()) as { conversion_rate: number };
  const { products } = (await (await page.request.get("/api/product/list?limit=1")).json()) as {
    products: { price: number }[];
  };
  await page.getByRole("contentinfo").getByLabel("Currency").selectOption("USD");
  const dollars = (Math.round(products[0]!.price * 100 * pair.conversion_rate) / 100).toFixed(2);
  await expect(price).toContainText(`$${dollars}`);
  const html = await (await page.request.get("/collection")).text();
  expect(html).toContain(`$${dollars}`);
  // The choice has loaded the page anew.
  await untilAlive(page);
  await page.getByRole("contentinfo").getByLabel("Currency").selectOption("JPY");
  await expect(price).toContainText(/¥[\d,]+\.\d\d/);
});

test("FOOT-05 TRANS-01 a language is picked in the footer, kept in a cookie, and the page comes again in it", async ({
  page,
  context,
}) => {
  await page.goto("/about?lang=fr");
  const picker = page.getByRole("contentinfo").getByRole("combobox", { name: "Langue" });
  await expect(picker.getByRole("option")).toHaveText(["English", "Español", "Français", "Deutsch", "日本語"]);
  await picker.selectOption("Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Über uns" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect((await context.cookies()).find(({ name }) => name === "lang")).toMatchObject({ value: "de", path: "/" });
  await page.getByRole("banner").getByRole("link", { name: "Weft, Startseite" }).click();
  await expect(page.getByRole("heading", { name: "Kategorien" })).toBeVisible();
});

test("SEARCH-01 SEARCH-02 SEARCH-03 VAL-34 the search overlay", async ({ page }) => {
  await page.goto("/about");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.press("/");
  await expect(overlay).toBeVisible();
  const box = overlay.getByRole("searchbox");
  await expect(box).toBeFocused();
  for (const keyword of ["women", "men", "children", "women top"])
    await expect(overlay.getByRole("button", { name: keyword, exact: true })).toBeVisible();
  await overlay.getByRole("button", { name: "women top", exact: true }).click();
  await expect(box).toHaveValue("women top");
  const found = overlay.locator('a[href^="/product/"]');
  await expect(async () => {
    const texts = await found.allTextContents();
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text.toLowerCase()).toContain("women top");
  }).toPass();
  await box.fill("zzzz");
  await expect(overlay.getByText("No products found.", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
});

test("ABOUT-03 the film of the shop is fetched when it is played, and plays", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto("/about");
  const film = page.locator("video");
  await expect(film).toHaveAttribute("poster", /\.avif$/);
  expect(films).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() =>
      film.evaluate(({ videoWidth, currentTime }: HTMLVideoElement) => videoWidth === 1280 && currentTime > 0),
    )
    .toBe(true);
  expect(films.length).toBeGreaterThan(0);
});

test("ABOUT-01 ABOUT-02 the founder's note and why to choose us", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Founder's Note" })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toBeVisible();
  for (const title of ["Quality Assurance", "Convenience", "Exceptional Customer Service"])
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
});

test("CONTACT-01 CONTACT-02 CONTACT-03 address, phone, e-mail, four networks and a map", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator("address")).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.getByRole("link", { name: /^(Instagram|Pinterest|YouTube|Facebook)/ })).toHaveCount(4);
  await expect(main.getByRole("heading", { name: "Find Us On The Map" })).toBeVisible();
});

test("ROUTE-19 a visitor finds a page, or the login, behind every address", async ({ page }) => {
  for (const path of ["/place-order", "/wishlist", "/cart"]) {
    // By then a page that led elsewhere would have.
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  for (const path of ["/account", "/orders"]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?returnTo=.*${path.slice(1)}`));
  }
});
