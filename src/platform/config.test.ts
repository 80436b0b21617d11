import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig, readEnvironment, settings, standInsAllowed } from "./config.ts";
import { StartFailure } from "./start-failure.ts";

const project = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

describe("readConfig", () => {
  it("has a default for everything", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATABASE_URL: undefined,
      SHOP_URL: "http://127.0.0.1:3000",
      DEMO: true,
      SESSION_DAYS: 30,
      HOME_COUNTRY: "IN",
      PAYMENT_METHODS: ["cod", "razorpay"],
      HONEST_NUMBERS: "simulated",
      TRUST_PROXY: false,
    });
    expect(isAbsolute(config.DATA_DIR)).toBe(true);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it("takes an empty value for none, and leaves out the blanks around one", () => {
    expect(readConfig({ PORT: "", HOST: " ", HOME_COUNTRY: " US " })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      HOME_COUNTRY: "US",
    });
  });

  it.each([
    ["PORT", "80a", 'The setting PORT must be a whole number from 0 to 65535; it is "80a".'],
    ["PORT", "65536", 'The setting PORT must be a whole number from 0 to 65535; it is "65536".'],
    ["PORT", "-1", 'The setting PORT must be a whole number from 0 to 65535; it is "-1".'],
    ["DEMO", "perhaps", 'The setting DEMO must be 1 or 0; it is "perhaps".'],
    [
      "LOG_LEVEL",
      "loud",
      'The setting LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent; it is "loud".',
    ],
    ["SESSION_DAYS", "0", 'The setting SESSION_DAYS must be a whole number from 1 to 365; it is "0".'],
    [
      "HOME_COUNTRY",
      "India",
      'The setting HOME_COUNTRY must be a country\'s two capital letters, such as IN; it is "India".',
    ],
    [
      "PAYMENT_METHODS",
      "cod,gold",
      'The setting PAYMENT_METHODS must be some of cod, razorpay, stripe, separated by commas; it is "cod,gold".',
    ],
    [
      "SHOP_URL",
      "shop.example",
      'The setting SHOP_URL must be a web address without a path, such as https://shop.example; it is "shop.example".',
    ],
    [
      "SHOP_URL",
      "https://shop.example/x",
      'The setting SHOP_URL must be a web address without a path, such as https://shop.example; it is "https://shop.example/x".',
    ],
    ["NODE_ENV", "live", 'The setting NODE_ENV must be one of development, test, production; it is "live".'],
  ])("refuses %s=%s in one sentence", (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new StartFailure(sentence));
  });

  it("names every wrong setting at once", () => {
    expect(() => readConfig({ PORT: "x", DEMO: "y" })).toThrow(/PORT.*\n.*DEMO/);
  });

  it.each([
    [{ HOST: "0.0.0.0", PORT: "80" }, "http://localhost:80"],
    [{ HOST: "::1" }, "http://[::1]:3000"],
    [{ SHOP_URL: "https://shop.example/" }, "https://shop.example"],
  ])("%o is reached at %s", (env, address) => {
    expect(readConfig(env).SHOP_URL).toBe(address);
  });

  it.each([
    [{}, true, true, "simulated"],
    [{ DATABASE_URL: "postgresql://somewhere/shop" }, true, true, "simulated"],
    [{ DEMO: "0" }, false, true, "real"],
    [{ NODE_ENV: "production" }, false, false, "real"],
    [{ NODE_ENV: "production", DEMO: "1" }, true, true, "simulated"],
    [{ NODE_ENV: "production", HONEST_NUMBERS: "off" }, false, false, "off"],
  ])("%o: demo %s, stand-ins %s, numbers %s", (env, demo, standIns, numbers) => {
    const config = readConfig(env);
    expect([config.DEMO, standInsAllowed(config), config.HONEST_NUMBERS]).toEqual([demo, standIns, numbers]);
  });
});

describe("readEnvironment", () => {
  const file = join(tmpdir(), `weft-env-${process.pid}`);
  afterEach(() => {
    rmSync(file, { force: true });
    vi.unstubAllEnvs();
  });

  it("reads the file, and lets the environment win", () => {
    writeFileSync(file, 'PORT=4000\nHOST="0.0.0.0" # all\n');
    vi.stubEnv("PORT", "5000");
    expect(readEnvironment(file)).toMatchObject({ PORT: "5000", HOST: "0.0.0.0" });
  });

  it("does without a file, but not with one that cannot be read", () => {
    vi.stubEnv("PORT", "5000");
    expect(readEnvironment(file)["PORT"]).toBe("5000");
    expect(() => readEnvironment(tmpdir())).toThrow(StartFailure);
  });
});

describe("the settings' pages", () => {
  it("docs/settings.md has exactly the settings, with their defaults", () => {
    const rows = Object.entries(settings).map(([name, one]) => `| \`${name}\` | ${one.defaultText} | ${one.about} |`);
    const table = project("docs/settings.md").match(/^\| `[A-Z_]+` \|.*$/gm);
    expect(table).toEqual(rows);
  });

  it(".env.example has exactly the settings, all commented out", () => {
    const lines = project(".env.example").match(/^#?[A-Z_]+=.*$/gm);
    expect(lines?.map((line) => line.split("=")[0])).toEqual(Object.keys(settings).map((name) => `#${name}`));
    const values = Object.fromEntries(lines!.map((line) => line.slice(1).split(/=(.*)/s, 2) as [string, string]));
    expect(() => readConfig(values)).not.toThrow();
  });
});
