import type { Page } from "@playwright/test";
import type { ProductSummary } from "#contract/catalog.ts";
import { expect, test } from "./test.ts";

/** Cards, listings, category pages and the product page. */

async function summaries(page: Page): Promise<ProductSummary[]> {
  const list = (await (await page.request.get("/api/product/list")).json()) as { products: { _id: string }[] };
  const all: ProductSummary[] = [];
  for (let from = 0; from < list.products.length; from += 100) {
    const ids = list.products.slice(from, from + 100).map(({ _id }) => _id);
    const reply = await page.request.get(`/api/product/summaries?ids=${ids.join(",")}`);
    all.push(...((await reply.json()) as { products: ProductSummary[] }).products);
  }
  return all;
}

const tick = (page: Page, name: RegExp) =>
  page
    .getByRole("main")
    .locator("label", { has: page.getByRole("checkbox", { name }) })
    .first()
    .click();
const cards = (page: Page) => page.getByRole("main").locator("article[data-product]");
const prices = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => Number(/₹([\d,.]+)/.exec(card.textContent)![1]!.replaceAll(",", ""))),
  );

test("LIST-01 LIST-06 VAL-19 VAL-20 filters narrow at once, OR within a group, AND across", async ({ page }) => {
  const all = await summaries(page);
  await page.goto("/collection");
  const filters = page.getByRole("main");
  await expect(filters.getByText("FILTERS", { exact: true }).first()).toBeVisible();
  const total = (count: number) => expect(page.getByText(new RegExp(`^${count} products?$`))).toBeVisible();
  const where = (test: (product: ProductSummary) => boolean) => all.filter(test).length;
  await total(all.length);
  await tick(page, /^Women\b/);
  await total(where(({ category }) => category.handle === "women"));
  await expect(page).toHaveURL(/category=women/);
  await tick(page, /^Men\b/);
  await total(where(({ category }) => ["women", "men"].includes(category.handle)));
  await tick(page, /^Knitwear\b/);
  await total(
    where(
      ({ category, subCategory }) => ["women", "men"].includes(category.handle) && subCategory.handle === "knitwear",
    ),
  );
  await page.goBack();
  await total(where(({ category }) => ["women", "men"].includes(category.handle)));
});

