import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "#domain/mail/mailer.ts";
import { startOwnShop, type OwnShop } from "./running-shop.ts";
import { storedToken } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** A shop of its own: with a policy for passwords, and a mailbox that the tests can read. */
test.describe.configure({ mode: "serial" });

const email = "asha@shop.example";
const OLD = "first-Password-1";
const NEW = "second-Password-2";
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await startOwnShop({ PASSWORD_MIN: "8", PASSWORD_NEEDS: "lower,upper,digit,symbol" });
});
test.afterAll(() => shop.close());

/** The link of the mail with this subject, once it has come. */
async function mailedLink(subject: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const names = await readdir(join(shop.dataDir, "mail"));
    const mails = await Promise.all(
      names.filter((name) => name.endsWith(".json")).map((name) => readFile(join(shop.dataDir, "mail", name), "utf8")),
    );
    const mail = mails
      .map((text) => JSON.parse(text) as Mail)
      .find((one) => one.to === email && one.subject === subject);
    link = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}

test("VAL-35 the form tells the policy, and refuses what is not of it before it is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await page.goto(`${shop.address}/login?mode=signup`);
  const rule = "t least 8 characters, with a lower-case letter, an upper-case letter, a digit, and a symbol.";
  await expect(page.getByText(`A${rule}`)).toBeVisible();
  await page.getByLabel("Full name").fill("Asha Verma");
  await page.locator("input[name=email]").fill(email);
  const password = page.locator("input[name=password]");
  const send = page.getByRole("button", { name: "Sign Up", exact: true });
  for (const weak of ["aB3-aB3", "AB3-AB3-", "ab3-ab3-", "aBc-aBc-", "aB3aB3aB3"]) {
    await password.fill(weak);
    await send.click();
    await expect(page.getByText(`Please choose a password of a${rule}`)).toBeVisible();
    await expect(password).toBeFocused();
  }
  expect(sent).toEqual([]);
  await password.fill(OLD);
  await send.click();
  await expect(page.getByText("Sign Up successful!")).toBeVisible();
});

test("the mailed link confirms the address, and a wrong one says so and logs nobody out", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  const link = await mailedLink("Confirm your email address");
  await page.goto(`${shop.address}/login`);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(OLD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await page.goto(`${shop.address}/confirm-email?token=wrong`);
  await expect(page.getByText("This link is not valid, or was used already.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test("a forgotten password is replaced by a mailed link, whatever the address says", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  const sent = "If this address has an account here, a mail with a link is on its way.";
  await page.goto(`${shop.address}/login`);
  for (const address of ["nobody@shop.example", email]) {
    await page.goto(`${shop.address}/login`);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText("Please enter your email address.")).toBeVisible();
    await page.locator("input[name=email]").fill(address);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText(sent)).toBeVisible();
  }
  const link = await mailedLink("Choose a new password");
  await page.goto(link);
  const password = page.locator("input[name=password]");
  const set = page.getByRole("button", { name: "Set password" });
  await password.fill("weak");
  await set.click();
  await expect(page.getByText("Please choose a password of at least 8 characters")).toBeVisible();
  await password.fill(NEW);
  await set.click();
  await expect(page.getByText("Your new password is set. Please log in.")).toBeVisible();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL(`${shop.address}/login`);

  await page.locator("input[name=email]").fill(email);
  await password.fill(OLD);
  const login = page.getByRole("button", { name: "Login", exact: true });
  await login.click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Email or password is not right." })).toHaveCount(
    1,
  );
  await password.fill(NEW);
  await login.click();
  await expect(page.getByText("Login successful!")).toBeVisible();

  await page.goto(link);
  await page.locator("input[name=password]").fill(NEW);
  await set.click();
  await expect(page.getByText("This link is not valid, or was used already.")).toBeVisible();
});
