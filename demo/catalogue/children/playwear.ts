import { inSubCategory } from "../draft.ts";
import { AGES, AGES_SMALL } from "../sizes.ts";

export const childrenPlaywear = inSubCategory("Children", "Playwear", [
  {
    id: "childrens-denim-dungarees",
    name: "Children's Denim Dungarees",
    description: "Soft washed dungarees with a big bib pocket and reinforced knees.",
    detailedDescription:
      "Knees are doubled from the inside, where the patch does not show until it is needed. The straps lengthen by eight centimetres. Poppers along the legs of the smaller sizes make changing quick. Washed until they were soft, and meant to be washed much more.",
    price: 1690,
    originalPrice: 1990,
    colours: ["Sky", "Indigo", "White"],
    sizes: AGES,
    pictures: { garment: "dungarees", fabric: "denim", details: { child: true }, second: "back" },
  },
  {
    id: "childrens-jersey-joggers",
    name: "Children's Jersey Joggers",
    description: "Comfortable joggers with a wide waistband and no drawcord to lose.",
    detailedDescription:
      "The waistband is as wide as a hand and needs no cord. Pockets are deep enough for conkers. We use the same loopback cotton as for grown-ups, only cut where children bend. Thirty degrees, dryer allowed.",
    price: 799,
    colours: ["Gray", "Navy", "Orange", "Purple"],
    sizes: AGES,
    pictures: { garment: "joggers", fabric: "fleece", details: { child: true, cords: "none" }, second: "folded" },
  },
  {
    id: "childrens-muslin-romper",
    name: "Children's Muslin Romper",
    description: "A short romper in crinkled double muslin for the smallest.",
    detailedDescription:
      "Double muslin is two gauzes held together by a dot of thread, airy and a little bubbly. It needs no ironing and tolerates none. Wooden buttons at the shoulders, poppers between the legs. Roll it up small for the bottom of a bag.",
    price: 1090,
    colours: ["Sage", "Pink", "White"],
    sizes: AGES_SMALL,
    gone: ["1-2Y"],
    pictures: { garment: "romper", fabric: "linen", details: { child: true }, second: "back" },
  },
  {
    id: "childrens-cotton-shorts",
    name: "Children's Play Shorts",
    description: "Pull-on cotton twill shorts with an elastic waist.",
    detailedDescription:
      "Strong enough for slides, light enough for August. All seams are sewn twice. There is a loop on the left for whatever needs hanging from a loop. Wash hot after sandpits.",
    price: 649,
    colours: ["Blue", "Yellow", "Green"],
    sizes: AGES,
    pictures: { garment: "shorts", fabric: "twill", details: { child: true, waist: "drawstring" }, second: "styled" },
  },
  {
    id: "childrens-ankle-socks",
    name: "Children's Striped Socks, Three Pairs",
    description: "Three pairs of cotton socks with a seamless toe.",
    detailedDescription:
      "The toe is closed by hand so that no ridge presses inside a shoe. Each pair has its own stripe, to make sorting into a game. Reinforced at heel and toe with a little nylon. Please wash in the net that comes with them.",
    price: 399,
    colours: ["White", "Blue", "Red"],
    sizes: AGES_SMALL,
    pictures: { garment: "socks", fabric: "rib", pattern: "stripe", details: { child: true }, second: "detail" },
  },
]);
