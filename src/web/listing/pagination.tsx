import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { onPage } from "./listing-address.ts";

/** Links to the pages of a listing; nothing when there is one. */
export function Pagination({ page, pages, params }: { page: number; pages: number; params: URLSearchParams }) {
  const t = useTranslation("listing");
  if (pages < 2) return null;
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  const step = "underlined inline-flex min-h-11 items-center text-sm";
  return (
    <nav aria-label={t("pages")} className="mt-16 flex items-center justify-between border-t border-line pt-6">
      <span className="w-24">
        {page > 1 && (
          <Link to={onPage(params, page - 1)} rel="prev" prefetch="intent" className={step}>
            {t("previous")}
          </Link>
        )}
      </span>
      <ul className="flex items-center gap-1 text-sm tabular-nums">
        {near.map((number, index) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (near[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-2 text-muted">
                …
              </span>
            )}
            <Link
              to={onPage(params, number)}
              prefetch="intent"
              aria-label={t("page", { number })}
              aria-current={number === page ? "page" : undefined}
              className={classNames(
                "flex size-11 items-center justify-center",
                number === page ? "bg-ink text-paper" : "hover:text-accent",
              )}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      <span className="w-24 text-right">
        {page < pages && (
          <Link to={onPage(params, page + 1)} rel="next" prefetch="intent" className={step}>
            {t("next")}
          </Link>
        )}
      </span>
    </nav>
  );
}
