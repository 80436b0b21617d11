import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const PLAYWRIGHT = fileURLToPath(new URL("../../node_modules/playwright/cli.js", import.meta.url));

/** Without a window's furniture first: it takes half the processor for the same pages. */
const USUAL = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, the machine's own, Playwright's own, or one installed
 * now (Debian's through apt for root, else Playwright's download).
 * @throws with one clear sentence when none can be had
 */
export function findBrowser(say: (line: string) => void): string {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, and there is no such file.`);
  }
  const present = installed();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("No browser found; installing Debian's chromium through apt");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...words: string[]) =>
      spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=300", ...words], { env, stdio: "ignore" });
    apt("update");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      apt("install", "-y", "--no-install-recommends", name);
      const now = installed();
      if (now) return now;
    }
  }
  say("Downloading Playwright's chromium");
  spawnSync(process.execPath, [PLAYWRIGHT, "install", "chromium"], { stdio: "ignore" });
  const now = installed();
  if (now) return now;
  throw new Error(
    "The browser tests need Chromium, and none could be installed here. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.",
  );
}

function installed(): string | undefined {
  return [...USUAL, chromium.executablePath()].find((path) => path !== "" && existsSync(path) && answers(path));
}

/** A package may leave a script that only says that the real browser is elsewhere. */
function answers(path: string): boolean {
  try {
    return /\d+\./.test(
      execFileSync(path, ["--version", "--no-sandbox"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  } catch {
    return false;
  }
}
