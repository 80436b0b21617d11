import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SANDBOX_KEYS } from "#adapters/payments/sandbox/keys.ts";
import { sentMails } from "#tests/fixtures/mails.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

/** Runs a command of the project on the test's own shop, as its owner would. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const options = { cwd: ROOT, env: { ...inherited, DATABASE_URL: shop.url, LOG_LEVEL: "silent", ...env } };
  const line = ["--disable-warning=ExperimentalWarning", `scripts/${script}.ts`, ...args];
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, line, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

it("N-07 npm run orders lists, accepts, completes and cancels, and says in one sentence what it did or why not", async () => {
  const asha = await shopper(shop.ctx, shop.app);
  const item = await shop.sell("belt", 9);
  const place = async (): Promise<string> =>
    (await asha.post("/api/order/place", orderBody([{ ...item, quantity: 1 }]))).body.orderId;
  const [id, another] = [await place(), await place()];
  const short = id.slice(-6);
  await sentMails(shop);

  const list = await run("orders", ["list", "--limit", "5"]);
  expect(list).toMatchObject({ code: 0, said: expect.stringContaining(`${id}  `) });
  expect(list.said.trim().split("\n")).toHaveLength(2);
  const link = "https://parcels.example/1";
  expect(await run("orders", ["accept", short, "--tracking", link])).toEqual({
    code: 0,
    said: `Order #${short} is accepted.\n`,
  });
  expect(await run("orders", ["complete", id])).toEqual({ code: 0, said: `Order #${short} is completed.\n` });
  expect(await run("orders", ["cancel", id])).toEqual({
    code: 1,
    said: "An order that is Completed cannot become Cancelled.\n",
  });
  expect((await run("orders", ["cancel", another])).said).toBe(`Order #${another.slice(-6)} is cancelled.\n`);
  expect(await run("orders", ["accept", "zz"])).toMatchObject({ code: 1 });
  expect((await sentMails(shop)).map(({ text }) => text.includes(link))).toEqual([true, false]);
});

it("npm run payments:smoke tries the gateways whose keys are set, and says so when there are none", async () => {
  const none = await run("payments-smoke", []);
  expect(none).toMatchObject({ code: 0, said: expect.stringMatching(/^No keys of a payment gateway are set/) });
  const { keyId, keySecret, webhookSecret } = SANDBOX_KEYS.razorpay;
  const keys = {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_URL: `${shop.address}/sandbox/razorpay`,
  };
  const good = await run("payments-smoke", [], keys);
  expect(good.code).toBe(0);
  expect(good.said.match(/^ {2}good /gm)).toHaveLength(6);
  const bad = await run("payments-smoke", [], { ...keys, RAZORPAY_KEY_SECRET: "wrong" });
  expect(bad).toMatchObject({ code: 1, said: expect.stringMatching(/BAD {3}open a payment[^]*401/) });
});

it.each([
  ["import", ["/no/such/file"]],
  ["translations", ["import", "/no/such/file"]],
  ["restore", ["/no/such/file"]],
  ["bench", ["plans", "--styles=/no/such/file"]],
])("npm run %s says in one sentence that there is no such file", async (script, args) => {
  expect(await run(script, args)).toEqual({ code: 1, said: "There is no file /no/such/file.\n" });
});

it("npm run backup and npm run translations say in one sentence that a file cannot be written there", async () => {
  const refused = { code: 1, said: "There is no folder /no/such to write to.\n" };
  expect(await run("backup", ["/no/such/file"])).toEqual(refused);
  expect(await run("translations", ["export", "de", "/no/such/file"])).toEqual(refused);
});
