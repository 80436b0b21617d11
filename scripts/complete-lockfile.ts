import { readFileSync, writeFileSync } from "node:fs";
import { missingFromLockfile, placeholder, type Lockfile } from "./lockfile/optional-packages.ts";

/**
 * `node scripts/bootstrap.cjs complete-lockfile`, after adding or updating a package: writes into package-lock.json the
 * optional packages for other machines that npm left out, because its registry did not have them at the time.
 * Without them `npm ci` takes the lockfile for outdated and refuses.
 */
const file = new URL("../package-lock.json", import.meta.url);
const lockfile = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
const missing = missingFromLockfile(lockfile);
for (const one of missing) lockfile.packages[`node_modules/${one.name}`] = placeholder(one);
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(missing.length === 0 ? "The lockfile is complete." : `Added ${missing.map((one) => one.name).join(", ")}.`);