test("LIST-02 LIST-04 LIM-16 the filters fold away on a phone; the grid has 2 to 4 columns", async ({ page }) => {
  for (const [width, columns] of [
    [1440, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/category/women");
    const tops = await cards(page).evaluateAll((all) =>
      all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto("/collection");
  const box = page.getByRole("checkbox", { name: /^Women\b/ });
  await expect(box).toBeHidden();
  await page.getByRole("button", { name: "FILTERS" }).click();
  await expect(box).toBeVisible();
});

test("the way back from a product leads to the same place of the listing, its filters open as they were", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collection");
  const all = (await page.getByText(/^\d+ products$/).textContent())!;
  await page.getByRole("button", { name: "FILTERS" }).click();
  await tick(page, /^Women\b/);
  await expect(page).toHaveURL(/category=women/);
  await expect(page.getByText(/^\d+ products$/)).not.toHaveText(all);
  const card = cards(page).nth(3);
  const link = card.getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent())!;
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/category=women/);
  await expect(page.getByRole("button", { name: "FILTERS" })).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeInViewport();
  // Who comes to a listing finds them closed.
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click();
  await page.getByRole("link", { name: "Explore Collection" }).first().click();
  await expect(page.getByRole("button", { name: "FILTERS" })).toHaveAttribute("aria-expanded", "false");
});

test("LIST-03 LIST-07 LIST-08 sorting by price, and back to the shop's own order", async ({ page }) => {
  await page.goto("/collection");
  const sort = page.getByLabel(/sort/i);
  await expect(sort.locator("option")).toHaveText(["Relevant", "Low To High", "High to Low"]);
  const own = await prices(page);
  await sort.selectOption({ label: "Low To High" });
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect.poll(() => prices(page)).not.toEqual(own);
  const rising = await prices(page);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await sort.selectOption({ label: "High to Low" });
  await expect.poll(() => prices(page)).not.toEqual(rising);
  const falling = await prices(page);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  await sort.selectOption({ label: "Relevant" });
  await expect.poll(() => prices(page)).toEqual(own);
});

test("LIST-05 no match says so", async ({ page }) => {
  await page.goto("/collection?q=no-such-product");
  await expect(page.getByText("No products found matching your filters", { exact: true })).toBeVisible();
});

test("CAT-01 CAT-02 CAT-04 CAT-05 category and subcategory pages, whatever the letter case", async ({ page }) => {
  const all = await summaries(page);
  await page.goto("/category/women");
  await expect(page.getByRole("heading", { level: 1, name: "Women Collection" })).toBeVisible();
  const women = new Set(all.filter(({ category }) => category.handle === "women").map(({ id }) => id));
  for (const id of await cards(page).evaluateAll((list) => list.map((card) => card.getAttribute("data-product")!)))
    expect(women).toContain(id);
  await page.goto("/category/Women/Dresses");
  await expect(page.getByRole("navigation", { name: /breadcrumb/i })).toContainText("Dresses");
  const dresses = all
    .filter(({ category, subCategory }) => category.handle === "women" && subCategory.handle === "dresses")
    .map(({ id }) => id);
  expect(
    (await cards(page).evaluateAll((list) => list.map((card) => card.getAttribute("data-product")!))).toSorted(),
  ).toEqual(dresses.toSorted());
});

test("an unknown product, category or page is a 404 with a way on", async ({ page, allow }) => {
  allow(/404/);
  for (const path of [
    "/product/no-such-thing",
    "/category/no-such",
    "/category/women/no-such",
    "/collections/no-such",
    "/no/such/page",
  ]) {
    const reply = await page.goto(path);
    expect(reply!.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
});

test("CARD-01 CARD-02 CARD-03 CARD-04 CARD-05 CARD-06 CARD-07 CARD-08 CARD-12 what a card shows", async ({ page }) => {
  const all = await summaries(page);
  const many = all.find(({ attributes }) =>
    attributes.some(({ name, values }) => name === "Colour" && values.length > 4),
  )!;
  await page.goto(`/collection?q=${encodeURIComponent(many.name)}`);
  const card = page.locator(`[data-product="${many.id}"]`);
  await expect(card.getByRole("link", { name: many.name })).toHaveAttribute("href", `/product/${many.id}`);
  await expect(card.getByRole("group", { name: "Colour" }).getByRole("button")).toHaveCount(4);
  await expect(card.getByRole("group", { name: "Size" }).getByRole("button")).toHaveCount(3);
  await expect(card).toContainText(`${many.stock} in stock`);
  const sold = /([\d.]+)k sold/.exec(await card.innerText());
  expect(Number(sold![1])).toBeGreaterThanOrEqual(1.5);
  expect(Number(sold![1])).toBeLessThanOrEqual(9.5);
  await expect(card).toContainText(/Available|In Stock|Low Stock/);

  const cut = all.find(({ compareAt, price, stock }) => stock > 0 && compareAt !== null && compareAt > price)!;
  await page.goto(`/collection?q=${encodeURIComponent(cut.name)}`);
  const reduced = page.locator(`[data-product="${cut.id}"]`);
  await expect(reduced.locator("[data-badge=discount]")).toHaveText(
    `-${Math.round(((cut.compareAt! - cut.price) / cut.compareAt!) * 100)}%`,
  );
  await expect(reduced.locator("s, del").first()).toBeVisible();
  const pictures = reduced.locator("img");
  await reduced.hover();
  await expect(pictures).toHaveCount(2);
});

test("STATE-01 VAL-01 a sold-out product cannot be added", async ({ page }) => {
  const gone = (await summaries(page)).find(({ stock }) => stock === 0)!;
  await page.goto(`/collection?q=${encodeURIComponent(gone.name)}`);
  const card = page.locator(`[data-product="${gone.id}"]`);
  await expect(card.getByText("Out of Stock", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "OUT OF STOCK" })).toBeDisabled();
  await page.goto(`/product/${gone.id}`);
  await expect(page.getByRole("button", { name: "OUT OF STOCK" })).toBeDisabled();
});

test("CARD-09 CARD-10 STATE-05 STATE-15 ADD takes what is picked and opens the cart", async ({ page }) => {
  const product =
    (await summaries(page)).find(
      ({ attributes, variants }) =>
        attributes.length === 2 &&
        attributes.every(({ values }) => values.length > 1) &&
        variants.every(({ stock }) => stock > 3),
    ) ??
    (await summaries(page)).find(({ attributes, variants }) => {
      const [one, two] = attributes;
      const stockOf = (a: string, b: string) =>
        variants.find(({ options }) => options[one!.name] === a && options[two!.name] === b)?.stock ?? 0;
      return (
        attributes.length === 2 &&
        two!.values.length > 1 &&
        stockOf(one!.values[0]!, two!.values[0]!) > 3 &&
        stockOf(one!.values[0]!, two!.values[1]!) > 3
      );
    })!;
  await page.goto(`/collection?q=${encodeURIComponent(product.name)}`);
  const card = page.locator(`[data-product="${product.id}"]`);
  const [first, second] = product.attributes;
  const panel = page.getByRole("dialog", { name: "Shopping Cart" });
  await card.getByRole("button", { name: /^ADD/ }).click();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(first!.values[0]!);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await card
    .getByRole("group", { name: second!.name })
    .getByRole("button", { name: new RegExp(`^${second!.values[1]!}`) })
    .click();
  await card.getByRole("button", { name: /^ADD/ }).click();
  await expect(panel.getByText(`${second!.name}: ${second!.values[1]!}`, { exact: true })).toBeVisible();
  await expect(panel.locator("[data-line]")).toHaveCount(2);
  const kept = () =>
    page.evaluate(() => Object.keys((JSON.parse(localStorage.getItem("cart")!) as { lines: object }).lines));
  await expect.poll(kept).toHaveLength(2);
});

test("PDP-02 PDP-03 PDP-04 PDP-06 PDP-07 PDP-08 PDP-09 PDP-10 PDP-16 PDP-17 PDP-18 PDP-20 PDP-21 PDP-22 ROUTE-06 the product page", async ({
  page,
}) => {
  const all = await summaries(page);
  const product = all.find(
    ({ compareAt, pictures, stock }) => compareAt !== null && pictures.length > 2 && stock > 20,
  )!;
  await page.goto(`/product/${product.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(main.getByText(`${product.category.name} / ${product.subCategory.name}`)).toBeVisible();
  await expect(main.getByText(/^\d+% OFF$/)).toBeVisible();
  await expect(main.getByText(/^5\d sold in last 24 hours$/)).toBeVisible();
  await expect(main.getByText(/^2\d people are viewing this right now$/)).toBeVisible();
  for (const { name } of product.attributes) await expect(main.getByRole("group", { name }).first()).toBeVisible();
  for (const text of ["Delivery & Return", "Ask A Question", "Share", "View Store Information"])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText(/12 to 26 days international, 3 to 6 days United States/).first()).toBeVisible();
  await expect(main.getByText(/45 days/).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "View Store Information" })).toHaveAttribute("href", "/contact");
  const tabs = ["Description", "Customer Reviews", "Shipping & Returns", "Return Policies"];
  for (const name of tabs) await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  const related = main
    .locator("section", { has: page.getByRole("heading", { name: "Related Products" }) })
    .locator("article[data-product]");
  const ids = await related.evaluateAll((list) => list.map((card) => card.getAttribute("data-product")!));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThanOrEqual(4);
  expect(ids).not.toContain(product.id);
  for (const id of ids) expect(all.find((other) => other.id === id)!.subCategory).toEqual(product.subCategory);

  const shown = () =>
    main
      .locator("img")
      .filter({ visible: true })
      .evaluateAll((list: HTMLImageElement[]) =>
        list
          .toSorted((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0]!
          .src.replace(/-\d+\.\w+$/, ""),
      );
  await expect.poll(shown).toContain(product.pictures[0]!.src);
  await main
    .getByRole("button", { name: /picture 2|2 of|view 2/i })
    .or(main.getByRole("listitem").getByRole("button"))
    .nth(1)
    .click();
  await expect.poll(shown).not.toContain(product.pictures[0]!.src);
});

test("PDP-01 nothing of a product is shown until it is there", async ({ page }) => {
  await page.goto("/collection");
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/product/*.data*", async (route) => {
    await wanted;
    await route.continue();
  });
  const link = page.locator("article[data-product] h3 a").first();
  const name = (await link.textContent())!;
  const asked = page.waitForRequest("**/product/*.data*");
  await link.click();
  await asked;
  await expect(page.getByRole("button", { name: "BUY NOW" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "All Collections" })).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("button", { name: "BUY NOW" })).toBeVisible();
});

test("PDP-19 what is not refunded, and in what state an item comes back", async ({ request }) => {
  const { products } = (await (await request.get("/api/product/list?limit=1")).json()) as {
    products: { _id: string }[];
  };
  const html = await (await request.get(`/product/${products[0]!._id}?tab=returns`)).text();
  expect(html).toContain("Items must be unused and in original packaging. Duties and taxes are non-refundable.");
});

test("CARD-11 the same card stands in grids and in rows", async ({ page }) => {
  const shape = () =>
    page
      .locator("article[data-product]")
      .evaluateAll((cards) =>
        Object.fromEntries(
          cards.map((card) => [
            card.getAttribute("data-product")!,
            [...card.querySelectorAll("*")].filter((part) => part.tagName !== "IMG" && !part.closest("picture")).length,
          ]),
        ),
      );
  await page.goto("/");
  const rows = await shape();
  await page.goto("/collection?flag=top");
  const grid = await shape();
  const both = Object.keys(grid).filter((id) => id in rows);
  expect(both.length).toBeGreaterThan(4);
  for (const id of both) expect(rows[id], id).toBe(grid[id]);
});

test("PDP-11 PDP-12 PDP-13 PDP-14 PDP-15 the chosen quantity reaches the cart", async ({ page }) => {
  const product = (await summaries(page)).find(({ attributes, variants }) => {
    const first = variants.find(({ options }) => attributes.every(({ name, values }) => options[name] === values[0]));
    return first !== undefined && first.stock > 5;
  })!;
  for (const button of ["ADD TO CART", "BUY NOW"]) {
    await page.goto(`/product/${product.id}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const main = page.getByRole("main");
    const minus = main.getByRole("button", { name: /fewer|less|minus|decrease/i });
    const plus = main.getByRole("button", { name: /more|plus|increase/i }).first();
    await minus.click();
    await expect(main.getByRole("button", { name: "ADD TO CART" })).toBeDisabled();
    await expect(main.getByRole("button", { name: "BUY NOW" })).toBeDisabled();
    for (let step = 0; step < 3; step++) await plus.click();
    await main.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem("cart")!) as { lines: Record<string, { quantity: number }> },
    );
    expect(Object.values(kept.lines).map(({ quantity }) => quantity)).toEqual([3]);
  }
});

