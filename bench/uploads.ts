import { mkdtemp, readdir, readFile, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_ACCOUNT } from "#domain/accounts/create-demo-account.ts";
import { startShop } from "#tests/browser/running-shop.ts";
import { mp4FilmOf } from "#tests/fixtures/films.ts";
import { pieces, sendUpload } from "#tests/fixtures/send-upload.ts";

/**
 * Many uploads of the largest film at once against a whole running shop: how much memory its process takes at most,
 * and how long it is about it. Linux alone: it reads /proc.
 * node bench/uploads.ts [how many]
 */
const COUNT = Number(process.argv[2] ?? 20);
const BYTES = 104_857_600;
const BUDGET_MB = 400;

const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
const shop = await startShop(join(folder, "data"));
try {
  const pid = await serverOf(shop.address);
  const token = await logIn(shop.address);
  const { products } = await call<{ products: { _id: string }[] }>("/api/product/list");
  const film = mp4FilmOf(BYTES);
  const before = await memoryOf(pid);
  const since = performance.now();
  const replies = await Promise.all(
    products
      .slice(0, COUNT)
      .map(({ _id }) => sendUpload({ address: shop.address, productId: _id, token, film: pieces(film) })),
  );
  const seconds = (performance.now() - since) / 1000;
  const after = await memoryOf(pid);
  const good = replies.filter((reply) => reply?.status === 200).length;
  const left = await readdir(join(folder, "data", "uploads")).catch(() => []);
  console.table({
    "uploads of 100 MB at once": `${good} of ${COUNT} taken`,
    seconds: seconds.toFixed(1),
    "MB a second": ((good * BYTES) / 1e6 / seconds).toFixed(0),
    "memory before": `${before.now} MB`,
    "memory at most": `${after.peak} MB (budget ${BUDGET_MB} MB)`,
    "left in the spool": left.length,
  });
  if (good < COUNT || after.peak > BUDGET_MB || left.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

async function call<T>(path: string, init: { body?: object; headers?: Record<string, string> } = {}): Promise<T> {
  const response = await fetch(shop.address + path, {
    ...(init.body && { method: "POST", body: JSON.stringify(init.body) }),
    headers: { "content-type": "application/json", origin: shop.address, ...init.headers },
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
  const proof = await call<{ token: string }>("/api/identity/token", { headers: { cookie } });
  const body = { email, firebaseUid: user.id, emailPasswordSignIn: true };
  const entered = await call<{ token: string }>("/api/user/login", {
    body,
    headers: { authorization: `Bearer ${proof.token}` },
  });
  return entered.token;
}

/** The process that listens where the shop answers. */
async function serverOf(address: string): Promise<number> {
  const port = Number(new URL(address).port).toString(16).toUpperCase().padStart(4, "0");
  const sockets = (await readFile("/proc/net/tcp", "utf8")).split("\n").map((line) => line.trim().split(/\s+/));
  const inode = sockets.find((columns) => columns[1]?.endsWith(`:${port}`) && columns[3] === "0A")?.[9];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    if ((await linksIn(`/proc/${pid}/fd`)).includes(`socket:[${inode}]`)) return Number(pid);
  }
  throw new Error(`Nobody listens at ${address}.`);
}

async function linksIn(path: string): Promise<string[]> {
  const names = await readdir(path).catch(() => []);
  return Promise.all(names.map((name) => readlink(join(path, name)).catch(() => "")));
}

/** MB that a process holds, and that it held at most. */
async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}
