import { Fragment } from "react";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";

export interface Crumb {
  name: string;
  /** Left out on the page itself. */
  to?: string;
}

/** Where the page stands: "Home > Women > Dresses" (ROUTE-17). */
export function Breadcrumb({ crumbs, className = "" }: { crumbs: Crumb[]; className?: string }) {
  const t = useTranslation("card");
  return (
    <nav aria-label={t("breadcrumb")} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.name}>
            {index > 0 && (
              <li aria-hidden="true" className="opacity-60">
                &gt;
              </li>
            )}
            <li>
              {crumb.to ? (
                <Link to={crumb.to} className="underline-offset-4 hover:underline">
                  {crumb.name}
                </Link>
              ) : (
                <span aria-current="page">{crumb.name}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
