import { inSubCategory } from "../draft.ts";

export const evening = inSubCategory("Bags", "Evening", [
  {
    id: "womens-folded-clutch",
    name: "Women's Folded Leather Clutch",
    description: "A flat clutch that folds over once, with a hidden magnet.",
    detailedDescription:
      "Unfolded, it holds a passport; folded, a phone and a lipstick. One skin of nappa without any visible stitch on the front. The magnet is weak enough for cards. Keep it flat, with tissue in the fold.",
    price: 2790,
    originalPrice: 3490,
    colours: ["Black", "Red", "Gold"],
    pictures: { garment: "clutch", fabric: "leather", second: "styled" },
  },
  {
    id: "womens-satin-pouch",
    name: "Women's Satin Evening Pouch",
    description: "A gathered satin pouch with a knotted handle.",
    detailedDescription:
      "Nothing inside but a small mirror pocket, because an evening needs very little. The handle is a rope of the same satin, knotted twice. Satin marks with water, so carry it on the dry arm. Lined in cotton lawn.",
    price: 1890,
    colours: ["Pink", "Black", "Green"],
    pictures: { garment: "bucket-bag", fabric: "silk", details: { pouch: true }, second: "detail" },
  },
  {
    id: "womens-top-handle-bag",
    name: "Women's Top-Handle Bag",
    description: "A small structured bag with a curved handle and a fold-over front.",
    detailedDescription:
      "Structure comes from a frame of beech veneer below the leather, light and very stiff. The handle is rolled and stitched underneath. A long strap is included for when both hands are needed. Store it stuffed, in its cotton bag.",
    price: 7490,
    colours: ["Burgundy", "Black", "Cream"],
    stock: "none",
    pictures: { garment: "satchel", fabric: "leather", second: "detail" },
  },
]);
