import type { ReactNode } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { stillSources } from "../content/stills.ts";
import { paths } from "../paths.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { Still } from "../ui-shop/still.tsx";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { classNames } from "../ui/class-names.ts";

interface PageBannerProps {
  title: string;
  /** What stands between Home and the page itself. */
  trail?: Crumb[];
  /** The name of the storefront's own wide picture for the page; where there is none, `picture` stands in. */
  still?: string;
  picture?: PictureData | null;
  /** For pages that one looks at; what one works in has a low banner. */
  tall?: boolean;
  children?: ReactNode;
}

/** The title of a page, its breadcrumb and a picture (ROUTE-17, ROUTE-18). */
export function PageBanner({ title, trail = [], picture, still, tall = false, children }: PageBannerProps) {
  const t = useTranslation("frame");
  const own = still && stillSources(still) ? still : null;
  const wide = own ?? (picture ? null : "banner-general");
  return (
    <section aria-label={title} data-banner="" className="relative isolate overflow-hidden bg-linen">
      <div
        aria-hidden="true"
        className={classNames(
          "absolute inset-y-0 right-0 -z-10 overflow-hidden bg-flax",
          wide ? "left-0" : "w-[46%] md:w-1/2",
        )}
      >
        {wide ? (
          <Still name={wide} alt="" sizes="100vw" priority />
        ) : (
          <Picture picture={picture} alt="" sizes="50vw" priority className="size-full" />
        )}
      </div>
      <div
        className={classNames(
          "shell flex flex-col py-6 md:py-8",
          wide ? "items-center justify-center gap-4 text-center" : "justify-between gap-8",
          tall ? "min-h-56 md:min-h-[clamp(20rem,29vw,30rem)]" : "min-h-36 md:min-h-52",
        )}
      >
        <Breadcrumb
          crumbs={[{ name: t("home"), to: paths.home }, ...trail, { name: title }]}
          className={wide ? "[&_ol]:justify-center" : "w-1/2 pr-4"}
        />
        <div className={wide ? "max-w-[22rem] md:max-w-[44%]" : "w-[54%] pr-4 md:w-1/2 md:pr-12"}>
          <h1 className="text-title">{title}</h1>
          {children && <div className="mt-3 text-sm text-balance md:text-base">{children}</div>}
        </div>
      </div>
    </section>
  );
}
