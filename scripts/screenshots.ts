import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { buyables, lay } from "#tests/browser/buying.ts";
import { startShop } from "#tests/browser/running-shop.ts";
import { openFolder } from "./command/named-file.ts";
import { orEnd } from "./command/or-end.ts";
import { comeAs, signUp } from "#tests/browser/shoppers.ts";

/**
 * Makes pictures of every screen of the demo shop at three widths, and a page that shows them.
 * The folder is the first argument, else build/gallery; SHOP_ADDRESS names a demo shop that runs already.
 */
const folder = resolve(process.argv[2] ?? "build/gallery");
const WIDTHS = [390, 768, 1440];
/** Pictures show no scroll bar, so no room is kept for one. */
const NO_GUTTER = "* { scrollbar-gutter: auto !important }";

const SCREENS: Record<string, string> = {
  home: "/",
  listing: "/collection",
  category: "/category/women",
  subcategory: "/category/women/dresses",
  search: "/collection?q=linen",
  about: "/about",
  contact: "/contact",
  login: "/login",
  "not-found": "/nowhere",
  cart: "/cart",
  checkout: "/place-order",
  wishlist: "/wishlist",
  orders: "/orders",
  account: "/account",
};

await orEnd(() => openFolder(folder));
const data = join(tmpdir(), `weft-screenshots-${process.pid}`);
const running = process.env["SHOP_ADDRESS"] ? null : await startShop(data);
const address = process.env["SHOP_ADDRESS"] ?? running!.address;
const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const width of WIDTHS) await takeAll(width);
  await writeFile(join(folder, "index.html"), gallery());
  process.stdout.write(`The screens are in ${join(folder, "index.html")}\n`);
} finally {
  await browser.close();
  await running?.stop();
  await rm(data, { recursive: true, force: true });
}

async function takeAll(width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: width < 500 ? 844 : 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const products = await buyables(context.request, 3);
  await lay(
    page,
    [
      [products[0]!, 1],
      [products[1]!, 2],
    ],
    products,
  );
  for (const [name, path] of Object.entries({ ...SCREENS, product: `/product/${products[0]!.id}` })) {
    if (name === "orders") await comeAs(page, await signUp(context.request, address, "Tara Menon"));
    await page.goto(path, { waitUntil: "networkidle" });
    await scrollThrough(page);
    await page.screenshot({
      path: join(folder, `${name}-${width}.jpg`),
      type: "jpeg",
      quality: 80,
      style: NO_GUTTER,
      fullPage: true,
    });
  }
  await context.close();
}

/** Pictures further down are fetched when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

function gallery(): string {
  const rows = [...Object.keys(SCREENS), "product"].map((name) => {
    const shots = WIDTHS.map(
      (width) =>
        `<a href="${name}-${width}.jpg"><img src="${name}-${width}.jpg" alt="${name} at ${width} pixels" loading="lazy"></a>`,
    );
    return `<h2>${name}</h2><p>${shots.join("")}</p>`;
  });
  const style =
    "body{font:16px system-ui;margin:2rem}p{display:flex;gap:1rem;align-items:start}img{height:28rem;object-fit:cover;object-position:top}";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Weft</title><style>${style}</style><h1>Screens of Weft</h1>${rows.join("")}</html>\n`;
}
