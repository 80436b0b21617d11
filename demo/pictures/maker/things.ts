import { duffel, tote } from "./garments/bags.ts";
import { boots } from "./garments/boots.ts";
import { cardigan } from "./garments/cardigan.ts";
import { belt, scarf, socks } from "./garments/cloth-goods.ts";
import { blazer, longCoat, trench } from "./garments/coats.ts";
import { shirtDress, slipDress } from "./garments/dresses.ts";
import { tieredDress, wrapDress } from "./garments/full-dresses.ts";
import { highTops } from "./garments/high-tops.ts";
import { bucketBag, clutch, satchel } from "./garments/hand-bags.ts";
import { beanie, cap, sunHat } from "./garments/hats.ts";
import { sunglasses, watch } from "./garments/sunglasses-and-watches.ts";
import { bomber, chore, denimJacket } from "./garments/jackets.ts";
import { bracelet, earrings, necklace, ring } from "./garments/jewellery.ts";
import { hoodie, sweater, vest } from "./garments/knits.ts";
import { sneakers } from "./garments/laced-shoes.ts";
import { mules } from "./garments/mules.ts";
import { puffer } from "./garments/puffer.ts";
import { sandals } from "./garments/sandals.ts";
import { blouse, shirt } from "./garments/shirts.ts";
import { espadrilles, flats, loafers } from "./garments/shoes.ts";
import { miniSkirt, pleatedSkirt, slipSkirt } from "./garments/skirts.ts";
import { camisole, kurta, polo, tee } from "./garments/tops.ts";
import { jeans, joggers, shorts, slimTrousers, wideTrousers } from "./garments/trousers.ts";
import { backpack, crossbody } from "./garments/worn-bags.ts";
import type { GarmentName, PictureBrief } from "../../catalogue/product.ts";
import type { Scheme } from "./compose.ts";
import type { Draw } from "./garments/frame.ts";
import { dungarees, romper } from "./garments/small.ts";
import { patternOf } from "./patterns.ts";
import { luminance, mix } from "./shades.ts";

export const DRAWINGS: Record<GarmentName, Draw> = {
  tee,
  polo,
  shirt,
  kurta,
  blouse,
  camisole,
  sweater,
  vest,
  hoodie,
  cardigan,
  blazer,
  bomber,
  trench,
  puffer,
  coat: longCoat,
  "chore-jacket": chore,
  "denim-jacket": denimJacket,
  "slip-dress": slipDress,
  "shirt-dress": shirtDress,
  "wrap-dress": wrapDress,
  "tiered-dress": tieredDress,
  "slip-skirt": slipSkirt,
  "pleated-skirt": pleatedSkirt,
  "mini-skirt": miniSkirt,
  "wide-trousers": wideTrousers,
  "slim-trousers": slimTrousers,
  jeans,
  joggers,
  shorts,
  dungarees,
  romper,
  sneakers,
  boots,
  loafers,
  sandals,
  flats,
  mules,
  espadrilles,
  "high-tops": highTops,
  tote,
  crossbody,
  backpack,
  duffel,
  clutch,
  satchel,
  "bucket-bag": bucketBag,
  belt,
  scarf,
  beanie,
  cap,
  sunglasses,
  watch,
  necklace,
  earrings,
  bracelet,
  ring,
  socks,
  "sun-hat": sunHat,
};

/** The colours in which a thing of one colour is painted. */
export async function schemeOf(
  brief: Pick<PictureBrief, "garment" | "fabric" | "pattern" | "ink" | "details">,
  colour: string,
): Promise<Scheme> {
  const { fabric, pattern, ink, garment, details } = brief;
  const light = luminance(colour) > 0.42,
    dark = luminance(colour) < 0.05;
  const leathery = ["belt", "watch", "backpack", "duffel", "clutch", "crossbody"].includes(garment);
  const second =
    garment === "jeans"
      ? mix(colour, "Bone", 0.5)
      : garment === "dungarees"
        ? mix(colour, "Bone", 0.45)
        : garment === "sneakers"
          ? details?.["runner"]
            ? mix(colour, light ? "Brown" : "Bone", 0.2)
            : mix(colour, light ? "Green" : "Bone", light ? 0.85 : 0.3)
          : garment === "sandals" || garment === "mules"
            ? light
              ? "Cork"
              : "Tan"
            : garment === "boots"
              ? mix(colour, "Black", 0.25)
              : garment === "beanie" || garment === "socks" || garment === "high-tops"
                ? light
                  ? mix(colour, "Camel", 0.35)
                  : "Cream"
                : leathery
                  ? fabric === "leather"
                    ? colour
                    : light
                      ? "Tan"
                      : "Brown"
                  : mix(colour, light ? "Brown" : "Bone", 0.3);
  const scheme: Scheme = {
    parts: {
      main: colour,
      second,
      band: light ? "Ink" : "Cream",
      paper: "Jute",
      wood: garment === "jeans" ? "Tan" : "Wood",
      button: light ? (fabric === "wool" || fabric === "felt" || fabric === "cable" ? "Horn" : "Pearl") : "Horn",
      metal: details?.["numerals"] || garment === "backpack" || colour === "Silver" ? "Steel" : "Brass",
      midsole: garment === "sneakers" && fabric === "suede" ? "Cream" : "Rubber",
      lace:
        garment === "boots"
          ? mix("Brown", "Bone", 0.3)
          : garment === "hoodie" || garment === "joggers" || garment === "shorts"
            ? light
              ? "Sand"
              : "Bone"
            : "Bone",
    },
    thread:
      fabric === "denim" && !light ? "Thread" : mix(colour, light ? "Brown" : "Bone", light ? 0.2 : dark ? 0.13 : 0.2),
    fabric,
  };
  if (pattern) {
    scheme.pattern = await patternOf(pattern);
    const first =
      ink ??
      (pattern === "pinstripe" && light
        ? "Blue"
        : pattern === "block-print" && light
          ? "Rust"
          : light
            ? pattern === "floral"
              ? "Rust"
              : "Ink"
            : pattern === "check"
              ? "Charcoal"
              : "Bone");
    const other =
      pattern === "check"
        ? "Bone"
        : light
          ? "Green"
          : pattern === "floral" || pattern === "block-print"
            ? "Sage"
            : "Bone";
    scheme.inks = [first, other];
  }
  return scheme;
}
