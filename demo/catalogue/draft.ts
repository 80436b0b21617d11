import { flagsOf } from "./flags.ts";
import type { DemoProduct, PictureBrief } from "./product.ts";
import { stockOf } from "./stock.ts";
import type { StockLevel } from "./stock.ts";
import type { Choice, Colour, Size } from "./values.ts";

/** A product as its subcategory's file states it; what follows from the rest is filled in. */
export interface Draft<Id extends string = string> {
  id: Id;
  name: string;
  description: string;
  detailedDescription: string;
  price: number;
  originalPrice?: number;
  colours: Colour[];
  sizes?: Size[];
  choice?: Choice;
  stock?: StockLevel;
  /** Sizes or colours that are sold out. */
  gone?: (Colour | Size)[];
  pictures: PictureBrief;
}

/** The products of one subcategory, with attributes in the order Colour, Size, third choice. */
export function inSubCategory<const Id extends string>(
  category: string,
  subCategory: string,
  drafts: Draft<Id>[],
): DemoProduct<Id>[] {
  return drafts.map(({ colours, sizes, choice, stock = "plenty", gone = [], ...said }) => {
    const attributes: DemoProduct["attributes"] = [{ name: "Colour", values: colours }];
    if (sizes) attributes.push({ name: "Size", values: sizes });
    if (choice) attributes.push(choice);
    return {
      ...said,
      category,
      subCategory,
      attributes,
      flags: flagsOf(said.id),
      stock: stockOf(said.id, attributes, stock, gone),
    };
  });
}
