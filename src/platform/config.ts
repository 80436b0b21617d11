import { readFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { LANGUAGES, type Language } from "#contract/language.ts";
import {
  matching,
  oneOf,
  onOff,
  optionalText,
  origin,
  someOf,
  text,
  wholeNumber,
  WrongValue,
  type Given,
  type Setting,
} from "./setting.ts";
import { StartFailure } from "./start-failure.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const MODES = ["development", "test", "production"] as const;

/**
 * Every setting of the shop. A new one is one line here, one row in docs/settings.md and one line in .env.example;
 * a test holds the three together.
 */
export const settings = {
  PORT: wholeNumber("Port that the shop listens on; 0 takes any free one.", { default: 3000, min: 0, max: 65_535 }),
  HOST: text("Address that the shop listens on; 0.0.0.0 for every network card.", { default: "127.0.0.1" }),
  DATA_DIR: text("Folder of everything the shop keeps: the embedded database, uploads, mail. One shop a folder.", {
    default: "data",
  }),
  DATABASE_URL: optionalText(
    "Address of a PostgreSQL server of your own, 15 or later: postgresql://user:password@host:5432/database.",
    "the embedded PostgreSQL",
  ),
  SHOP_URL: origin("Address that shoppers use, for links in mails and for payment returns.", {
    default: localAddress,
    defaultText: "from HOST and PORT",
  }),
  NODE_ENV: oneOf("Set it to production for a shop that sells: sandboxes and stand-ins then refuse to run.", MODES, {
    default: "development",
  }),
  DEMO: onOff("1 loads the demo shop into an empty database and allows sandboxes and stand-ins in production.", {
    default: (given) => given["NODE_ENV"] !== "production",
    defaultText: "1, or 0 with NODE_ENV=production",
  }),
  LOG_LEVEL: oneOf("Least important log line that is written, on standard error.", LEVELS, { default: "warn" }),
  SESSION_DAYS: wholeNumber("Days that a login lasts without a visit.", { default: 30, min: 1, max: 365 }),
  HOME_COUNTRY: matching(
    "Country (two letters) where shipping is free above the home threshold.",
    /^[A-Z]{2}$/,
    "a country's two capital letters, such as IN",
    { default: "IN" },
  ),
  CATALOGUE_LANGUAGE: oneOf(
    "Language that the products are written in; what has no translation is shown in it.",
    Object.keys(LANGUAGES) as Language[],
    { default: "en" },
  ),
  PAYMENT_METHODS: someOf("Payment methods offered at checkout.", ["cod", "razorpay", "stripe"], ["cod", "razorpay"]),
  RAZORPAY_KEY_ID: optionalText("Razorpay's key id; with it payments are real.", "the sandbox gateway"),
  RAZORPAY_KEY_SECRET: optionalText("Razorpay's key secret.", "the sandbox gateway"),
  RAZORPAY_WEBHOOK_SECRET: optionalText(
    "Secret of Razorpay's webhook to /api/webhook/razorpay; another one than the key's.",
    "the sandbox gateway",
  ),
  RAZORPAY_API_URL: optionalText(
    "Where Razorpay's protocol is spoken, without the version.",
    "https://api.razorpay.com, or the sandbox",
  ),
  STRIPE_SECRET_KEY: optionalText("Stripe's secret key; with it payments are real.", "the sandbox gateway"),
  STRIPE_WEBHOOK_SECRET: optionalText("Secret of Stripe's webhook to /api/webhook/stripe.", "the sandbox gateway"),
  STRIPE_API_URL: optionalText(
    "Where Stripe's protocol is spoken, without the version.",
    "https://api.stripe.com, or the sandbox",
  ),
  SMTP_URL: matching(
    "Mail server: smtp://user:password@host:587, or smtps:// for TLS from the first byte.",
    /^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/,
    "a mail server's address, such as smtp://user:password@mail.example:587",
    { default: "", defaultText: "a mailbox in DATA_DIR" },
  ),
  MAIL_FROM: matching(
    "Whom the shop's mails come from; set together with SMTP_URL.",
    /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "an address, such as Weft <hello@shop.example>",
    { default: "", defaultText: "nobody: without SMTP_URL no mail leaves the shop" },
  ),
  RATES_API_KEY: optionalText("Key of the exchange-rate service.", "none: the dated rates that ship with the shop"),
  RATES_API_URL: matching(
    "Where the exchange-rate service's protocol is spoken, up to the version.",
    /^https?:\/\/\S+$/,
    "a web address, such as https://v6.exchangerate-api.com/v6",
    { default: "https://v6.exchangerate-api.com/v6" },
  ),
  LOCATIONS_API_KEY: optionalText("Key of the location service.", "none: the places that ship with the shop"),
  LOCATIONS_API_URL: matching(
    "Where the location service's protocol is spoken, up to the version.",
    /^https?:\/\/\S+$/,
    "a web address, such as https://api.countrystatecity.in/v1",
    { default: "https://api.countrystatecity.in/v1" },
  ),
  HONEST_NUMBERS: oneOf(
    "Numbers such as 'N sold': simulated, real (from orders and live viewers), or off.",
    ["simulated", "real", "off"],
    { default: (given) => (demoWanted(given) ? "simulated" : "real"), defaultText: "simulated with DEMO, else real" },
  ),
  MEDIA_BUCKET_URL: optionalText(
    "Address of a bucket that speaks S3, for uploads: https://host/bucket or https://bucket.host.",
    "a folder of DATA_DIR",
  ),
  MEDIA_BUCKET_REGION: text("Region of that bucket.", { default: "us-east-1" }),
  MEDIA_BUCKET_KEY_ID: optionalText("Access key id for that bucket.", "none"),
  MEDIA_BUCKET_SECRET: optionalText("Secret access key for that bucket.", "none"),
  REVIEWS_BY: oneOf(
    "Who may review a product: everyone with an account, or buyers of it alone.",
    ["everyone", "buyers"],
    {
      default: "everyone",
    },
  ),
  PASSWORD_MIN: wholeNumber("Characters that a password has at least.", { default: 6, min: 6, max: 64 }),
  PASSWORD_MAX: wholeNumber("Characters that a password has at most.", { default: 128, min: 64, max: 1000 }),
  PASSWORD_NEEDS: matching(
    "What a password must contain: some of lower, upper, digit, symbol, separated by commas.",
    /^(lower|upper|digit|symbol)(,(lower|upper|digit|symbol))*$/,
    "some of lower, upper, digit, symbol, separated by commas",
    { default: "", defaultText: "nothing" },
  ),
  GOOGLE_CLIENT_ID: optionalText("Client id of the shop at Google, for 'Continue with Google'.", "a demo chooser"),
  GOOGLE_CLIENT_SECRET: optionalText("Client secret that belongs to GOOGLE_CLIENT_ID.", "a demo chooser"),
  GOOGLE_ISSUER: text("OpenID issuer behind 'Continue with Google'.", { default: "https://accounts.google.com" }),
  FIREBASE_PROJECT_ID: optionalText(
    "Id of a Firebase project that holds the shop's accounts, in place of the built-in identity.",
    "the built-in identity",
  ),
  FIREBASE_API_KEY: optionalText("Web API key of that project.", "the built-in identity"),
  FIREBASE_AUTH_DOMAIN: matching(
    "Host of that project's sign-in pages, for the Google window.",
    /^[a-z0-9.-]+(:\d+)?$/,
    "a host name, such as weft.firebaseapp.com",
    {
      default: ({ FIREBASE_PROJECT_ID: id }) => (id === undefined ? "" : `${id}.firebaseapp.com`),
      defaultText: "the project's own",
    },
  ),
  FIREBASE_AUTH_EMULATOR_HOST: matching(
    "Host and port of a Firebase Auth emulator, for development alone: its tokens are unsigned.",
    /^[a-z0-9.-]+:\d+$/,
    "a host and port, such as 127.0.0.1:9099",
    { default: "", defaultText: "none" },
  ),
  TRUST_PROXY: onOff("1 behind a reverse proxy that sets X-Forwarded-For and X-Forwarded-Proto.", { default: false }),
  PAGE_MEMORY_MB: wholeNumber("Memory that rendered pages take at most, in megabytes; 0 renders each page each time.", {
    default: 64,
    min: 0,
    max: 4096,
  }),
  PAGE_PROXY_SECONDS: wholeNumber("How long a proxy or CDN in front of the shop may hold a page without asking.", {
    default: 60,
    min: 0,
    max: 86_400,
  }),
  MAX_REQUESTS: wholeNumber("Requests worked on at a time; more are told to come again in a moment (503).", {
    default: 500,
    min: 1,
    max: 100_000,
  }),
  METRICS_TOKEN: optionalText(
    "Token for GET /metrics, sent as a bearer; with it the figures may be read from other machines.",
    "none: this machine alone may read them",
  ),
  ASSISTANT_URL: matching(
    "Address of an assistant at another host, to which the shop hands on POST /ask-question.",
    /^https?:\/\/[^/\s?#@]+$/,
    "a web address without a path, such as https://assistant.example",
    { default: "", defaultText: "the shop's own assistant" },
  ),
  ASSISTANT_API_URL: matching(
    "Where the chat completions protocol is spoken, up to the version.",
    /^https?:\/\/\S+$/,
    "a web address, such as https://api.openai.com/v1",
    { default: "https://api.openai.com/v1" },
  ),
  ASSISTANT_API_KEY: optionalText(
    "Key of that server; with it a language model reads the questions.",
    "none: built-in rules answer",
  ),
  ASSISTANT_MODEL: text("Model that reads the questions.", { default: "gpt-4.1-mini" }),
  ASSISTANT_SPEECH_MODEL: optionalText(
    "Model of the same server that speaks the answers.",
    "none: answers are not spoken",
  ),
  ASSISTANT_VOICE: text("Voice that speaks the answers.", { default: "alloy" }),
};

type Value<S> = S extends Setting<infer T> ? T : never;
/** The settings as read and checked at start, by name. */
export type Config = Readonly<{ [Name in keyof typeof settings]: Value<(typeof settings)[Name]> }>;

/**
 * Reads and checks all settings. DATA_DIR comes back absolute (a relative one is meant from the project's folder).
 * @throws StartFailure with one sentence, a line each, for every setting that is wrong
 */
export function readConfig(env: Given): Config {
  const given: Given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name]?.trim() || undefined]));
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    try {
      const written = given[name];
      values[name] =
        written === undefined ? (setting.fallback as (given: Given) => unknown)(given) : setting.parse(written);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      problems.push(`The setting ${name} must be ${error.message}; it is "${given[name]}".`);
    }
  }
  if (problems.length > 0) throw new StartFailure(problems.join("\n"));
  values["DATA_DIR"] = resolve(PROJECT, values["DATA_DIR"] as string);
  return Object.freeze(values) as Config;
}

/** The environment, completed by the project's .env file; what the environment says wins. */
export function readEnvironment(file = resolve(PROJECT, ".env")): Given {
  try {
    return { ...parseEnv(readFileSync(file, "utf8")), ...process.env };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return process.env;
    throw new StartFailure(`The settings file ${file} cannot be read (${code}).`);
  }
}

/** Whether what stands in for a third party (payment sandbox, built-in mailbox and the like) may run. */
export function standInsAllowed(config: Config): boolean {
  return config.DEMO || config.NODE_ENV !== "production";
}

function demoWanted(given: Given): boolean {
  const written = given["DEMO"];
  return written === undefined ? settings.DEMO.fallback(given) : !/^(0|false|no|off)$/i.test(written);
}

function localAddress(given: Given): string {
  const host = given["HOST"] ?? "127.0.0.1";
  const reachable = ["0.0.0.0", "::"].includes(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${reachable}:${given["PORT"] ?? 3000}`;
}
