import { matchRoutes, type RouteObject } from "react-router";
import { chooseLanguage, isLanguage, type Language } from "#contract/language.ts";
import { BASE_CURRENCY, isCurrency, type CurrencyCode } from "#contract/money.ts";

/** What of a request a page may depend on, and nothing else of it. */
export interface PageRequest {
  /** Under which its page is kept in memory; null where it is not kept. */
  key: string | null;
  /** Path and query, the latter with the parameters that the page looks at alone. */
  address: string;
  language: Language;
  currency: CurrencyCode;
}

/** The headers of a request that matter to a page. */
interface Asking {
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}

/** The routes of a storefront, as its build has them. */
interface BuiltRoutes {
  [id: string]:
    | {
        id: string;
        parentId?: string | undefined;
        path?: string | undefined;
        index?: boolean | undefined;
        module: { handle?: unknown };
      }
    | undefined;
}

/** An address whose query is longer is not kept (characters). */
const LONGEST_QUERY = 400;
const REMEMBERED_PATHS = 2_000;

/** What a route says of itself in its `handle`. */
interface Handle {
  /** The query parameters that its page looks at; a route without this is told everything, and its page is not kept. */
  query?: readonly string[];
  /** Whether its page also looks at what is chosen, by the attributes' handles. */
  attributes?: boolean;
}

/**
 * Reads what a page depends on: its path, the query parameters that its route looks at, language and currency. Other
 * parameters are left out: a link with a campaign's marks gets the page that is there already, and random ones make none.
 * @param attributes the handles of the shop's attributes
 */
export function pageRequests(
  routes: BuiltRoutes,
  attributes: () => readonly string[],
): (url: string, headers: Asking) => PageRequest {
  const tree = treeOf(routes);
  const paths = new Map<string, Matched>();
  const match = (path: string): Matched => {
    const known = paths.get(path);
    if (known) return known;
    if (paths.size >= REMEMBERED_PATHS) paths.clear();
    const matched = matchPath(tree, path);
    paths.set(path, matched);
    return matched;
  };

  return (url, { cookie = "", "accept-language": acceptLanguage }) => {
    const at = url.indexOf("?");
    const path = at < 0 ? url : url.slice(0, at);
    const { handle, ids } = match(path);
    const given = at < 0 ? null : new URLSearchParams(url.slice(at + 1));
    const asked = given?.get("lang");
    const language = chooseLanguage({ asked, cookie, acceptLanguage });
    const currency = currencyIn(cookie);
    if (!handle?.query) return { key: null, address: url, language, currency };
    const names = handle.attributes && given ? [...handle.query, ...attributes()] : handle.query;
    const query = given ? queryOf(given, names, ids) : "";
    const address = path + query;
    const key = query.length <= LONGEST_QUERY ? `${language} ${currency} ${address}` : null;
    return { key, address, language, currency };
  };
}

interface Matched {
  handle: Handle | undefined;
  /** The routes that the page is made of. */
  ids: string[];
}

/** What is asked of the routes for the browser's own navigation ends in `.data`. */
function matchPath(tree: RouteObject[], path: string): Matched {
  const page = path.replace(/(?:(\/)_)?\.data$/, "$1") || "/";
  const branch = matchRoutes(tree, page) ?? [];
  return { handle: branch.at(-1)?.route.handle as Handle | undefined, ids: branch.map(({ route }) => route.id ?? "") };
}

/** The parameters that matter, in one order. `_routes` says which of the page's routes the browser wants anew. */
function queryOf(given: URLSearchParams, names: readonly string[], ids: string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) for (const value of given.getAll(name)) kept.append(name, value);
  const language = given.get("lang");
  if (isLanguage(language)) kept.append("lang", language);
  const wanted = given.get("_routes")?.split(",");
  const routes = wanted && ids.filter((id) => wanted.includes(id));
  if (routes && routes.length > 0) kept.append("_routes", routes.join(","));
  return kept.size > 0 ? `?${kept}` : "";
}

function currencyIn(cookie: string): CurrencyCode {
  const chosen = /(?:^|;\s*)currency=([A-Z]{3})/.exec(cookie)?.[1];
  return isCurrency(chosen) ? chosen : BASE_CURRENCY;
}

function treeOf(routes: BuiltRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const { id, path, index, module } = route;
    const { handle } = module;
    return [index ? { id, path, index: true as const, handle } : { id, path, handle, children: treeOf(routes, id) }];
  });
}
