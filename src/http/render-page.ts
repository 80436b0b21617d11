import { createHash } from "node:crypto";
import { createRequestHandler } from "react-router";
import { BASE_CURRENCY } from "#contract/money.ts";
import type { ShopContext } from "#domain/context.ts";
import { databaseAnswers } from "#platform/database/answers.ts";
import type { Rendered } from "#platform/page-cache/page.ts";
import { contentSecurityPolicy, policyHeader } from "./content-security-policy.ts";
import type { PageRequest } from "./page-request.ts";
import type { Storefront } from "./pages.ts";
import { notingProducts } from "./shown-products.ts";

/** What pages in other currencies show beside products. */
const RATES = "@rates";
/** A page is chosen by these headers of its request. */
const VARY = "Accept-Encoding, Accept-Language, Cookie";

/**
 * How a page of the storefront is made: for nobody in particular. Of the request its loaders are told the address, language
 * and currency alone, which are what the page is kept by.
 */
export function pageRenderer(build: Storefront, ctx: ShopContext): (asked: PageRequest) => Promise<Rendered> {
  const shown = new WeakMap<object, Set<string>>();
  const handle = createRequestHandler(
    notingProducts(build, (context, id) => shown.get(context)?.add(id)),
    "production",
  );
  const { origin } = new URL(ctx.config.SHOP_URL);
  return async ({ key, address, language, currency }) => {
    const context = build.entry.module.createLoadContext(ctx);
    const shows = new Set(currency === BASE_CURRENCY ? [] : [RATES]);
    shown.set(context, shows);
    const headers = { cookie: `lang=${language}; currency=${currency}` };
    const response = await handle(new Request(origin + address, { headers }), context);
    const text = picturesFirst(await response.text());
    // Not the page's fault: whoever asks, a search engine too, is to come again.
    const isAway = response.status === 500 && !(await databaseAnswers(ctx.db));
    return {
      status: isAway ? 503 : response.status,
      headers: { ...headersOf(response, text, ctx, language), ...(isAway && { "retry-after": "5" }) },
      body: Buffer.from(text),
      shows,
      keep: key !== null && response.status === 200 && !isPrivate(response),
    };
  };
}

/** When a page's scripts are asked for: once it is painted with its pictures, or is pressed, or has waited long enough (ms). */
const START = `await new Promise((begin) => {
  const painted = async () => {
    await Promise.allSettled(Array.from(document.querySelectorAll("img[fetchpriority=high]"), (first) => first.decode()));
    requestAnimationFrame(() => setTimeout(begin));
  };
  if (document.readyState === "complete") void painted();
  else addEventListener("load", painted, { once: true });
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, begin, { once: true, capture: true });
  setTimeout(begin, 2500);
});`;
const MODULE_PRELOAD = /<link rel="modulepreload" href="[^"]*"\/>/g;
const MODULE_SCRIPT = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/;

/**
 * A page whose scripts leave the network to its pictures and fonts: React Router's `modulepreload` links are gone, and its module
 * script waits until the page is painted. React makes such links anew where it misses them and does not compare the script's
 * text, so neither is a hydration error.
 */
export function picturesFirst(html: string): string {
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, (_, opening: string, code: string, closing: string) => opening + postponed(code) + closing);
}

/** A module's code with its imports made once the page is painted, all at the same time. */
function postponed(code: string): string {
  const files = [...code.matchAll(/^import (?:\* as \w+ from )?("[^"]+");?$/gm)].map(([, file]) => `import(${file})`);
  const body = code
    .replaceAll(/^import ("[^"]+");?$/gm, "")
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?$/gm, "const $1 = await import($2);")
    .trim();
  return `(async () => {\n${START}\nawait Promise.all([${files.join(", ")}]);\n${body}\n})();`;
}

function isPrivate({ headers }: Response): boolean {
  return headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "");
}

function headersOf(response: Response, text: string, ctx: ShopContext, language: string): Record<string, string> {
  const { "content-length": _, ...said } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = {
    "cache-control": response.status === 200 ? cacheControl(ctx) : "no-cache",
    ...said,
    vary: VARY,
    "content-language": language,
  };
  if (headers["content-type"]?.startsWith("text/html")) {
    const policy = contentSecurityPolicy(ctx.config, inlineScriptHashes(text));
    headers["content-security-policy"] = policyHeader(policy);
  }
  return headers;
}

/** Browsers ask each time whether the page is still the same; a proxy of the owner's may hold it for a while. */
function cacheControl({ config }: ShopContext): string {
  return `public, max-age=0, s-maxage=${config.PAGE_PROXY_SECONDS}, stale-if-error=86400`;
}

/** The hash of each inline script of a page, as the Content Security Policy names it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash("sha256")
        .update(code ?? "")
        .digest("base64")}'`,
  );
}
