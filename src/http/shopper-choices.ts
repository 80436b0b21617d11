import type { FastifyRequest } from "fastify";
import { chooseLanguage, isLanguage, type Language } from "#contract/language.ts";
import { BASE_CURRENCY, isCurrency, type CurrencyCode } from "#contract/money.ts";

/** The language that a call is answered in: `?lang=`, the shopper's choice, the browser's, English. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  return chooseLanguage({
    asked: typeof lang === "string" ? lang : null,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers["accept-language"],
  });
}

/**
 * The language that a call asks for by `?lang=` or the shopper's choice (cookie `lang`); undefined where it asks for none:
 * whoever reads the catalogue by the interface alone gets it as the shop wrote it.
 */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const chosen = cookie(request, "lang");
  return isLanguage(chosen) ? chosen : undefined;
}

/** The currency that the shopper chose (cookie `currency`, G-23), else rupees. */
export function currencyOf(request: FastifyRequest): CurrencyCode {
  const chosen = cookie(request, "currency");
  return isCurrency(chosen) ? chosen : BASE_CURRENCY;
}

function cookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
