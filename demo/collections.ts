/** A featured collection; the image is a name in the manifest. */
export interface DemoCollection<Handle extends string = string> {
  handle: Handle;
  title: string;
  subtitle?: string;
  image: string;
  redirectLink: string;
  createdAt: string;
  products: string[];
}

const collection = <const Handle extends string>(
  handle: Handle,
  title: string,
  subtitle: string | undefined,
  createdAt: string,
  products: string[],
): DemoCollection<Handle> => ({
  handle,
  title,
  ...(subtitle ? { subtitle } : {}),
  image: `collection-${handle}`,
  redirectLink: `/collections/${handle}`,
  createdAt,
  products,
});

export const demoCollections = [
  collection("capsule", "The Capsule", "Twelve pieces, one suitcase", "2026-09-02T09:00:00.000Z", [
    "womens-poplin-shirt",
    "womens-organic-cotton-tee",
    "womens-straight-leg-jeans",
    "womens-single-button-blazer",
    "womens-merino-crew-jumper",
    "womens-satin-midi-skirt",
    "mens-oxford-shirt",
    "mens-heavyweight-tee",
    "mens-tapered-chinos",
    "mens-unstructured-blazer",
    "court-leather-sneakers",
    "womens-horsebit-loafers",
  ]),
  collection("summer", "Summer Linen", "For days that begin warm", "2026-08-12T09:00:00.000Z", [
    "linen-women-top",
    "womens-linen-relaxed-shirt",
    "womens-linen-shirt-dress",
    "womens-linen-drawstring-trousers",
    "womens-tailored-shorts",
    "mens-linen-camp-shirt",
    "mens-band-collar-shirt",
    "mens-linen-shorts",
    "childrens-linen-shirt",
    "childrens-muslin-romper",
    "womens-straw-sun-hat",
    "womens-crossover-sandals",
    "womens-canvas-espadrilles",
    "round-acetate-sunglasses",
    "striped-beach-tote",
    "womens-tiered-cotton-dress",
  ]),
  collection("bags", "Carried Well", "Canvas, leather and a little rope", "2026-07-21T09:00:00.000Z", [
    "canvas-market-tote",
    "womens-leather-tote",
    "striped-beach-tote",
    "womens-saddle-crossbody",
    "camera-bag",
    "womens-bucket-bag",
    "roll-top-backpack",
    "everyday-backpack",
    "canvas-weekender",
    "leather-holdall",
    "womens-folded-clutch",
    "womens-top-handle-bag",
  ]),
  collection("knits", "First Cold Morning", "Wool, from fine to fisherman", "2026-10-05T09:00:00.000Z", [
    "womens-merino-crew-jumper",
    "womens-cable-knit-cardigan",
    "womens-roll-neck-jumper",
    "womens-knitted-vest",
    "womens-knitted-column-dress",
    "mens-fisherman-jumper",
    "mens-merino-v-neck",
    "mens-shawl-cardigan",
    "childrens-rainbow-jumper",
    "lambswool-scarf",
    "ribbed-merino-beanie",
    "childrens-bobble-hat",
  ]),
  collection("denim", "Indigo", "Worn in, never worn out", "2026-06-18T09:00:00.000Z", [
    "womens-straight-leg-jeans",
    "womens-denim-mini-skirt",
    "womens-denim-jacket",
    "womens-denim-shirt-dress",
    "mens-selvedge-jeans",
    "mens-slim-jeans",
    "mens-trucker-jacket",
    "mens-denim-overshirt",
    "childrens-denim-dungarees",
    "childrens-denim-jacket",
  ]),
  collection("little-ones", "Small Adventures", undefined, "2026-05-30T09:00:00.000Z", [
    "childrens-everyday-tee",
    "childrens-striped-tee",
    "childrens-twirl-dress",
    "childrens-denim-dungarees",
    "childrens-jersey-joggers",
    "childrens-muslin-romper",
    "childrens-yellow-raincoat",
    "childrens-hoodie",
    "childrens-high-tops",
    "childrens-mini-backpack",
    "childrens-bobble-hat",
  ]),
];
