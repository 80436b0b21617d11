import { stillSources } from "../content/stills.ts";
import { classNames } from "../ui/class-names.ts";
import { preloadPicture } from "./preload-picture.ts";

interface StillProps {
  /** Its name among the storefront's own pictures. */
  name: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Another picture for the windows that `media` names: a piece of this one where no more of it is seen. */
  cut?: { name: string; media: string; sizes: string };
  /** Fills its frame; the tone stands there until the picture comes, and where there is none. */
  className?: string;
}

/** A picture of the storefront itself, cropped to its frame. */
export function Still({ name, alt, sizes, priority = false, cut, className }: StillProps) {
  const sources = stillSources(name);
  const look = classNames("size-full bg-flax object-cover", className);
  if (!sources) return <span className={classNames("block", look)} />;
  const piece = cut && stillSources(cut.name);
  if (priority) {
    preloadPicture(sources.avif, sizes, piece ? `not ${cut.media}` : undefined);
    if (piece) preloadPicture(piece.avif, cut.sizes, cut.media);
  }
  return (
    <picture className="contents">
      {piece && <source type="image/avif" media={cut.media} srcSet={piece.avif} sizes={cut.sizes} />}
      {piece && <source type="image/webp" media={cut.media} srcSet={piece.webp} sizes={cut.sizes} />}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        src={sources.largest}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        className={look}
      />
    </picture>
  );
}
