import type { FastifyRequest } from "fastify";
import { isLanguage, type Language } from "#contract/language.ts";
import { BASE_CURRENCY, isCurrency, type CurrencyCode } from "#contract/money.ts";

/** The shopper's language: what they chose (cookie `lang`, G-23), else the first of the five that the browser prefers, else English. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = cookie(request, "lang");
  if (isLanguage(chosen)) return chosen;
  const preferred = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...options] = entry.split(";");
      const weight = /^\s*q=([\d.]+)\s*$/.exec(options.join(";"))?.[1];
      return { code: tag.trim().slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return preferred.map(({ code }) => code).find(isLanguage) ?? "en";
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
