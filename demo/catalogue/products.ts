import { belts } from "./accessories/belts.ts";
import { hats } from "./accessories/hats.ts";
import { jewellery } from "./accessories/jewellery.ts";
import { scarves } from "./accessories/scarves.ts";
import { sunglasses } from "./accessories/sunglasses.ts";
import { watches } from "./accessories/watches.ts";
import { backpacks } from "./bags/backpacks.ts";
import { crossbody } from "./bags/crossbody.ts";
import { evening } from "./bags/evening.ts";
import { totes } from "./bags/totes.ts";
import { travel } from "./bags/travel.ts";
import { childrenDresses } from "./children/dresses.ts";
import { childrenOuterwear } from "./children/outerwear.ts";
import { childrenPlaywear } from "./children/playwear.ts";
import { childrenTops } from "./children/tops.ts";
import { menDenim } from "./men/denim.ts";
import { menKnitwear } from "./men/knitwear.ts";
import { menOuterwear } from "./men/outerwear.ts";
import { menShirts } from "./men/shirts.ts";
import { menTees } from "./men/tees.ts";
import { menTrousers } from "./men/trousers.ts";
import type { DemoProduct } from "./product.ts";
import { boots } from "./shoes/boots.ts";
import { flats } from "./shoes/flats.ts";
import { loafers } from "./shoes/loafers.ts";
import { sandals } from "./shoes/sandals.ts";
import { sneakers } from "./shoes/sneakers.ts";
import { womenBlouses } from "./women/blouses.ts";
import { womenDresses } from "./women/dresses.ts";
import { womenKnitwear } from "./women/knitwear.ts";
import { womenOuterwear } from "./women/outerwear.ts";
import { womenSkirts } from "./women/skirts.ts";
import { womenTops } from "./women/tops.ts";
import { womenTrousers } from "./women/trousers.ts";

const women = [
  ...womenTops,
  ...womenDresses,
  ...womenBlouses,
  ...womenKnitwear,
  ...womenTrousers,
  ...womenSkirts,
  ...womenOuterwear,
];
const men = [...menShirts, ...menTees, ...menKnitwear, ...menTrousers, ...menDenim, ...menOuterwear];
const bags = [...totes, ...crossbody, ...backpacks, ...travel, ...evening];
const shoes = [...sneakers, ...sandals, ...boots, ...loafers, ...flats];
const children = [...childrenTops, ...childrenDresses, ...childrenPlaywear, ...childrenOuterwear];
const accessories = [...hats, ...jewellery, ...scarves, ...sunglasses, ...belts, ...watches];

/** The ids of the products of each category, for whatever has to name every one of them. */
export interface IdsIn {
  women: (typeof women)[number]["id"];
  men: (typeof men)[number]["id"];
  bags: (typeof bags)[number]["id"];
  shoes: (typeof shoes)[number]["id"];
  children: (typeof children)[number]["id"];
  accessories: (typeof accessories)[number]["id"];
}

/** Today's Top Picks, in order: pictures that stand well beside each other. */
const WINDOW = [
  "womens-bias-slip-dress",
  "mens-linen-camp-shirt",
  "womens-saddle-crossbody",
  "womens-merino-crew-jumper",
  "court-leather-sneakers",
  "mens-chore-jacket",
  "womens-straw-sun-hat",
  "womens-linen-shirt-dress",
];

/** Takes from all categories in turn, each at its own pace, so that neighbours differ and no category runs out early. */
function mixed(groups: DemoProduct[][]): DemoProduct[] {
  const placed = groups.flatMap((group, turn) =>
    group.map((product, i) => ({ product, at: (i + (turn + 1) / (groups.length + 1)) / group.length })),
  );
  return placed.sort((a, b) => a.at - b.at).map(({ product }) => product);
}

const all = mixed([women, men, bags, shoes, children, accessories]);

/** All demo products in the order the shop calls Relevant. */
export const demoProducts: DemoProduct[] = [
  ...WINDOW.flatMap((id) => all.filter((product) => product.id === id)),
  ...all.filter((product) => !WINDOW.includes(product.id)),
];
