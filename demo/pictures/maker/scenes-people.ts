import { pattern, swatch } from "./cloths.ts";
import { symmetric } from "./geometry.ts";
import { mapDrawing } from "./map.ts";
import type { Made, Plan } from "./plan.ts";
import { at, dish, hanger, spoon, sprig } from "./props.ts";
import type { Place } from "./props.ts";
import { lay } from "./scene-frames.ts";
import { buttons, dashes, pins, shears, spool, standing, tape, thread } from "./sewing.ts";

const CLOTH = "#5b6f66";

/** The front of a blouse, cut and darted, its basting thread still in it. */
const front = (place: Place): Made => {
  const d = symmetric("M0 110C50 108 92 60 100 4L196 34C182 120 204 190 262 220C250 330 246 420 262 540L0 548");
  const basting = dashes("M0 128L0 540M-180 52C-166 130 -190 196 -240 234M180 52C166 130 190 196 240 234", 13, 9);
  return {
    name: "front",
    fabric: "linen",
    parts: { main: CLOTH, light: "#f1ece0" },
    ...place,
    drawing: [
      {
        d,
        part: "main",
        loft: 3,
        rise: 5,
        wrinkle: 0.9,
        lines: [
          { d: "M-110 540C-112 460 -116 400 -120 340M110 540C112 460 116 400 120 340", kind: "seam" },
          { d: "M-104 22C-94 78 -52 126 0 128C52 126 94 78 104 22", kind: "stitch" },
        ],
      },
      { d: basting, part: "light", stroke: 2.6, loft: 1, rise: 1.6, wrinkle: 0 },
    ],
  };
};

const sleeve = (place: Place): Made => ({
  name: "sleeve",
  fabric: "linen",
  parts: { main: CLOTH },
  ...place,
  drawing: [
    {
      d: "M0 130C40 110 84 0 150 0C216 0 260 110 300 130L262 500L40 500Z",
      part: "main",
      loft: 3,
      rise: 5,
      wrinkle: 0.8,
      lines: [{ d: "M44 482L260 482", kind: "stitch" }],
    },
  ],
});

/** What shows people: the founder's table, and what each of the five voices bought. */
export const peopleScenes: Record<string, Plan> = {
  founder: {
    width: 800,
    height: 1000,
    tone: "#cdbb9f",
    things: [
      pattern(
        "M0 0L420 10C410 160 470 300 520 430L500 760L20 780Z",
        {
          cut: "M26 28L396 36C388 170 446 310 492 436L474 734L44 752Z",
          solid: "M150 140L150 600M134 170L150 140L166 170M260 470L330 700L400 460",
        },
        "#e2d3b4",
        at(-0.18, -0.2, 0.72, -9),
      ),
      sleeve(at(0.27, -0.28, 0.5, 22)),
      front(at(-0.02, 0.1, 0.54, -8)),
      pattern(
        "M0 130C40 110 84 0 150 0C216 0 260 110 300 130L262 420L40 420Z",
        { cut: "M24 138C60 116 92 22 150 22C208 22 240 116 276 138L244 400L58 400Z", solid: "M150 80L150 340" },
        "#efe6d2",
        at(0.21, 0.3, 0.4, 28),
      ),
      pins(
        [
          [
            [0, 0],
            [34, 12],
          ],
          [
            [120, 30],
            [150, 8],
          ],
          [
            [60, 120],
            [92, 134],
          ],
        ],
        "#b04a3a",
        at(0.2, 0.28, 0.17),
      ),
      tape(
        ["M0 0C70 120 240 130 300 30C330 -30 270 -90 210 -50", "M210 -50C120 10 200 160 420 150"],
        "#dcbf6a",
        at(-0.18, 0.38, 0.44, -6),
      ),
      shears(at(-0.26, 0.1, 0.32, -32)),
      spool("#3f5049", at(0.3, 0.06, 0.11, -18)),
      standing("#9c5237", at(0.33, -0.06, 0.075)),
      standing("#d9cdb8", at(0.26, -0.02, 0.07)),
      thread("M0 0C-60 40 -20 120 -90 130C-150 140 -170 80 -220 110", "#3f5049", at(0.18, 0.14, 0.2), 2.2),
      swatch("wool", "#8f7357", at(-0.3, -0.38, 0.13, 14)),
      swatch("corduroy", "#9c5237", at(-0.24, -0.36, 0.13, -5)),
      swatch("linen", CLOTH, at(-0.19, -0.35, 0.13, 8)),
      dish(14, "#e6dfd2", at(0.32, 0.43, 0.17)),
      buttons(5, 5, "#e6dac4", at(0.32, 0.43, 0.09)),
    ],
  },
  "testimonial-1": {
    width: 400,
    height: 400,
    tone: "#d8c7ae",
    things: [
      sprig(3, "#8f9c88", at(0.26, -0.2, 0.5, 40), true),
      ...lay(
        ["womens-linen-relaxed-shirt", "Blue", -0.08, -0.06, 0.56, 0.66, -10, "folded"],
        ["womens-linen-relaxed-shirt", "White", 0.1, 0.1, 0.5, 0.58, 7, "folded"],
      ),
    ],
  },
  "testimonial-2": {
    width: 400,
    height: 400,
    tone: "#cdc8ba",
    things: [...lay(["mens-chore-jacket", "Blue", 0, 0.08, 1.02, 0.96, -7]), spoon(at(0.2, 0.14, 0.6, 16))],
  },
  "testimonial-3": {
    width: 400,
    height: 400,
    tone: "#d9c3b4",
    things: [
      hanger(at(-0.02, -0.32, 0.44, 4)),
      ...lay(["womens-wrap-midi-dress", "Red", -0.02, 0.24, 0.84, 1.12, 4]),
      dish(2, "#ece4d8", at(0.24, 0.2, 0.24)),
      ...lay(["womens-hoop-earrings", "Gold", 0.24, 0.2, 0.14, 0.14, 20]),
    ],
  },
  "testimonial-4": {
    width: 400,
    height: 400,
    tone: "#cfc6b8",
    things: lay(
      ["womens-merino-crew-jumper", "Oat", -0.04, 0, 0.66, 0.8, -7, "folded"],
      ["ribbed-merino-beanie", "Green", 0.12, 0.13, 0.36, 0.38, 16],
    ),
  },
  "testimonial-5": {
    width: 400,
    height: 400,
    tone: "#e0d4bf",
    things: lay(
      ["childrens-denim-dungarees", "Sky", -0.09, 0.08, 0.8, 1.06, -8],
      ["childrens-ankle-socks", "Red", 0.2, 0.15, 0.32, 0.38, 12],
    ),
  },
};

/** The town around the shop, and what stands where there is no picture. */
export const plainScenes: Record<string, Plan> = {
  "contact-map": {
    width: 1600,
    height: 800,
    tone: "#e5dfd3",
    falloff: 0.3,
    things: [
      {
        name: "map",
        drawing: mapDrawing(),
        fabric: "felt",
        parts: {
          main: "#efeadf",
          second: "#d9d1c1",
          leaf: "#b7c0a4",
          lens: "#a9bcc4",
          paper: "#f4f0e7",
          metal: "#9a5a40",
          band: "#d6c9b2",
        },
        x: 0,
        y: 0,
        w: 2.5,
        h: 1.3,
      },
    ],
  },
  placeholder: {
    width: 800,
    height: 1000,
    tone: "#dcd5c9",
    things: [hanger(at(0, -0.02, 0.5), "#cbbfac")],
  },
};
