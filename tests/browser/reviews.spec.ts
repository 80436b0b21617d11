import sharp from "sharp";
import type { Locator, Page } from "@playwright/test";
import { recordFilm } from "./film.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** Reviewed nine times in the demo shop. */
const REVIEWED = "womens-bias-slip-dress";

const shopAddress = () => process.env["SHOP_ADDRESS"]!;
const open = (page: Page, product: string, more = "") => page.goto(`/product/${product}?tab=reviews${more}`);
const block = (page: Page) => page.getByRole("tabpanel", { name: "Customer Reviews" });
const list = (page: Page) => block(page).getByRole("list", { name: "Reviews", exact: true });
const form = (page: Page) => page.getByRole("form", { name: "Your review" });
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const png = (colour: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function asShopper(page: Page, name = "Meera Nair"): Promise<string> {
  const shopper = await signUp(page.request, shopAddress(), name);
  await comeAs(page, shopper);
  return shopper.token;
}

/** A product of the demo shop that nobody has reviewed, another one each time. */
async function unreviewed(page: Page, index: number): Promise<string> {
  const reply = await page.request.get("/api/product/list");
  const { products } = (await reply.json()) as { products: { _id: string; ratingCount: number }[] };
  return products.filter(({ ratingCount }) => ratingCount === 0)[index]!._id;
}

async function fill(within: Locator, stars: string, comment: string): Promise<void> {
  await within.getByRole("radio", { name: stars }).check();
  await within.getByLabel("Comment").fill(comment);
}

test("REV-01 REV-02 ROLE-02 C-15 a visitor sees the rating, is asked to log in, and causes no call", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await open(page, REVIEWED);
  await expect(page.getByText("Please log in to read and submit reviews.")).toBeVisible();
  await expect(page.getByText("Rated 4.2 out of 5 by 9 shoppers").first()).toBeAttached();
  await expect(block(page).getByRole("button", { name: "Write a Review" })).toHaveCount(0);
  await block(page).getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  expect(calls.filter((url) => url.includes("/api/review") || url.includes("/api/attribute"))).toEqual([]);
});

test("REV-03 to REV-07 a shopper reads the histogram, seven reviews, then all, sorted and by stars", async ({
  page,
}) => {
  await asShopper(page);
  await open(page, REVIEWED);
  const items = list(page).getByRole("listitem").and(page.locator("[data-review]"));
  await expect(items).toHaveCount(7);
  await expect(block(page).locator("[data-average]")).toHaveText("4.2");

  const rows = block(page).getByRole("list", { name: "Ratings" }).getByRole("link");
  await expect(rows).toHaveCount(5);
  const counts = (await rows.allTextContents()).map((text) =>
    /^(\d)(\d+?)(\d{1,3})%$/.exec(text.replaceAll(/\s/g, ""))!,
  );
  expect(counts.map(([, stars]) => stars)).toEqual(["5", "4", "3", "2", "1"]);
  expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(9);
  for (const [, , count, percent] of counts) expect(Number(percent)).toBe(Math.round((Number(count) / 9) * 100));

  await block(page).getByRole("button", { name: "Load All Reviews" }).click();
  await expect(items).toHaveCount(9);
  await block(page).getByRole("button", { name: "Show Less Reviews" }).click();
  await expect(items).toHaveCount(7);

  await block(page).getByLabel("Sort by").selectOption("Lowest rating");
  await expect(page).toHaveURL(/order=lowest/);
  const ratings = () =>
    items.locator("[data-filled]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["filled"]));
  const lowestFirst = counts.toReversed().flatMap(([, stars, count]) => Array<string>(Number(count)).fill(stars!));
  await expect.poll(ratings).toEqual(lowestFirst.slice(0, 7));
  await block(page)
    .getByRole("link", { name: /^5 stars/ })
    .click();
  await expect(items).toHaveCount(Number(counts[0]![2]));
  await page.reload();
  await expect(items).toHaveCount(Number(counts[0]![2]));
  await block(page)
    .getByRole("link", { name: /Remove this filter/ })
    .click();
  await expect(items).toHaveCount(7);
});

test("a vote for a helpful review counts, lasts and can be taken back", async ({ page }) => {
  await asShopper(page);
  await open(page, REVIEWED);
  const vote = list(page).getByRole("button", { name: "Helpful" }).first();
  // The button says so before the shop does, and a page that is left takes its call along.
  const counted = page.waitForResponse(/\/helpful$/);
  await vote.click();
  await expect(vote).toHaveText("Helpful (1)");
  await expect(vote).toHaveAttribute("aria-pressed", "true");
  expect((await counted).ok()).toBe(true);
  await page.reload();
  await expect(vote).toHaveText("Helpful (1)");
  const takenBack = page.waitForResponse(/\/helpful$/);
  await vote.click();
  expect((await takenBack).ok()).toBe(true);
  await expect(vote).toHaveText("Helpful");
});

test("ERR-15 says when the reviews cannot be fetched, and fetches them again", async ({ page, allow }) => {
  allow(/500/);
  await asShopper(page);
  await page.route("**/get-review", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "No." } }),
  );
  await open(page, REVIEWED);
  await expect(page.getByText("Failed to fetch reviews")).toBeVisible();
  await page.unroute("**/get-review");
  await block(page).getByRole("button", { name: "Try again" }).click();
  await expect(list(page).locator("[data-review]")).toHaveCount(7);
});

