import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_ACCOUNT } from "#domain/accounts/create-demo-account.ts";
import { startShop } from "#tests/browser/running-shop.ts";
import { mp4FilmOf } from "#tests/fixtures/films.ts";
import { pieces, sendUpload } from "#tests/fixtures/send-upload.ts";
import { wholeNumber } from "../scripts/command/options.ts";
import type { Benchmark, Outcome } from "./benchmark.ts";
import { memoryOf, serverOf } from "./process.ts";

const BYTES = 104_857_600;
const BUDGET_MB = 400;

export const benchmark: Benchmark = {
  about:
    "Many uploads of the largest film (100 MB) at once against a whole running shop: how much memory its process takes " +
    `at most, and how long it is about it. \`npm run bench -- uploads 40\` sends 40. Budget: ${BUDGET_MB} MB. Linux alone: it reads /proc.`,
  async run([given = "20"]) {
    const count = wholeNumber(given, "The number of uploads");
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const shop = await startShop(join(folder, "data"));
    try {
      return await uploadMany(shop.address, count, join(folder, "data", "uploads"));
    } finally {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function uploadMany(address: string, count: number, spool: string): Promise<Outcome> {
  const pid = await serverOf(address);
  const token = await logIn(address);
  const { products } = await call<{ products: { _id: string }[] }>(address, "/api/product/list");
  const film = mp4FilmOf(BYTES);
  const before = await memoryOf(pid);
  const since = performance.now();
  const replies = await Promise.all(
    products.slice(0, count).map(({ _id }) => sendUpload({ address, productId: _id, token, film: pieces(film) })),
  );
  const seconds = (performance.now() - since) / 1000;
  const after = await memoryOf(pid);
  const good = replies.filter((reply) => reply?.status === 200).length;
  const left = (await readdir(spool).catch(() => [])).length;
  const missed = [];
  if (good < count) missed.push(`${good} of ${count} uploads were taken`);
  if (after.peak > BUDGET_MB) missed.push(`${after.peak} MB of memory, budget ${BUDGET_MB} MB`);
  if (left > 0) missed.push(`${left} files were left in the spool`);
  const row = {
    "at once": count,
    taken: good,
    seconds: seconds.toFixed(1),
    "MB a second": ((good * BYTES) / 1e6 / seconds).toFixed(0),
    "MB of memory before": before.now,
    "at most": after.peak,
    "left in the spool": left,
  };
  return { tables: [{ title: "Uploads of 100 MB", rows: [row] }], missed };
}

async function call<T>(
  at: string,
  path: string,
  init: { body?: object; headers?: Record<string, string> } = {},
): Promise<T> {
  const response = await fetch(at + path, {
    ...(init.body && { method: "POST", body: JSON.stringify(init.body) }),
    headers: { "content-type": "application/json", origin: at, ...init.headers },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function logIn(address: string): Promise<string> {
  const { email, password } = DEMO_ACCOUNT;
  const signedIn = await fetch(`${address}/api/identity/sign-in/email`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "application/json", origin: address },
  });
  const { user } = (await signedIn.json()) as { user: { id: string } };
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const proof = await call<{ token: string }>(address, "/api/identity/token", { headers: { cookie } });
  const body = { email, firebaseUid: user.id, emailPasswordSignIn: true };
  const entered = await call<{ token: string }>(address, "/api/user/login", {
    body,
    headers: { authorization: `Bearer ${proof.token}` },
  });
  return entered.token;
}