test("PDP-13 pressed twice while the cart is long in coming, the button adds once", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/cart.route-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const product = (await summaries(page)).find(({ variants }) => variants.every(({ stock }) => stock > 5))!;
  await page.goto(`/product/${product.id}`);
  const add = page.getByRole("main").getByRole("button", { name: "ADD TO CART" });
  await add.dblclick();
  await expect(add).toBeDisabled();
  await expect(page.getByRole("link", { name: "Cart, 1 item", exact: true })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator("[data-line]").getByLabel("Quantity", { exact: true })).toHaveValue("1");
});

test("LIM-04 LIM-05 a chosen value is marked, and the choice stands in the address", async ({ page }) => {
  const product = (await summaries(page)).find(({ attributes }) =>
    ["Size", "Colour"].every((wanted) => attributes.some(({ name, values }) => name === wanted && values.length > 1)),
  )!;
  await page.goto(`/product/${product.id}`);
  const size = page.getByRole("main").getByRole("group", { name: "Size" }).first();
  await size.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\?.*=/);
  await page.reload();
  await expect(size.locator("[aria-current=true]")).toHaveCSS("background-color", "rgb(0, 0, 0)");
  const colour = page.getByRole("main").getByRole("group", { name: "Colour" }).first();
  await expect(colour.locator("[aria-current=true]")).toHaveCSS("border-color", "rgb(27, 26, 23)");
  await expect(colour.locator("a:not([aria-current])").first()).not.toHaveCSS("border-color", "rgb(27, 26, 23)");
});

test("REV-01 REV-02 a visitor is asked to log in for reviews", async ({ page }) => {
  const [product] = await summaries(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`/product/${product!.id}`);
  await page.getByRole("main").getByText("Customer Reviews", { exact: true }).first().click();
  await expect(page.getByText("Please log in to read and submit reviews.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute("href", /^\/login/);
  expect(calls.filter((path) => path.startsWith("/api/review") || path.startsWith("/api/attribute"))).toEqual([]);
});
