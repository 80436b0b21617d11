import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const USUAL = [
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
    spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env, stdio: "ignore" });
  } else {
    say("No browser found; downloading Playwright's chromium");
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore" });
  }
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
