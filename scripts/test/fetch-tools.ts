import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./find-browser.ts";

/**
 * Fetches what later parts of `npm test` need from elsewhere: a browser, and Firebase's emulator. It says nothing: a part whose
 * tool is still missing fetches it by itself, and tells.
 */
const firebase = fileURLToPath(new URL("../test-firebase.ts", import.meta.url));
spawn(process.execPath, [firebase, "--install"], { stdio: "ignore" });
try {
  findBrowser(() => {});
} catch {
  // The browser tests say so.
}
