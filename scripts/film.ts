import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startShop } from "#tests/browser/running-shop.ts";
import { openFolder } from "./command/named-file.ts";
import { orEnd } from "./command/or-end.ts";
import { walkThroughShop } from "./film/walk-through-shop.ts";

/**
 * Records the film of the about page from a running demo shop: a walk from the home page to the checkout. It needs
 * ffmpeg on the machine; SHOP_ADDRESS names a demo shop that runs already. The folder is the first argument.
 */
const folder = resolve(process.argv[2] ?? "src/web/content/film");
const SIZE = { width: 1280, height: 720 };
const FRAMES_PER_SECOND = 25;

await orEnd(() => openFolder(folder));
const data = join(tmpdir(), `weft-film-${process.pid}`);
const running = process.env["SHOP_ADDRESS"] ? null : await startShop(data);
const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
  args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
});
const frames = await mkdtemp(join(tmpdir(), "weft-frames-"));
try {
  const context = await browser.newContext({
    baseURL: process.env["SHOP_ADDRESS"] ?? running!.address,
    viewport: SIZE,
  });
  const page = await context.newPage();
  const taken = await record(page, () => walkThroughShop(page));
  await encode(taken, "weft.webm", ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-row-mt", "1"]);
  await encode(taken, "weft.mp4", ["-c:v", "libx264", "-crf", "29", "-preset", "slow", "-movflags", "+faststart"]);
  const poster = taken[Math.min(12, taken.length - 1)]!;
  await sharp(join(frames, poster.file)).avif({ quality: 50 }).toFile(join(folder, "poster.avif"));
  process.stdout.write(`The film is in ${folder}\n`);
} finally {
  await browser.close();
  await running?.stop();
  await rm(frames, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
}

interface Frame {
  file: string;
  /** ms from the first frame. */
  at: number;
}

/** Keeps every picture that the browser shows while something is done. */
async function record(page: Page, doing: () => Promise<void>): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const taken: Frame[] = [];
  const writing: Promise<void>[] = [];
  let first: number | undefined;
  session.on("Page.screencastFrame", ({ data: picture, metadata, sessionId }) => {
    const now = (metadata.timestamp ?? 0) * 1000;
    first ??= now;
    const file = `${String(taken.length).padStart(5, "0")}.jpg`;
    taken.push({ file, at: now - first });
    writing.push(writeFile(join(frames, file), Buffer.from(picture, "base64")));
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality: 92,
    maxWidth: SIZE.width,
    maxHeight: SIZE.height,
  });
  await doing();
  await session.send("Page.stopScreencast");
  await Promise.all(writing);
  return taken;
}

/** Each frame stays as long as it stood on the screen. */
async function encode(taken: Frame[], name: string, codec: string[]): Promise<void> {
  const list = taken.map(({ file, at }, index) => {
    const shown = ((taken[index + 1]?.at ?? at + 1500) - at) / 1000;
    return `file '${join(frames, file)}'\nduration ${shown.toFixed(4)}`;
  });
  const listFile = join(frames, "frames.txt");
  await writeFile(listFile, `${list.join("\n")}\n`);
  const rate = ["-vf", `fps=${FRAMES_PER_SECOND},format=yuv420p`];
  const input = ["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", listFile];
  const ffmpeg = spawn("ffmpeg", [...input, ...rate, ...codec, "-an", join(folder, name)], { stdio: "inherit" });
  const [code] = (await once(ffmpeg, "exit")) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${name}.`);
}
