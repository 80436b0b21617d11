import { flagsOf } from "./flags.ts";
import type { DemoProduct, PictureBrief } from "./product.ts";
import { stockOf } from "./stock.ts";
import type { StockLevel } from "./stock.ts";

/** A product as its subcategory's file states it; what follows from the rest is filled in. */
export interface Draft {
  id: string;
  name: string;
  description: string;
  detailedDescription: string;
  price: number;
  originalPrice?: number;
  colours: string[];
  sizes?: string[];
  /** A third choice beside colour and size, such as Fit or Length. */
  choice?: { name: string; values: string[] };
  stock?: StockLevel;
  /** Sizes or colours that are sold out. */
  gone?: string[];
  pictures: PictureBrief;
}

/** The products of one subcategory, with attributes in the order Colour, Size, third choice. */
export function inSubCategory(category: string, subCategory: string, drafts: Draft[]): DemoProduct[] {
  return drafts.map(({ colours, sizes, choice, stock = "plenty", gone = [], ...said }) => {
    const attributes = [{ name: "Colour", values: colours }];
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
