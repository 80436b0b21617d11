import type { Locator, Page } from "@playwright/test";
import { openInStillTime } from "./still-time.ts";
import { expect, test } from "./test.ts";

interface Listed {
  _id: string;
  name: string;
}

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

const carousel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const block = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) }).last();
const cards = (part: Locator) => part.locator("article[data-product]");

/** Loads the page anew with its clock stopped, and waits until it is live. */
async function standStill(page: Page): Promise<void> {
  await openInStillTime(page, "/");
  await expect(carousel(page, "Categories").locator("li:not([inert])")).toHaveCount(6);
}

async function listed(page: Page, query: string): Promise<string[]> {
  const reply = await page.request.get(`/api/product/list?${query}`);
  return ((await reply.json()) as { products: Listed[] }).products.map(({ _id }) => _id);
}

const shownIds = (part: Locator) =>
  cards(part).evaluateAll((all) => all.map((card) => card.getAttribute("data-product")));

test("ROUTE-01 HOME-01 HOME-02 HOME-28 the blocks of the home page stand in their order", async ({ page }) => {
  const titles = [
    "Categories",
    "Collections",
    "Today's Top Picks",
    "Special Offer! This Week Only",
    "Best Selling Products",
    "Top Selling Products",
    "Newly Launched",
    "Hot Selling Products",
    "Popular Selling Products",
    "14-Day Returns",
    "Customers Say !",
  ];
  const tops = [];
  for (const name of titles)
    tops.push((await page.getByRole("heading", { name, exact: true }).first().boundingBox())!.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const hero = await carousel(page, "Collections of the season").boundingBox();
  expect(hero!.y).toBeLessThan(tops[0]!);
});

test("ROUTE-02 each hash leads to its block", async ({ page }) => {
  const titles: Record<string, string> = {
    collections: "Collections",
    "top-picks": "Today's Top Picks",
    "more-collections": "Top Selling Products",
    "best-selling": "Best Selling Products",
    "special-offer": "Special Offer! This Week Only",
    "our-policy": "14-Day Returns",
    reviews: "Customers Say !",
  };
  for (const [hash, title] of Object.entries(titles)) {
    await page.goto(`/#${hash}`);
    await expect(page.locator(`#${hash}`).getByRole("heading", { name: title, exact: true }).first()).toBeInViewport();
  }
});

test("HOME-03 HOME-04 HOME-05 HOME-06 the hero has three slides that lead to all collections", async ({ page }) => {
  // Else they would move by themselves between two steps of a slow machine.
  await standStill(page);
  const slides = carousel(page, "Collections of the season").locator("[aria-roledescription=slide]");
  await expect(slides).toHaveCount(3);
  const texts = [
    ["Fresh styles just in! Elevate Your Look", "Summer 2024 Collection", "Explore Collection"],
    ["Cozy designs for the changing season", "Autumn Essentials", "Shop Now"],
    ["Cozy designs for the changing season", "Autumn Essentials", "Shop Now"],
  ];
  for (const [index, parts] of texts.entries()) {
    for (const text of parts) await expect(slides.nth(index)).toContainText(text);
    await expect(slides.nth(index).locator("a")).toHaveAttribute("href", "/collection");
  }
  for (let step = 0; step < 3; step++) {
    await expect(slides.nth(step)).toHaveAttribute("data-shown", "true");
    await page.getByRole("button", { name: "Next collections of the season" }).click();
  }
  await expect(slides.nth(0)).toHaveAttribute("data-shown", "true");
});

test("LIM-06 the hero moves by itself every 5000 ms, dissolves in 500 ms, and can be paused", async ({ page }) => {
  await standStill(page);
  const slides = carousel(page, "Collections of the season").locator("[aria-roledescription=slide]");
  await expect(slides.first().locator("[data-dissolves]")).toHaveCSS("transition-duration", /^0\.5s/);
  // A little of its time is over when the page has come to life.
  await page.clock.runFor(4500);
  await expect(slides.nth(0)).toHaveAttribute("data-shown", "true");
  await page.clock.runFor(500);
  await expect(slides.nth(1)).toHaveAttribute("data-shown", "true");
  await page.getByRole("button", { name: "Pause collections of the season" }).click();
  await page.mouse.move(700, 880);
  await page.clock.runFor(12_000);
  await expect(slides.nth(1)).toHaveAttribute("data-shown", "true");
});

test("LIM-06 while the hero's pictures dissolve its words are no half transparent ones", async ({ page }) => {
  await standStill(page);
  const hero = carousel(page, "Collections of the season");
  await page.addStyleTag({ content: ":root { --motion-slide: 60s }" });
  await hero.getByRole("button", { name: "Next collections of the season" }).click();
  const coming = hero.locator("[aria-roledescription=slide]").nth(1).locator("[data-dissolves]");
  const opacity = () => coming.evaluate((picture) => Number(getComputedStyle(picture).opacity));
  await expect.poll(opacity).toBeGreaterThan(0);
  const faint = await hero.locator("h1, h2, p, a, button").evaluateAll((all) =>
    all
      .filter((words) => words.checkVisibility({ visibilityProperty: true }))
      .filter((words) => {
        for (let at: Element | null = words; at; at = at.parentElement)
          if (getComputedStyle(at).opacity !== "1") return true;
        return false;
      })
      .map((words) => words.textContent),
  );
  expect(faint).toEqual([]);
  await expect(hero.getByRole("heading", { name: "Autumn Essentials" })).toBeVisible();
  await expect(hero.getByRole("heading", { name: "Summer 2024 Collection" })).toBeHidden();
  expect(await opacity()).toBeLessThan(1);
});

test("HOME-07 Today's Top Picks are the first 8 products", async ({ page }) => {
  expect(await shownIds(block(page, "Today's Top Picks"))).toEqual(await listed(page, "limit=8"));
});

test("HOME-08 Best Selling Products are up to 10 of those flagged bestseller", async ({ page }) => {
  const flagged = await listed(page, "flag=bestseller&limit=50");
  expect(flagged.length).toBeGreaterThan(10);
  expect(await shownIds(block(page, "Best Selling Products"))).toEqual(flagged.slice(0, 10));
});

test("HOME-18 HOME-19 HOME-20 HOME-21 the four rows show up to 10 products of their flag", async ({ page }) => {
  const rows = {
    "Top Selling Products": "top",
    "Newly Launched": "newly",
    "Hot Selling Products": "hot",
    "Popular Selling Products": "popular",
  };
  for (const [title, flag] of Object.entries(rows)) {
    const row = block(page, title);
    await expect(row.getByText("Fresh Styles In !", { exact: true })).toBeVisible();
    const flagged = await listed(page, `flag=${flag}&limit=50`);
    expect(flagged.length).toBeGreaterThan(10);
    expect(await shownIds(row)).toEqual(flagged.slice(0, 10));
  }
});

test("HOME-10 HOME-11 LIM-10 LIM-11 the category carousel goes round and follows the width", async ({ page }) => {
  const part = carousel(page, "Categories");
  const inView = part.locator("li:not([inert])");
  for (const [width, count, gap] of [
    [1440, 6, 20],
    [1024, 6, 20],
    [1023, 4, 20],
    [768, 4, 20],
    [767, 4, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(inView).toHaveCount(count);
    await expect(part.locator("ul")).toHaveCSS("column-gap", `${gap}px`);
  }
  const names = async () => inView.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const first = await names();
  for (const href of first) expect(href).toMatch(/^\/category\/[a-z-]+$/);
  const round = await part.locator("li").count();
  for (let step = 0; step < round; step++) {
    const before = await names();
    await part.getByRole("button", { name: "Next categories" }).click();
    await expect.poll(names).not.toEqual(before);
  }
  expect(await names()).toEqual(first);
});

test("HOME-12 HOME-13 LIM-12 three featured collections at a time, with arrows", async ({ page }) => {
  const part = carousel(page, "Collections");
  const shown = part.locator("li:not([inert])");
  await expect(shown).toHaveCount(3);
  const first = await shown.getByRole("heading").allTextContents();
  await part.getByRole("button", { name: "Next collections" }).click();
  await expect.poll(() => shown.getByRole("heading").allTextContents()).not.toEqual(first);
  await part.getByRole("button", { name: "Previous collections" }).click();
  await expect.poll(() => shown.getByRole("heading").allTextContents()).toEqual(first);
  const link = shown.first().getByRole("link", { name: /^Shop Collection/ });
  await expect(link).toHaveAttribute("href", /^\/collections\//);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: first[0]! })).toBeVisible();
});

test("HOME-16 HOME-17 the special offer leads to all collections", async ({ page }) => {
  const offer = page.locator("#special-offer");
  await expect(offer).toContainText("Special Offer! This Week Only");
  await expect(offer).toContainText("Reserved for special occasions");
  await offer.getByRole("link", { name: "Explore Collection" }).click();
  await expect(page).toHaveURL(/\/collection$/);
});

test("HOME-22 HOME-23 HOME-24 HOME-25 HOME-26 HOME-27 LIM-09 five testimonials, two at a time from 1024 px", async ({
  page,
}) => {
  await standStill(page);
  const part = carousel(page, "Testimonials");
  await expect(part.getByRole("heading", { name: "Customers Say !" })).toBeVisible();
  await expect(part.locator("li")).toHaveCount(5);
  const filled = await part
    .locator("[data-filled]")
    .evaluateAll((all) => all.map((stars) => stars.getAttribute("data-filled")));
  expect(filled).toEqual(["4", "5", "4", "4", "5"]);
  await expect(part.getByText("Rated 4.5 out of 5")).toBeAttached();
  await expect(part.getByText("Product Reviewed Name")).toHaveCount(5);
  await expect(part.getByText("Rs 999")).toHaveCount(5);
  for (const [width, count] of [
    [1440, 2],
    [1025, 2],
    [1023, 1],
    [641, 1],
    [500, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(part.locator("li:not([inert])")).toHaveCount(count);
  }
  await part.locator("li:not([inert])").first().click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("LIM-08 the testimonials move by themselves every 5000 ms and go round", async ({ page }) => {
  await standStill(page);
  const first = carousel(page, "Testimonials").locator("li").first();
  const begin = await first.textContent();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await page.clock.runFor(1000);
  await expect(first).not.toHaveText(begin!);
});

test("HOME-29 LIM-07 the reassurance strip makes its four promises", async ({ page }) => {
  const strip = page.locator("#our-policy");
  for (const [title, text] of [
    ["14-Day Returns", /risk-free shopping with easy returns/i],
    ["Free Shipping", /no extra costs, just the price you see/i],
    ["24/7 Support", /./],
    ["Member Discounts", /special prices for loyal customers/i],
  ] as const) {
    const item = strip.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(item).toContainText(text);
  }
});
