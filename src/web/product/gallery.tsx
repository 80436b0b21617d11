import { useState } from "react";
import type { ProductPicture } from "#contract/catalog.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Picture } from "../ui-shop/picture.tsx";
import { classNames } from "../ui/class-names.ts";

/** The main picture and the strip that changes it (PDP-02, PDP-03). */
export function Gallery({ pictures, name }: { pictures: ProductPicture[]; name: string }) {
  const t = useTranslation("product");
  const [shown, setShown] = useState(0);
  const [first, setFirst] = useState(pictures[0]?.src);
  if (first !== pictures[0]?.src) {
    setFirst(pictures[0]?.src);
    setShown(0);
  }
  const main = pictures[shown] ?? pictures[0];
  return (
    <div className="flex flex-col gap-3 md:sticky md:top-28 md:flex-row-reverse md:items-start md:gap-4">
      <div className="-mx-(--spacing-gutter) min-w-0 flex-1 bg-linen md:mx-0">
        <Picture
          key={main?.src}
          picture={main}
          sizes="(width >= 80rem) 46vw, (width >= 48rem) 50vw, 100vw"
          alt={main?.alt || name}
          priority
          className="aspect-4/5 w-full"
        />
      </div>
      {pictures.length > 1 && (
        <ul
          aria-label={t("pictures")}
          className="no-scrollbar flex shrink-0 gap-2 overflow-x-auto md:w-18 md:flex-col lg:w-20"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} className="shrink-0">
              <button
                type="button"
                aria-label={t("showPicture", { number: index + 1, count: pictures.length })}
                aria-current={index === shown}
                onClick={() => setShown(index)}
                className={classNames(
                  "block w-16 border md:w-full",
                  index === shown ? "border-ink" : "border-transparent hover:border-rule",
                )}
              >
                <Picture picture={picture} sizes="80px" alt="" className="aspect-4/5 w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
