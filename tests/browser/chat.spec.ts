import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const GREETING = "Hello, Welcome to the Digital Assistant! How can I help you today?";

const round = (page: Page) => page.getByRole("button", { name: "Open the chat" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Digital Assistant" });
const log = (page: Page) => chat(page).getByRole("log");
const box = (page: Page) => chat(page).getByLabel("Your question");

async function openChat(page: Page, path = "/about"): Promise<void> {
  await page.goto(path);
  // A press before the page has come to life does nothing.
  await expect(async () => {
    if (!(await chat(page).isVisible())) await round(page).click({ timeout: 1000 });
    await expect(chat(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Answers questions in the shop's place, and keeps them. */
async function answerWith(
  page: Page,
  reply: object,
  { status = 200, after }: { status?: number; after?: Promise<void> } = {},
) {
  const questions: unknown[] = [];
  await page.route("**/ask-question", async (route) => {
    questions.push(route.request().postDataJSON());
    await after;
    await route.fulfill({ status, json: reply });
  });
  return questions;
}

/** A stand-in for the browser's speech interface, told what to do through `window.speech`. */
async function standInForSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: {
      lang: string;
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
    }[] = [];
    class StandIn {
      lang = "";
      constructor() {
        made.push(this);
      }
      start() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn, speech: made });
  });
}

type Speech = {
  speech: { lang: string; onresult(event: object): void; onerror(event: object): void; onend(): void }[];
};

test("CHAT-01 C-20 HOME-30 a round button at the bottom right of every page but the login", async ({ page }) => {
  for (const path of ["/", "/collection", "/cart", "/contact", "/product/womens-bias-slip-dress"]) {
    await page.goto(path);
    await expect(round(page)).toBeVisible();
  }
  const place = (await round(page).boundingBox())!;
  expect(place.x + place.width).toBeGreaterThan(1440 - 60);
  expect(place.y + place.height).toBeGreaterThan(900 - 60);
  expect(await round(page).evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe("0px");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await expect(round(page)).toHaveCount(0);
});

test("C-20 on an unknown page too", async ({ page, allow }) => {
  allow(/404/);
  await page.goto("/no-such-page");
  await expect(round(page)).toBeVisible();
});

test("CHAT-01 on a phone the button stands above the bottom bar", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/");
  const bar = (await page.getByRole("navigation", { name: "Quick links" }).boundingBox())!;
  const place = (await round(page).boundingBox())!;
  expect(place.y + place.height).toBeLessThanOrEqual(bar.y);
});

test("the closed button fetches none of the window's code", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts.filter((url) => url.includes("chat-window"))).toEqual([]);
  await openChat(page);
  expect(scripts.filter((url) => url.includes("chat-window")).length).toBeGreaterThan(0);
});

test("CHAT-02 CHAT-03 greets a visitor once, however often it is opened", async ({ page }) => {
  await openChat(page);
  await expect(log(page).getByText(GREETING)).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat(page)).toHaveCount(0);
  await expect(round(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page).getByText(GREETING)).toHaveCount(1);
  await chat(page).getByRole("button", { name: "Close the chat" }).click();
  await expect(chat(page)).toHaveCount(0);
});

test("VAL-14 VAL-15 Enter sends, Shift+Enter does not, and blank text goes nowhere", async ({ page }) => {
  const questions = await answerWith(page, { answer: "Yes." });
  await openChat(page);
  await box(page).press("Enter");
  await box(page).fill("   ");
  await box(page).press("Enter");
  await expect(chat(page).getByRole("button", { name: "Send" })).toBeDisabled();
  await box(page).fill("one");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("two");
  await expect(box(page)).toHaveValue("one\ntwo");
  await box(page).press("Enter");
  await expect(log(page).getByText("Yes.")).toBeVisible();
  await expect(box(page)).toHaveValue("");
  expect(questions).toEqual([{ question: "one\ntwo" }]);
});

test("CHAT-04 shows an animated typing indicator while it waits", async ({ page }) => {
  let answer = () => {};
  await answerWith(page, { answer: "Here I am." }, { after: new Promise<void>((resolve) => (answer = resolve)) });
  await openChat(page);
  await box(page).fill("Are you there?");
  await box(page).press("Enter");
  const typing = page.locator("[data-chat=typing]");
  await expect(typing).toBeVisible();
  await expect(typing.locator("[aria-hidden]").first()).toHaveCSS("animation-name", "typing");
  answer();
  await expect(log(page).getByText("Here I am.")).toBeVisible();
  await expect(typing).toHaveCount(0);
});

test("CHAT-07 is at most 70 percent of the page and 500 px high", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await openChat(page);
  const height = async () => (await chat(page).boundingBox())!.height;
  await expect.poll(height).toBeCloseTo(420, 0);
  await page.setViewportSize({ width: 1000, height: 1000 });
  await expect.poll(height).toBeCloseTo(500, 0);
});

test("CHAT-05 VAL-16 listens in English until something is heard, and asks that", async ({ page }) => {
  await standInForSpeech(page);
  const questions = await answerWith(page, { answer: "We do." });
  await openChat(page);
  await chat(page).getByRole("button", { name: "Ask by voice" }).click();
  await expect(log(page).getByText("Listening...")).toBeVisible();
  const language = await page.evaluate(() => {
    const [recogniser] = (window as unknown as Speech).speech;
    recogniser!.onresult({ results: [[{ transcript: "do you have scarves" }]] });
    recogniser!.onend();
    return recogniser!.lang;
  });
  expect(language).toBe("en-US");
  await expect(log(page).getByText("We do.")).toBeVisible();
  await expect(log(page).getByText("Listening...")).toHaveCount(0);
  await expect(log(page).getByText("I couldn't hear you")).toHaveCount(0);
  expect(questions).toEqual([{ question: "do you have scarves" }]);
});

