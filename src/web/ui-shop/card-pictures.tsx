import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { chosenPictures } from "./chosen-pictures.ts";
import { Picture } from "./picture.tsx";

interface CardPicturesProps {
  product: ProductSummary;
  /** What the shopper picked on the card; empty at first, when the product's first picture is shown (CARD-01). */
  picked: SelectedAttributes;
  sizes: string;
  priority: boolean;
  /** False while the second picture need not be fetched yet: long lists wait for the pointer. */
  withSecond?: boolean;
}

/** The first picture, and the second under the pointer (CARD-01). */
export function CardPictures({ product, picked, sizes, priority, withSecond = true }: CardPicturesProps) {
  const pictures = chosenPictures(product, picked);
  const [first] = pictures;
  const second = pictures.find((picture) => picture !== first && !isOtherColour(first, picture)) ?? pictures[1];
  return (
    <span className="block aspect-4/5 overflow-hidden">
      <Picture picture={first} sizes={sizes} priority={priority} className="size-full" />
      {withSecond && second && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity duration-(--motion-panel) ease-quiet group-hover/card:opacity-100 pointer-fine:block">
          <Picture picture={second} sizes={sizes} alt="" className="size-full" />
        </span>
      )}
    </span>
  );
}

type Shown = ProductSummary["pictures"][number] | undefined;

function isOtherColour(first: Shown, other: Shown): boolean {
  return Boolean(other?.option && other.option.value !== first?.option?.value);
}
