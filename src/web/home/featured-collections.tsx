import { Link } from "react-router";
import type { CollectionCard } from "#contract/catalog.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { classNames } from "../ui/class-names.ts";
import { LoopSlider } from "../ui/loop-slider.tsx";

/** What stands here while the shop has no collections of its own (HOME-15, ERR-10). */
const FALLBACK = ["capsule", "summer", "bags"] as const;

const MOST_IN_VIEW = 3;

/** Three collections at a time, with arrows (HOME-12, LIM-12, G-33). */
export function FeaturedCollections({ collections }: { collections: CollectionCard[] }) {
  const t = useTranslation("home");
  const shown = collections.length > 0 ? collections : FALLBACK.map((handle) => emptyCard(handle, t(handle)));
  const inView = Math.min(MOST_IN_VIEW, shown.length);
  const slides = shown.map((collection) => ({ key: collection.handle, content: <Card collection={collection} /> }));
  return (
    <LoopSlider
      id="collections"
      label={t("collections")}
      slides={slides}
      atLeast={inView + 1}
      heading={<h2 className="text-title">{t("collections")}</h2>}
      className={classNames(
        "below shell pt-section [--gap:1.25rem] [--per-view:1]",
        inView > 1 && "sm:[--per-view:2]",
        inView > 2 && "lg:[--per-view:3]",
      )}
    />
  );
}

function emptyCard(handle: string, title: string): CollectionCard {
  return { handle, title, subtitle: null, picture: null, redirectLink: paths.namedCollection(handle) };
}

/** HOME-13, HOME-14 */
function Card({ collection: { title, subtitle, picture, redirectLink } }: { collection: CollectionCard }) {
  const t = useTranslation("home");
  return (
    <article className="group relative">
      <span className="block aspect-4/5 overflow-hidden bg-linen">
        <Picture
          picture={picture}
          sizes="(width >= 64rem) 32vw, (width >= 40rem) 48vw, 94vw"
          alt=""
          className="size-full transition-transform duration-700 ease-quiet group-hover:scale-102"
        />
      </span>
      <div className="mt-5 flex items-start justify-between gap-6">
        <div>
          <h3 className="text-heading">{title}</h3>
          {subtitle && <p className="mt-1.5 text-sm text-muted">{subtitle}</p>}
        </div>
        <Link
          to={redirectLink ?? paths.home}
          className="underlined mt-1.5 shrink-0 text-sm after:absolute after:inset-0"
        >
          {t("shopCollection")}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </article>
  );
}
