import { useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { classNames } from "../ui/class-names.ts";
import { preloadPicture } from "./preload-picture.ts";

interface PictureProps {
  picture: PictureData | null | undefined;
  /** How wide the picture is drawn, as the attribute `sizes` has it. */
  sizes: string;
  /** The largest picture above the fold: fetched at once and first. */
  priority?: boolean;
  /** Overrides the picture's own words; "" where the words beside it say the same. */
  alt?: string;
  className?: string;
}

const USUAL = { width: 800, height: 1000 };

/**
 * A picture in the widths and formats that the shop has of it, at its own proportions, so that nothing moves when it
 * arrives. One that is missing, or fails (also before the page came to life), leaves a quiet placeholder.
 */
export function Picture({ picture, sizes, priority = false, alt, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const src = picture?.src;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    const { current } = image;
    if (src && current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailedSrc(src);
  }, [src]);

  if (!picture || failedSrc === src) return <NoPicture alt={alt ?? picture?.alt ?? ""} className={className} />;
  const { widths, placeholder } = picture;
  const set = (type: string) => widths.map((width) => `${src}-${width}.${type} ${width}w`).join(", ");
  if (priority && widths.length > 0) preloadPicture(set("avif"), sizes);
  return (
    <picture className="contents">
      {widths.length > 0 && <source type="image/avif" srcSet={set("avif")} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={set("webp")} sizes={sizes} />}
      <img
        ref={image}
        src={widths.length > 0 ? `${src}-${widths.at(-1)}.webp` : src}
        alt={alt ?? picture.alt}
        width={picture.width ?? USUAL.width}
        height={picture.height ?? USUAL.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        onError={() => src && setFailedSrc(src)}
        style={placeholderStyle(placeholder)}
        className={classNames("object-cover", className)}
      />
    </picture>
  );
}

function placeholderStyle(placeholder: string | null) {
  if (!placeholder) return undefined;
  return placeholder.startsWith("data:")
    ? { background: `url("${placeholder}") center / cover` }
    : { backgroundColor: placeholder };
}

/** A hanger in faint lines on linen: no picture, and nothing broken. */
function NoPicture({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <span className={classNames("flex items-center justify-center bg-linen text-rule", className)} data-no-picture="">
      <svg
        viewBox="0 0 64 48"
        className="w-1/5 max-w-16 min-w-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
      >
        <path d="M28 13a4.5 4.5 0 1 1 5.6 4.4c-1 .3-1.6 1.1-1.6 2.2v1.9L8.5 36.4c-2.6 1.7-1.5 4.6 1.3 4.6h44.4c2.8 0 3.9-2.9 1.3-4.6L32 21.500" />
      </svg>
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  );
}
