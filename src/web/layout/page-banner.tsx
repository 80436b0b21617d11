import type { ReactNode } from "react";
import { pictureUrl, type Picture } from "#contract/picture.ts";
import { stillSources } from "../content/stills.ts";
import { paths } from "../paths.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { classNames } from "../ui/class-names.ts";

interface PageBannerProps {
  title: string;
  /** What stands between Home and the page itself. */
  trail?: Crumb[];
  /** The name of the storefront's own picture for the page; where there is none, `picture` stands in. */
  still?: string;
  picture?: Picture | null;
  /** For pages that one looks at; what one works in has a low banner. */
  tall?: boolean;
  children?: ReactNode;
}

/** The title of a page, its breadcrumb and a picture (ROUTE-17, ROUTE-18). */
export function PageBanner({
  title,
  trail = [],
  picture,
  still = "banner-general",
  tall = false,
  children,
}: PageBannerProps) {
  const address =
    stillSources(still)?.largest ?? (picture ? pictureUrl(picture) : stillSources("banner-general")?.largest);
  return (
    <section aria-label={title} data-banner="" className="relative isolate overflow-hidden bg-linen">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 -z-10 w-[46%] bg-flax bg-cover bg-center md:w-1/2"
        style={address ? { backgroundImage: `url("${address}")` } : undefined}
      />
      <div
        className={classNames(
          "shell flex flex-col justify-between gap-8 py-6 md:py-8",
          tall ? "min-h-56 md:min-h-80" : "min-h-36 md:min-h-48",
        )}
      >
        <Breadcrumb crumbs={[{ name: "Home", to: paths.home }, ...trail, { name: title }]} className="w-1/2 pr-4" />
        <div className="w-[54%] pr-4 md:w-1/2 md:pr-12">
          <h1 className="text-title">{title}</h1>
          {children && <div className="mt-4 max-w-md text-sm text-muted md:text-base">{children}</div>}
        </div>
      </div>
    </section>
  );
}