test("REV-08 to REV-13 ENT-12 PDP-05 a shopper writes a review with two pictures and a film, and sees it", async ({
  page,
}) => {
  await asShopper(page);
  const product = await unreviewed(page, 0);
  await open(page, product);
  const film = await recordFilm(page);
  await block(page).getByRole("button", { name: "Write a Review" }).click();
  await expect(block(page).getByRole("button", { name: "Cancel Review" })).toBeVisible();

  await form(page).getByRole("radio", { name: "1 star" }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect(form(page).getByRole("radio", { name: "4 stars" })).toBeChecked();
  await form(page).getByLabel("Comment").fill("It hangs well.\nThe hem is deeper than it looks.");
  await form(page)
    .getByLabel("Images")
    .setInputFiles([
      file("red.png", "image/png", await png("#a33")),
      file("blue.png", "image/png", await png("#33a")),
      file("green.png", "image/png", await png("#3a3")),
    ]);
  await expect(form(page).getByRole("img")).toHaveCount(3);
  await form(page).getByRole("button", { name: "Remove green.png" }).click();
  await expect(form(page).getByRole("img")).toHaveCount(2);
  await form(page)
    .getByLabel("Video")
    .setInputFiles(file("film.webm", "video/webm", film));

  // The reply waits until the test has seen the upload's state.
  let letGo = (): void => {};
  const seen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/add-review", async (route) => {
    const reply = await route.fetch();
    await seen;
    await route.fulfill({ response: reply });
  });
  await form(page).getByRole("button", { name: "Submit Review" }).click();
  await expect(form(page).getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await expect(form(page).getByRole("progressbar", { name: "Upload" })).toBeVisible();
  const again = page.waitForRequest(/get-review$/);
  letGo();
  await expect(page.getByText("Thank you! Your review has been added.")).toBeVisible();
  await again;
  await expect(form(page)).toHaveCount(0);
  await expect(block(page).getByRole("button", { name: "Write a Review" })).toBeFocused();

  const review = list(page).locator("[data-review]");
  await expect(review).toHaveCount(1);
  await expect(review).toContainText("It hangs well.");
  await expect(review).toContainText("Meera Nair");
  await expect(block(page).locator("[data-average]")).toHaveText("4.0");
  // At the top of the page, and beside the histogram.
  await expect(page.getByText("Rated 4 out of 5 by 1 shopper")).toHaveCount(2);

  await review.getByRole("button", { name: "Show picture 1" }).click();
  const viewer = page.getByRole("dialog", { name: "Shown by Meera Nair" });
  await expect
    .poll(() => viewer.getByRole("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Next" }).click();
  const video = viewer.locator("video");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  await block(page).getByRole("button", { name: "Write a Review" }).click();
  await expect(form(page).getByLabel("Comment")).toHaveValue("");
  await expect(form(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(form(page).getByText("You have reviewed this product before.")).toBeVisible();
  await fill(form(page), "2 stars", "It shrank.");
  await form(page).getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Thank you! Your review has been updated.")).toBeVisible();
  await expect(review).toHaveCount(1);
  await expect(review).toContainText("It shrank.");
  await expect(review.getByRole("button")).toHaveCount(0);
});

test("VAL-10 to VAL-13 ERR-16 to ERR-18 G-19 faults stand beside the fields, and nothing is lost", async ({ page }) => {
  await asShopper(page);
  await open(page, await unreviewed(page, 1));
  await block(page).getByRole("button", { name: "Write a Review" }).click();
  const submit = form(page).getByRole("button", { name: "Submit Review" });
  const incomplete = form(page).getByText("Please fill in all required fields (rating and comment)");
  await submit.click();
  await expect(incomplete).toBeVisible();
  await expect(form(page).getByRole("radio", { name: "1 star" })).toBeFocused();
  await form(page).getByRole("radio", { name: "5 stars" }).check();
  await expect(incomplete).toHaveCount(0);
  await submit.click();
  await expect(incomplete).toBeVisible();
  await expect(form(page).getByLabel("Comment")).toBeFocused();
  await form(page).getByLabel("Comment").fill("Good.");

  await form(page)
    .getByLabel("Images")
    .setInputFiles([
      file("red.png", "image/png", await png("#a33")),
      file("words.txt", "text/plain", Buffer.from("words")),
    ]);
  await expect(form(page).getByText("Please upload valid image files.")).toBeVisible();
  await expect(form(page).getByRole("img")).toHaveCount(1);
  await form(page)
    .getByLabel("Video")
    .setInputFiles(file("words.txt", "text/plain", Buffer.from("words")));
  await expect(form(page).getByText("Please upload a valid video file.")).toBeVisible();

  const twelve = await Promise.all(
    Array.from({ length: 11 }, async (_, n) => file(`${n}.png`, "image/png", await png("#444"))),
  );
  await form(page).getByLabel("Images").setInputFiles(twelve);
  await expect(form(page).getByRole("img")).toHaveCount(12);
  await expect(form(page).getByLabel("Comment")).toHaveValue("Good.");
  await submit.click();
  await expect(page.getByText("Thank you! Your review has been added.")).toBeVisible();
  await expect(list(page).getByRole("button", { name: /^Show picture/ })).toHaveCount(12);
});

test("G-19 ERR-19 ERR-20 what the shop refuses is told, announced, and can be sent again", async ({ page, allow }) => {
  allow(/400|503|ERR_FAILED/);
  await asShopper(page);
  await open(page, await unreviewed(page, 2));
  await block(page).getByRole("button", { name: "Write a Review" }).click();
  await fill(form(page), "3 stars", "Fair enough.");
  // A picture for the browser; the shop looks at all of its bytes.
  const twoFaced = Buffer.concat([await png("#a33"), Buffer.from("<script>alert(1)</script>")]);
  await form(page)
    .getByLabel("Images")
    .setInputFiles(file("fake.png", "image/png", twoFaced));
  const submit = form(page).getByRole("button", { name: "Submit Review" });
  await submit.click();
  await expect(form(page).getByRole("alert")).toHaveText("Failed to submit review. Please try again.");
  await expect(form(page).getByText("Please upload valid image files.")).toBeVisible();
  await form(page).getByRole("button", { name: "Remove fake.png" }).click();

  await page.route("**/add-review", (route) => route.abort());
  await submit.click();
  await expect(page.getByText("Failed to submit review", { exact: true })).toBeVisible();
  await page.unroute("**/add-review");
  await page.route("**/add-review", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "No room." } }),
  );
  await submit.click();
  await expect(page.getByText("No room.")).toBeVisible();
  await page.unroute("**/add-review");
  await expect(form(page).getByLabel("Comment")).toHaveValue("Fair enough.");
  await submit.click();
  await expect(page.getByText("Thank you! Your review has been added.")).toBeVisible();
});

test("an upload can be stopped, and the review sent anew", async ({ page, allow }) => {
  allow(/ERR_ABORTED/);
  await asShopper(page);
  await open(page, await unreviewed(page, 3));
  await block(page).getByRole("button", { name: "Write a Review" }).click();
  await fill(form(page), "5 stars", "Lovely.");
  let calls = 0;
  await page.route("**/add-review", () => void (calls += 1));
  await form(page).getByRole("button", { name: "Submit Review" }).click();
  await expect.poll(() => calls).toBe(1);
  await form(page).getByRole("button", { name: "Stop upload" }).click();
  await expect(form(page).getByRole("button", { name: "Submit Review" })).toBeEnabled();
  await expect(form(page).getByLabel("Comment")).toHaveValue("Lovely.");
  expect(calls).toBe(1);
  await page.unroute("**/add-review");
  await form(page).getByRole("button", { name: "Submit Review" }).click();
  // What lasts: the toast that says so is gone after five seconds.
  await expect(block(page).getByText("Lovely.", { exact: true })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});
