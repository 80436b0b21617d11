/** Every drawing that the picture maker knows. */
export type GarmentName =
  | "tee"
  | "camisole"
  | "polo"
  | "shirt"
  | "blouse"
  | "kurta"
  | "sweater"
  | "cardigan"
  | "hoodie"
  | "vest"
  | "slip-dress"
  | "shirt-dress"
  | "wrap-dress"
  | "tiered-dress"
  | "slip-skirt"
  | "pleated-skirt"
  | "mini-skirt"
  | "wide-trousers"
  | "slim-trousers"
  | "jeans"
  | "joggers"
  | "shorts"
  | "blazer"
  | "coat"
  | "trench"
  | "chore-jacket"
  | "denim-jacket"
  | "bomber"
  | "puffer"
  | "dungarees"
  | "romper"
  | "sneakers"
  | "high-tops"
  | "boots"
  | "loafers"
  | "sandals"
  | "flats"
  | "mules"
  | "espadrilles"
  | "tote"
  | "crossbody"
  | "backpack"
  | "duffel"
  | "clutch"
  | "bucket-bag"
  | "satchel"
  | "belt"
  | "scarf"
  | "beanie"
  | "cap"
  | "sun-hat"
  | "sunglasses"
  | "watch"
  | "necklace"
  | "earrings"
  | "bracelet"
  | "ring"
  | "socks";

export type FabricName =
  | "jersey"
  | "poplin"
  | "linen"
  | "silk"
  | "denim"
  | "twill"
  | "corduroy"
  | "wool"
  | "felt"
  | "fleece"
  | "knit"
  | "rib"
  | "cable"
  | "waffle"
  | "quilt"
  | "nylon"
  | "canvas"
  | "leather"
  | "suede"
  | "straw"
  | "metal"
  | "acetate";

export type PatternName =
  | "stripe"
  | "fine-stripe"
  | "pinstripe"
  | "check"
  | "gingham"
  | "windowpane"
  | "dots"
  | "floral"
  | "block-print";

/** What the picture maker needs to draw a product. The colours come from the product's Colour attribute. */
export interface PictureBrief {
  garment: GarmentName;
  fabric: FabricName;
  pattern?: PatternName;
  /** The pattern's own colour as a shade's name; without it the maker takes one that reads on the cloth. */
  ink?: string;
  /** Options of the drawing, such as { sleeve: "long", neck: "v" }. */
  details?: Readonly<Record<string, string | number | true>>;
  /** What the second picture shows. */
  second: "back" | "detail" | "folded" | "styled";
}

export type Variant = Readonly<Record<string, string>>;

export interface DemoProduct<Id extends string = string> {
  /** A readable handle of lower case letters, digits and hyphens. */
  id: Id;
  name: string;
  category: string;
  subCategory: string;
  description: string;
  detailedDescription: string;
  /** Whole rupees. */
  price: number;
  /** Whole rupees, above price. */
  originalPrice?: number;
  flags: { bestseller?: true; top?: true; newly?: true; hot?: true; popular?: true };
  attributes: { name: string; values: string[] }[];
  /** Units in stock of one variant (attribute name to chosen value); the same on every call. */
  stock: (variant: Variant) => number;
  pictures: PictureBrief;
}
