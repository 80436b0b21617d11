import { paths } from "../paths.ts";

/** Any origin will do: what leads away from it leads away from the shop. */
const HERE = "http://shop.invalid";

/**
 * Where to go after the login: a path of this shop, or the home page for anything else. Read as a browser reads it, so
 * that "//elsewhere", "/\elsewhere" and their like lead nowhere.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/")) return paths.home;
  const url = URL.parse(wanted, HERE);
  if (url === null || url.origin !== HERE || url.pathname.startsWith("//")) return paths.home;
  if (url.pathname === paths.login) return paths.home;
  return url.pathname + url.search + url.hash;
}