test("ERR-13 says when nothing could be heard", async ({ page }) => {
  await standInForSpeech(page);
  await openChat(page);
  await chat(page).getByRole("button", { name: "Ask by voice" }).click();
  await expect(log(page).getByText("Listening...")).toBeVisible();
  await page.evaluate(() => (window as unknown as Speech).speech[0]!.onerror({ error: "no-speech" }));
  await expect(log(page).getByText("I couldn't hear you. Please try again.")).toBeVisible();
  await expect(log(page).getByText("Listening...")).toHaveCount(0);
});

test("ERR-12 says when the browser has no speech interface", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await openChat(page);
  await chat(page).getByRole("button", { name: "Ask by voice" }).click();
  await expect(log(page).getByText("Sorry, voice recognition is not supported in your browser.")).toBeVisible();
});

test("ERR-11 says so when the service fails, and takes the next question", async ({ page, allow }) => {
  allow(/503/);
  await answerWith(page, { success: false, message: "away" }, { status: 503 });
  await openChat(page);
  await box(page).fill("Hello?");
  await box(page).press("Enter");
  await expect(log(page).getByText("Please try again!", { exact: true })).toBeVisible();
  await expect(chat(page).getByRole("button", { name: "Send" })).toBeDisabled();
  await box(page).fill("And now?");
  await expect(chat(page).getByRole("button", { name: "Send" })).toBeEnabled();
});

/** A quarter of a second of silence. */
function silence(): Buffer {
  const samples = 2000;
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write("WAVEfmt ", 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write("data", 36);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

test("CHAT-06 plays a spoken answer by itself", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.addEventListener("ended", () => heard.push(new URL(this.src).pathname));
      return play.call(this);
    };
    Object.assign(window, { heard });
  });
  await page.route("**/spoken.wav", (route) => route.fulfill({ contentType: "audio/wav", body: silence() }));
  await answerWith(page, { answer: "Listen.", audioUrl: "/spoken.wav" });
  await openChat(page);
  await box(page).fill("Speak to me");
  await box(page).press("Enter");
  await expect(log(page).getByText("Listen.")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(["/spoken.wav"]);
});

test("ERR-14 a spoken answer that cannot be played is logged only", async ({ page, allow }) => {
  allow(/404/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await answerWith(page, { answer: "Listen.", audioUrl: "/no-such-sound.mp3" });
  await openChat(page);
  await box(page).fill("Speak to me");
  await box(page).press("Enter");
  await expect(log(page).getByText("Listen.")).toBeVisible();
  await expect.poll(() => logged.some((line) => line.includes("could not be played"))).toBe(true);
  await expect(log(page).locator("[data-from=assistant]")).toHaveCount(2);
});

test("the conversation is kept while moving between pages, and over a reload", async ({ page }) => {
  await answerWith(page, { answer: "Of course." });
  await openChat(page);
  await box(page).fill("Will you stay?");
  await box(page).press("Enter");
  await expect(log(page).getByText("Of course.")).toBeVisible();
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(log(page).getByText("Of course.")).toBeVisible();
  await openChat(page, "/about");
  await expect(log(page).getByText("Will you stay?")).toBeVisible();
  await expect(log(page).getByText(GREETING)).toHaveCount(1);
});

test("CSVC-01 the shop's own service answers, with cards priced by the catalogue", async ({ page }) => {
  await openChat(page);
  await box(page).fill("How much is the Bias Slip Dress?");
  await box(page).press("Enter");
  const card = chat(page)
    .getByRole("list", { name: "Products" })
    .getByRole("link", { name: /Bias Slip Dress/ });
  await expect(card).toContainText("₹4,290.00");
  await card.click();
  await expect(page).toHaveURL(/\/product\/womens-bias-slip-dress$/);
  await expect(chat(page)).toBeVisible();
});

test("G-07 Ask A Question opens the chat with the product named", async ({ page }) => {
  await page.goto("/product/womens-bias-slip-dress");
  await page.getByRole("button", { name: "Ask A Question" }).click();
  await expect(box(page)).toHaveValue("About Women's Bias Slip Dress: ");
  await expect(box(page)).toBeFocused();
});

test("what is answered is text, whatever it contains", async ({ page }) => {
  await answerWith(page, { answer: "<img src=x onerror=\"document.title='taken'\"> [a](javascript:alert(1))" });
  await openChat(page);
  await box(page).fill("Do something");
  await box(page).press("Enter");
  await expect(log(page).getByText("<img src=x")).toBeVisible();
  await expect(log(page).locator("img")).toHaveCount(0);
  await expect(page).not.toHaveTitle("taken");
});

test("the open window has no accessibility violation", async ({ page }) => {
  await openChat(page);
  await box(page).fill("show me dresses");
  await box(page).press("Enter");
  await expect(chat(page).getByRole("list", { name: "Products" }).getByRole("link").first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("[data-chat=window]").analyze();
  expect(violations).toEqual([]);
});
