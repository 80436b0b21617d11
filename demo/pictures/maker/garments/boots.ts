import type { Drawing, Line, Piece } from "../piece.ts";
import type { Draw } from "./frame.ts";
import { mouth, sideLaces, sidePair, upper, welted } from "./side-shoe.ts";
import type { Side } from "./side-shoe.ts";

/** Where a boot bends when it is worn. */
const creases = (lift: number): NonNullable<Piece["folds"]> => [
  { d: `M-22 ${536 - lift}C-60 ${574 - lift} -110 ${584 - lift} -176 ${566 - lift}`, width: 13, height: 5 },
  { d: `M-10 ${572 - lift * 0.6}C-56 ${614 - lift} -116 ${622 - lift} -184 ${604 - lift}`, width: 10, height: -4.5 },
  { d: "M64 622C92 656 100 692 96 742", width: 11, height: -3.4 },
  { d: "M96 634C120 664 128 694 126 736", width: 9, height: 3 },
  { d: "M-150 420C-120 450 -90 440 -60 470", width: 22, height: 3 },
];

const leg = (side: Side, lines: Line[]): Piece => ({
  d: upper(side),
  part: "main",
  loft: 56,
  rise: 38,
  wrinkle: 1.2,
  folds: creases(side.lift),
  lines,
});

/** Elastic let into the side, and tapes to pull. */
function chelsea(top: number): Piece[] {
  const gore = `M-146 ${top + 9}C-120 ${top + 14} -92 ${top + 14} -62 ${top + 8}C-64 ${top + 90} -70 ${top + 150} -92 ${top + 196}Q-106 ${top + 204} -118 ${top + 196}C-138 ${top + 150} -146 ${top + 90} -146 ${top + 9}Z`;
  const tape = (d: string): Piece => ({
    d,
    part: "dark",
    fabric: "rib",
    stroke: 13,
    loft: 4,
    rise: 4,
    wrinkle: 0,
    dim: 1.4,
  });
  return [
    tape(`M-178 ${top + 26}C-190 ${top - 26} -166 ${top - 34} -162 ${top + 8}`),
    tape(`M-40 ${top + 22}C-34 ${top - 28} -58 ${top - 30} -56 ${top + 6}`),
    {
      d: gore,
      part: "dark",
      fabric: "rib",
      loft: 7,
      rise: 2,
      dim: 1.4,
      wrinkle: 0,
      lines: [{ d: gore.replace(/Z$/, ""), kind: "seam", depth: 0.8 }],
    },
  ];
}

export const boots: Draw = ({ details: d }) => {
  const heel = Boolean(d["heel"]),
    laced = Boolean(d["laces"]),
    side: Side = { height: 420, lift: heel ? 44 : 8 },
    top = 762 - side.height;
  const seams: Line[] = laced
    ? [
        { d: "M-30 548C18 596 52 640 58 752", kind: "twin" },
        { d: "M-198 640C-150 640 -112 676 -104 744", kind: "twin" },
        { d: "M126 630C160 656 172 700 168 756", kind: "twin" },
        { d: `M-84 ${top + 4}C-74 470 -62 540 -24 596L44 640`, kind: "stitch" },
      ]
    : heel
      ? [
          { d: `M-150 ${top}C-158 500 -150 600 -128 ${744 - side.lift}`, kind: "seam", depth: 0.8 },
          { d: "M-30 560C40 610 80 680 84 756", kind: "seam", depth: 0.7 },
        ]
      : [
          { d: `M-104 ${top + 204}C-96 640 -84 700 -78 750`, kind: "twin" },
          { d: "M-200 690C-176 696 -152 716 -146 746", kind: "seam", depth: 0.7 },
        ];
  const zip: Piece[] = [
    {
      d: `M-94 ${top + 18}C-100 460 -100 560 -88 668`,
      part: "dark",
      fabric: "rib",
      stroke: 13,
      loft: 3,
      rise: -1.5,
      wrinkle: 0,
    },
    {
      d: `M-94 ${top + 18}C-100 460 -100 560 -88 668`,
      part: "metal",
      fabric: "metal",
      stroke: 5,
      loft: 2,
      rise: 2,
      wrinkle: 0,
    },
    {
      d: `M-99 ${top + 14}L-88 ${top + 14}L-86 ${top + 54}Q-94 ${top + 60} -101 ${top + 54}Z`,
      part: "metal",
      fabric: "metal",
      loft: 3,
      rise: 4,
      wrinkle: 0,
    },
  ];
  const tongue: Piece = {
    d: `M-66 ${top + 8}C-60 ${top - 26} -34 ${top - 34} -12 ${top - 22}C-10 ${top + 60} -14 470 10 552L40 606L-30 580Z`,
    part: "main",
    loft: 12,
    rise: 9,
    dim: 0.9,
  };
  const one: Drawing = [
    ...(laced ? [tongue] : []),
    ...welted(side, {
      part: "sole",
      thick: laced ? 20 : 12,
      heel: heel ? 14 : 24,
      ...(heel ? { heelPart: "main" as const } : {}),
      lugs: laced,
    }),
    leg(side, seams),
    ...(laced
      ? [
          ...mouth(side),
          {
            d: `M-78 ${top + 2}L-34 ${top}C-38 430 -40 480 -24 532C-10 568 20 594 62 612L34 650C-30 610 -66 560 -76 480Z`,
            part: "second",
            fabric: "leather",
            loft: 10,
            rise: 4,
            lines: [{ d: `M-70 ${top + 8}C-70 470 -60 556 34 636`, kind: "stitch" }],
          } as Piece,
          ...sideLaces([28, 604], [-46, 366], 7),
        ]
      : heel
        ? [...mouth(side), ...zip]
        : [...mouth(side), ...chelsea(top)]),
  ];
  return sidePair(one);
};
