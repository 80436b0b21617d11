import { inSubCategory } from "../draft.ts";
import { LETTERS } from "../sizes.ts";

export const womenTops = inSubCategory("Women", "Tops", [
  {
    id: "ribbed-women-top",
    name: "Ribbed Women Top",
    description: "A close-fitting long-sleeved top in fine cotton rib, with a neat crew neck.",
    detailedDescription:
      "The rib is knitted tightly enough to hold its shape through a long day and still be soft at the wrist. It sits close without gripping, and the hem is long enough to stay tucked. Wash it cool with similar colours and dry it flat. Under a blazer it replaces a shirt; alone with jeans it needs nothing else.",
    price: 1299,
    originalPrice: 1699,
    colours: ["White", "Black", "Brown", "Sage"],
    sizes: LETTERS,
    gone: ["XXL"],
    pictures: { garment: "tee", fabric: "rib", details: { sleeve: "long", fit: "slim" }, second: "detail" },
  },
  {
    id: "washed-silk-women-top",
    name: "Women Top in Washed Silk",
    description: "A sleeveless top cut from sand-washed silk with a soft V at the front and back.",
    detailedDescription:
      "Sand-washing takes the shine off silk and leaves a dry, peach-like surface. The cut is loose from the bust down, so the cloth moves rather than clings. Straps are wide enough to cover what they should. Hand wash in cool water and press on the reverse while still damp.",
    price: 3290,
    colours: ["Ivory", "Black", "Pink"],
    sizes: LETTERS,
    pictures: { garment: "camisole", fabric: "silk", details: { strap: "wide" }, second: "back" },
  },
  {
    id: "linen-women-top",
    name: "Boxy Linen Women Top",
    description: "A short, square top in mid-weight linen with a boat neck and grown-on sleeves.",
    detailedDescription:
      "Cut in two pieces with the sleeve grown on from the shoulder, it hangs away from the body and lets air through. The European linen is garment-washed, so the creases look settled from the first wear. It ends at the waistband and suits anything with a high rise. Machine wash at 30 and hang to dry.",
    price: 1890,
    originalPrice: 2490,
    colours: ["Sand", "White", "Blue", "Orange"],
    sizes: LETTERS,
    gone: ["XS"],
    pictures: { garment: "tee", fabric: "linen", details: { neck: "boat", fit: "boxy" }, second: "folded" },
  },
  {
    id: "wrap-women-top",
    name: "Wrap Women Top with Tie Waist",
    description: "A jersey wrap top with three-quarter sleeves that ties at the side.",
    detailedDescription:
      "One long tie passes through the side seam and closes at the hip, which lets you decide how high the neckline sits. The viscose jersey has enough weight to lie flat over the wrap. Sleeves stop just below the elbow, out of the way of keyboards and sinks. Wash inside out in a bag.",
    price: 1790,
    colours: ["Red", "Black", "Green"],
    sizes: LETTERS,
    stock: "some",
    pictures: {
      garment: "blouse",
      fabric: "jersey",
      details: { neck: "wrap", sleeve: "three-quarter" },
      second: "back",
    },
  },
  {
    id: "pleated-sleeve-women-top",
    name: "Pleated-Sleeve Women Top",
    description: "A plain cotton body with sleeves gathered into fine pleats at the shoulder.",
    detailedDescription:
      "Seven hand-set pleats give the sleeve its volume, while the front stays completely plain. The poplin is crisp when new and softens with every wash. We like it with the sleeves pushed up once and narrow trousers below. Iron the body, steam the sleeves.",
    price: 2190,
    colours: ["White", "Blue"],
    sizes: LETTERS,
    gone: ["S", "M"],
    pictures: { garment: "blouse", fabric: "poplin", details: { neck: "round", sleeve: "puff" }, second: "styled" },
  },
  {
    id: "womens-organic-cotton-tee",
    name: "Women's Organic Cotton Tee",
    description: "The everyday crew-neck tee, in heavy organic jersey that is never see-through.",
    detailedDescription:
      "We spent two years on this one: a 210-gram jersey, a neck rib that does not ripple, a hem that stays put. The shoulders are a little narrower than on a man's tee and the body runs straight. It shrinks by less than two percent. Wash it as often as you like.",
    price: 799,
    originalPrice: 999,
    colours: ["White", "Black", "Gray", "Red", "Blue", "Olive"],
    sizes: LETTERS,
    pictures: { garment: "tee", fabric: "jersey", second: "folded" },
  },
  {
    id: "womens-breton-top",
    name: "Women's Breton Stripe Top",
    description: "A boat-neck marinière with long sleeves and evenly spaced knitted stripes.",
    detailedDescription:
      "Knitted rather than printed, the stripes run cleanly round the body and meet at the side seams. The boat neck is finished with a narrow facing and shows a little collarbone. It is made in a firm cotton that grows softer, never limp. Turn it inside out for the machine and it will outlast several summers.",
    price: 1490,
    colours: ["White", "Cream", "Red"],
    sizes: LETTERS,
    gone: ["L"],
    pictures: {
      garment: "tee",
      fabric: "jersey",
      pattern: "stripe",
      details: { neck: "boat", sleeve: "long" },
      second: "styled",
    },
  },
  {
    id: "womens-satin-camisole",
    name: "Women's Satin Camisole",
    description: "A bias-cut camisole with fine adjustable straps and a clean, unlined edge.",
    detailedDescription:
      "Because the satin is cut on the bias it follows the body without darts or elastic. The straps adjust at the back with small covered sliders. Made from recycled polyester satin that takes a machine wash, unlike most of its kind. Wear it under a cardigan in the day and with nothing over it at night.",
    price: 1190,
    colours: ["Black", "Pink", "Green", "Yellow"],
    sizes: LETTERS,
    stock: "low",
    pictures: { garment: "camisole", fabric: "silk", second: "styled" },
  },
]);
