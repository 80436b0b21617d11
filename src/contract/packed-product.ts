import type {
  Combination,
  Listing,
  Place,
  ProductAttribute,
  ProductPicture,
  ProductSummary,
  SelectedAttributes,
} from "./catalog.ts";

/**
 * A product as it travels with a page that shows many, in a fifth of the bytes. Its combinations and pictures are lines of text,
 * its attributes and places are one object for all products that share them. All of it is there but the small pictures that
 * stand in for those that a card does not show at first.
 */
export interface PackedProduct extends Omit<ProductSummary, "variants" | "pictures"> {
  /** For each combination, apart by spaces: its values' numbers in their attributes, units, and prices of its own. */
  variants: string;
  /** For each picture, apart by `;`: its fields, apart by `|`. */
  pictures: string;
}

/** Makes the packer of one page: a product that stands on it twice travels once. */
export function productPacker(): (products: readonly ProductSummary[]) => PackedProduct[] {
  const packed = new Map<string, PackedProduct>();
  const shared = new Map<string, unknown>();
  const share = <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!shared.has(text)) shared.set(text, value);
    return shared.get(text) as T;
  };
  const pack = (product: ProductSummary): PackedProduct => ({
    id: product.id,
    name: product.name,
    category: share<Place>(product.category),
    subCategory: share<Place>(product.subCategory),
    price: product.price,
    compareAt: product.compareAt,
    stock: product.stock,
    attributes: share<ProductAttribute[]>(product.attributes),
    variants: product.variants.map((variant) => packCombination(variant, product)).join(" "),
    pictures: product.pictures.map((picture, index) => packPicture(picture, product, index === 0)).join(";"),
    ratingCount: product.ratingCount,
    ratingAverage: product.ratingAverage,
  });
  return (products) =>
    products.map((product) => {
      const found = packed.get(product.id) ?? pack(product);
      packed.set(product.id, found);
      return found;
    });
}

/** A listing with its products packed. */
export interface PackedListing extends Omit<Listing, "products"> {
  products: PackedProduct[];
}

/** Packs the products of a listing. */
export function packListing(listing: Listing): PackedListing {
  return { ...listing, products: productPacker()(listing.products) };
}

const unpacked = new WeakMap<PackedProduct, ProductSummary>();

/** The product as it was packed, less the stand-ins of pictures after its first; the same object each time. */
export function unpackProduct(product: PackedProduct): ProductSummary {
  const known = unpacked.get(product);
  if (known) return known;
  const { variants, pictures } = product;
  const whole: ProductSummary = {
    ...product,
    variants: variants ? variants.split(" ").map((text) => unpackCombination(text, product)) : [],
    pictures: pictures ? pictures.split(";").map((text) => unpackPicture(text, product)) : [],
  };
  unpacked.set(product, whole);
  return whole;
}

type Known = Pick<ProductSummary, "name" | "price" | "compareAt" | "attributes">;

/** Marks a value that is none of its attribute's. */
const STRANGE = "~";

function packCombination({ options, stock, price, compareAt }: Combination, product: Known): string {
  const values = product.attributes.map(({ name, values: known }) => {
    const value = options[name];
    if (value === undefined) return "";
    const index = known.indexOf(value);
    return index === -1 ? STRANGE + encodeURIComponent(value) : index;
  });
  const own = price === product.price && compareAt === product.compareAt ? [] : [price, compareAt ?? ""];
  return [values.join(","), stock, ...own].join(":");
}

function unpackCombination(text: string, product: Known): Combination {
  const [values = "", stock, price, compareAt] = text.split(":");
  const options: SelectedAttributes = {};
  for (const [index, value] of values.split(",").entries()) {
    const attribute = product.attributes[index];
    if (!attribute || value === "") continue;
    const strange = value.startsWith(STRANGE);
    options[attribute.name] = strange ? decodeURIComponent(value.slice(1)) : attribute.values[Number(value)]!;
  }
  if (price === undefined) return { options, price: product.price, compareAt: product.compareAt, stock: Number(stock) };
  return { options, price: Number(price), compareAt: compareAt ? Number(compareAt) : null, stock: Number(stock) };
}

/** Stands for the product's name, with which most pictures' words begin. */
const NAME = "*";

function packPicture(picture: ProductPicture, { name }: Known, isFirst: boolean) {
  const { src, alt, width, height, widths, placeholder, option } = picture;
  const words = alt.startsWith(name) ? NAME + hide(alt.slice(name.length)) : hide(alt);
  const standIn = isFirst || !placeholder?.startsWith("data:") ? (placeholder ?? "") : "";
  const fields = [hide(src), words, width ?? "", height ?? "", widths.join(","), hide(standIn)];
  return [...fields, ...(option ? [hide(option.name), hide(option.value)] : [])].join("|");
}

function unpackPicture(text: string, { name }: Known): ProductPicture {
  const [src = "", alt = "", width, height, widths, placeholder = "", attribute, value = ""] = text.split("|");
  return {
    src: show(src),
    alt: alt.startsWith(NAME) ? name + show(alt.slice(1)) : show(alt),
    width: width ? Number(width) : null,
    height: height ? Number(height) : null,
    widths: widths ? widths.split(",").map(Number) : [],
    placeholder: show(placeholder) || null,
    option: attribute === undefined ? null : { name: show(attribute), value: show(value) },
  };
}

/** A text without the signs that mean something here. */
function hide(text: string): string {
  return text.replace(/[%|;*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function show(text: string): string {
  return text.includes("%") ? decodeURIComponent(text) : text;
}
