import { stillSources } from "../content/stills.ts";
import { classNames } from "../ui/class-names.ts";
import { preloadPicture } from "./preload-picture.ts";

interface StillProps {
  /** Its name among the storefront's own pictures. */
  name: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Fills its frame; the tone stands there until the picture comes, and where there is none. */
  className?: string;
}

/** A picture of the storefront itself, cropped to its frame. */
export function Still({ name, alt, sizes, priority = false, className }: StillProps) {
  const sources = stillSources(name);
  const look = classNames("size-full bg-flax object-cover", className);
  if (!sources) return <span className={classNames("block", look)} />;
  if (priority) preloadPicture(sources.avif, sizes);
  return (
    <picture className="contents">
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
