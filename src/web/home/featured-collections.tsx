import { Link } from "react-router";
import type { CollectionCard } from "#contract/catalog.ts";
import { paths } from "../paths.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { classNames } from "../ui/class-names.ts";
import { LoopSlider } from "../ui/loop-slider.tsx";

/** What stands here while the shop has no collections of its own (HOME-15, ERR-10). */
const FALLBACK: CollectionCard[] = [
  {
    handle: "capsule",
    title: "Capsule Collection",
    subtitle: null,
    picture: null,
    redirectLink: paths.namedCollection("capsule"),
  },
  {
    handle: "summer",
    title: "Summer Collection",
    subtitle: null,
    picture: null,
    redirectLink: paths.namedCollection("summer"),
  },
  {
    handle: "bags",
    title: "Bags Collection",
    subtitle: null,
    picture: null,
    redirectLink: paths.namedCollection("bags"),
  },
];

const MOST_IN_VIEW = 3;

/** Three collections at a time, with arrows (HOME-12, LIM-12, G-33). */
export function FeaturedCollections({ collections }: { collections: CollectionCard[] }) {
  const shown = collections.length > 0 ? collections : FALLBACK;
  const inView = Math.min(MOST_IN_VIEW, shown.length);
  const slides = shown.map((collection) => ({ key: collection.handle, content: <Card collection={collection} /> }));
  return (
    <LoopSlider
      id="collections"
      label="Collections"
      slides={slides}
      atLeast={inView + 1}
      heading={<h2 className="text-title">Collections</h2>}
      className={classNames(
        "shell pt-section [--gap:1.25rem] [--per-view:1]",
        inView > 1 && "sm:[--per-view:2]",
        inView > 2 && "lg:[--per-view:3]",
      )}
    />
  );
}

/** HOME-13, HOME-14 */
function Card({ collection: { title, subtitle, picture, redirectLink } }: { collection: CollectionCard }) {
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
          Shop Collection<span className="sr-only">: {title}</span>
        </Link>
      </div>
    </article>
  );
}
