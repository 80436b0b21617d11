import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { StartFailure } from "#platform/start-failure.ts";
import { pathOf, refuseUnlessFilled } from "../../scripts/command/named-file.ts";

/** What a product is about, before it has prices, variants and pictures. */
export interface Style {
  name: string;
  category: string;
  sub: string;
  colour: string;
  description: string;
}

/** Kinds of things by place, with how many of a thousand products are of that kind. */
const KINDS: [category: string, sub: string, weight: number, nouns: string[]][] = [
  ["Women", "Dresses", 70, ["Dress", "Wrap Dress", "Shirt Dress", "Slip Dress"]],
  ["Women", "Tops", 90, ["Top", "Tank", "Tee", "Tunic"]],
  ["Women", "Blouses", 50, ["Blouse", "Shirt"]],
  ["Women", "Knitwear", 45, ["Jumper", "Cardigan", "Turtleneck"]],
  ["Women", "Trousers", 45, ["Trousers", "Culottes", "Jeans"]],
  ["Women", "Skirts", 30, ["Skirt", "Midi Skirt"]],
  ["Women", "Outerwear", 30, ["Coat", "Jacket", "Parka"]],
  ["Men", "Shirts", 95, ["Shirt", "Oxford Shirt", "Camp Shirt"]],
  ["Men", "Tees", 110, ["Tee", "Polo", "Henley"]],
  ["Men", "Knitwear", 35, ["Jumper", "Cardigan"]],
  ["Men", "Trousers", 40, ["Trousers", "Chinos", "Joggers"]],
  ["Men", "Denim", 30, ["Jeans", "Denim Jacket"]],
  ["Men", "Outerwear", 25, ["Coat", "Jacket", "Gilet"]],
  ["Children", "Tops", 35, ["Tee", "Hoodie", "Shirt"]],
  ["Children", "Dresses", 15, ["Dress", "Pinafore"]],
  ["Children", "Playwear", 20, ["Dungarees", "Romper", "Joggers"]],
  ["Children", "Outerwear", 8, ["Raincoat", "Puffer", "Duffel"]],
  ["Accessories", "Scarves", 15, ["Scarf", "Shawl"]],
  ["Accessories", "Hats", 12, ["Beanie", "Hat", "Cap"]],
  ["Accessories", "Belts", 14, ["Belt"]],
  ["Accessories", "Sunglasses", 18, ["Sunglasses"]],
  ["Accessories", "Jewellery", 18, ["Ring", "Pendant", "Earrings"]],
  ["Accessories", "Watches", 40, ["Watch"]],
  ["Shoes", "Sneakers", 40, ["Sneakers", "Trainers", "Plimsolls"]],
  ["Shoes", "Boots", 12, ["Boots", "Chelsea Boots"]],
  ["Shoes", "Loafers", 10, ["Loafers"]],
  ["Shoes", "Sandals", 20, ["Sandals", "Slides"]],
  ["Shoes", "Flats", 10, ["Flats", "Ballet Flats"]],
  ["Bags", "Totes", 12, ["Tote", "Shopper"]],
  ["Bags", "Crossbody", 14, ["Crossbody Bag", "Camera Bag"]],
  ["Bags", "Backpacks", 10, ["Backpack", "Rucksack"]],
  ["Bags", "Travel", 5, ["Weekender", "Holdall"]],
  ["Bags", "Evening", 5, ["Clutch", "Evening Bag"]],
];
const COLOURS =
  "Black White Blue Navy Gray Red Green Brown Pink Purple Yellow Beige Orange Sand Olive Cream Silver Gold Maroon Teal Camel Indigo".split(
    " ",
  );
const MATERIALS = "Cotton Linen Wool Silk Leather Denim Jersey Canvas Merino Corduroy Poplin Suede Velvet Satin".split(
  " ",
);
const MANNERS =
  "Relaxed Slim Everyday Striped Printed Checked Ribbed Cropped Oversized Classic Quilted Pleated Embroidered Washed Tailored Heavyweight Brushed Floral Plain Vintage".split(
    " ",
  );
