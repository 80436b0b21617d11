import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingFromLockfile, placeholder, type Lockfile } from "./optional-packages.ts";

it("the project's lockfile is complete, so that npm ci takes it on every machine", () => {
  const lockfile = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8")) as Lockfile;
  // When this fails: node scripts/bootstrap.cjs complete-lockfile
  expect(missingFromLockfile(lockfile)).toEqual([]);
});

it("finds what is left out, and takes a package further out or further in for the right one", () => {
  const packages: Lockfile["packages"] = {
    "": { version: "1.0.0", optionalDependencies: { top: "1.0.0" } },
    "node_modules/a": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "a-linux-x64-musl": "1.0.0", shared: "1.0.0" },
    },
    "node_modules/a/node_modules/b": { version: "1.0.0", optionalDependencies: { inner: "1.0.0", shared: "1.0.0" } },
    "node_modules/a/node_modules/inner": { version: "1.0.0" },
    "node_modules/shared": { version: "1.0.0" },
    "node_modules/top": { version: "1.0.0" },
  };
  expect(missingFromLockfile({ packages })).toEqual([{ name: "a-linux-x64-musl", version: "1.0.0", dev: true }]);
});

it.each([
  ["@x/binding-linux-x64-musl", { cpu: ["x64"], libc: ["musl"], os: ["linux"] }],
  ["@x/binding-linux-arm-gnueabihf", { cpu: ["arm"], libc: ["glibc"], os: ["linux"] }],
  ["@x/win32-arm64-msvc", { cpu: ["arm64"], os: ["win32"] }],
  ["@x/darwin-x64", { cpu: ["x64"], os: ["darwin"] }],
  ["@x/wasm32-wasi", { cpu: ["wasm32"] }],
])("%s is for the machine that its name says", (name, machine) => {
  expect(placeholder({ name, version: "2.0.0", dev: false })).toEqual({ version: "2.0.0", optional: true, ...machine });
});
