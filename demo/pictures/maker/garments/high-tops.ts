import type { Drawing } from "../piece.ts";
import { circle } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { mouth, sideLaces, sidePair, upper } from "./side-shoe.ts";

const SIDE = { height: 350, lift: 0 };

/** Canvas above a rubber sole that runs up round the foot. */
export const highTops: Draw = () => {
  const top = 762 - SIDE.height;
  const one: Drawing = [
    {
      d: `M-70 ${top + 10}C-66 ${top - 30} -34 ${top - 40} -10 ${top - 26}C-8 ${top + 50} -14 500 10 560L40 606L-30 580Z`,
      part: "main",
      loft: 12,
      rise: 9,
      dim: 0.92,
    },
    {
      d: upper(SIDE),
      part: "main",
      loft: 50,
      rise: 33,
      wrinkle: 1.1,
      lines: [
        { d: `M-150 ${top + 8}C-152 520 -160 600 -130 720`, kind: "twin" },
        { d: "M-24 546C20 590 52 640 56 724", kind: "twin" },
        { d: `M-80 ${top + 6}C-74 500 -64 560 40 640`, kind: "stitch" },
        { d: `M-182 ${top + 16}C-140 ${top + 24} -80 ${top + 22} -36 ${top + 12}`, kind: "stitch" },
      ],
      folds: [
        { d: "M-26 546C-60 590 -110 600 -176 584", width: 13, height: 5 },
        { d: "M-16 580C-60 622 -110 634 -184 618", width: 10, height: -4 },
        { d: "M70 630C96 660 100 690 98 720", width: 10, height: -3 },
      ],
    },
    ...mouth(SIDE, "light"),
    {
      d: "M104 630C160 640 212 664 226 708C232 730 230 744 224 752L92 756C80 716 84 668 104 630Z",
      part: "midsole",
      fabric: "felt",
      loft: 30,
      rise: 17,
      wrinkle: 0,
      plain: true,
      lines: [{ d: "M116 634C98 670 94 712 104 754", kind: "seam", depth: 0.6 }],
    },
    {
      d: "M-207 716C-120 726 60 734 150 726C190 722 214 716 230 712C240 736 238 772 224 784C120 792 -100 792 -196 786C-212 774 -214 744 -207 716Z",
      part: "midsole",
      fabric: "felt",
      loft: 15,
      rise: 17,
      wrinkle: 0,
      plain: true,
      lines: [
        { d: "M-210 770C-100 776 100 776 232 768", kind: "seam", width: 1.6, depth: 0.8 },
        { d: "M-206 726C-120 736 60 744 150 736C190 732 214 727 232 722", kind: "ridge", width: 2, depth: 0.4 },
      ],
    },
    {
      d: "M-211 754C-100 761 100 761 235 752",
      part: "main",
      fabric: "felt",
      stroke: 5,
      square: true,
      loft: 1,
      rise: 0.6,
      wrinkle: 0,
    },
    {
      d: "M-209 690C-190 696 -178 720 -176 748L-211 746C-214 726 -212 706 -209 690Z",
      part: "midsole",
      fabric: "felt",
      loft: 8,
      rise: 6,
      wrinkle: 0,
      plain: true,
    },
    {
      d: circle(-112, 560, 36),
      part: "midsole",
      fabric: "felt",
      loft: 5,
      rise: 2.4,
      wrinkle: 0,
      plain: true,
      lines: [{ d: circle(-112, 560, 29).replace("Z", ""), kind: "seam", depth: 0.6 }],
    },
    ...sideLaces([26, 604], [-48, 448], 6, { width: 10 }),
  ];
  return sidePair(one, 250);
};