const HOUSES =
  "Alder Birch Cedar Dune Elm Fern Grove Heath Isle Juniper Kite Larch Moor Nettle Orchard Pine Quarry Reed Sedge Thistle Umber Vale Willow Yarrow".split(
    " ",
  );

/** Numbers from 0 to 1 that look random and are the same each time. */
export function steadyRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** That many styles, the same each time: few kinds and colours are common, most are rare. */
export function inventStyles(count: number): Style[] {
  const random = steadyRandom(4711);
  const total = KINDS.reduce((sum, [, , weight]) => sum + weight, 0);
  return Array.from({ length: count }, () => {
    let at = random() * total;
    const [category, sub, , nouns] = KINDS.find(([, , weight]) => (at -= weight) < 0) ?? KINDS[0]!;
    const [manner, material, colour] = [common(MANNERS), common(MATERIALS), common(COLOURS)];
    const noun = common(nouns);
    const name = `${common(HOUSES)} ${manner} ${material} ${noun} in ${colour}`;
    return { name, category, sub, colour, description: sentence(manner, material, noun) };
  });

  /** One of them: the first ones often. */
  function common<T>(choices: readonly T[]): T {
    return choices[Math.floor(random() ** 1.8 * choices.length)]!;
  }
}

function sentence(manner: string, material: string, noun: string): string {
  return `${manner} ${noun.toLowerCase()} in ${material.toLowerCase()}, cut to be worn often.`;
}

const PEOPLE: Record<string, string> = { Men: "Men", Women: "Women", Boys: "Children", Girls: "Children" };

/**
 * Styles of a file in the format of the "fashion product images" data set, gzipped or not: id, gender, masterCategory,
 * subCategory, articleType, baseColour, season, year, usage, productDisplayName. Rows without a name are left out; when
 * more are wanted than there are, they come again with a number.
 * @throws StartFailure for a file that is none of these
 */
export async function readStyles(file: string, count: number): Promise<Style[]> {
  const path = pathOf(file);
  await refuseUnlessFilled(path);
  const styles = await stylesOf(path, count).catch(({ message }: Error) => {
    // What follows a colon are the file's own bytes.
    throw new StartFailure(`${path} is no file of styles (${message.split(":")[0]}).`);
  });
  if (styles.length === 0)
    throw new StartFailure(`${path} holds no styles: no row has a productDisplayName and an articleType.`);
  return Array.from({ length: count }, (_, index) => {
    const style = styles[index % styles.length]!;
    const round = Math.floor(index / styles.length);
    return round === 0 ? style : { ...style, name: `${style.name} No. ${round + 1}` };
  });
}

async function stylesOf(file: string, count: number): Promise<Style[]> {
  const options = { columns: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const rows = parse(options);
  // A failure of any of them ends them all, and is thrown by the last.
  const parts = [createReadStream(file), ...(file.endsWith(".gz") ? [createGunzip()] : []), rows];
  pipeline(parts, () => {});
  const styles: Style[] = [];
  for await (const row of rows as AsyncIterable<Record<string, string>>) {
    const { gender = "", masterCategory = "", articleType = "", baseColour = "", season = "", usage = "" } = row;
    const name = row["productDisplayName"]?.trim() ?? "";
    if (name === "" || articleType === "") continue;
    styles.push({
      name,
      category: masterCategory === "Apparel" ? (PEOPLE[gender] ?? "Everyone") : masterCategory,
      sub: articleType,
      colour: baseColour === "" || baseColour === "NA" ? "Multi" : baseColour,
      description: `${articleType} for ${season.toLowerCase() || "any season"}, ${usage.toLowerCase() || "everyday"} wear.`,
    });
    if (styles.length === count) break;
  }
  return styles;
}
