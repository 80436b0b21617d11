import { box, ellipse } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { both, circle } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { INSOLE, OPENING, inner, last, pair } from "./last.ts";

export const loafers: Draw = ({ details: d }) => {
  const apron =
    "M6 232C52 234 74 290 76 360C77 410 70 452 64 486L-58 486C-66 452 -70 410 -66 360C-62 290 -40 232 6 232Z";
  const bow: Piece[] = d["bow"]
    ? [
        { d: "M-56 452Q4 466 62 452", part: "main", fabric: "leather", stroke: 9, loft: 4, rise: 4, wrinkle: 0 },
        ...both({
          d: "M0 456C20 432 52 430 56 446C58 462 30 468 0 458",
          part: "main",
          fabric: "leather",
          stroke: 8,
          loft: 4,
          rise: 4,
          wrinkle: 0,
        }),
        ...both({
          d: "M0 458C10 480 30 490 34 520",
          part: "main",
          fabric: "leather",
          stroke: 8,
          loft: 4,
          rise: 4,
          wrinkle: 0,
        }),
        { d: circle(0, 457, 8), part: "main", fabric: "leather", loft: 5, rise: 5, wrinkle: 0 },
      ]
    : [];
  const strap: Piece[] = d["bow"]
    ? []
    : [
        {
          d: "M-96 400C-60 418 64 418 108 400L108 470C64 482 -58 482 -94 470Z",
          part: "main",
          loft: 8,
          rise: 5,
          wrinkle: 0.3,
          lines: [
            { d: "M-92 409C-58 426 62 426 104 409", kind: "stitch" },
            { d: "M-90 461C-56 474 62 474 104 461", kind: "stitch" },
          ],
        },
        ...(d["bar"]
          ? [
              {
                d: "M-58 440L68 440",
                part: "metal",
                fabric: "metal",
                stroke: 11,
                loft: 5,
                rise: 5,
                wrinkle: 0,
              } as Piece,
              ...both({ d: ellipse(60, 440, 15, 19), part: "metal", fabric: "metal", loft: 7, rise: 5, wrinkle: 0 }),
            ]
          : [
              {
                d: "M-28 436C-20 424 30 424 38 436L30 452C22 446 -12 446 -20 452Z",
                part: "dark",
                fabric: "leather",
                loft: 3,
                rise: -3,
                wrinkle: 0,
                opacity: 0.8,
              } as Piece,
            ]),
      ];
  return pair([
    {
      d: last(9),
      part: "sole",
      fabric: "leather",
      loft: 9,
      rise: 6,
      wrinkle: 0,
      lines: [{ d: last(5).replace("Z", ""), kind: "stitch", depth: 0.5 }],
    },
    { d: last(-2), part: "main", loft: 40, rise: 27, wrinkle: 0.6 },
    ...inner(),
    {
      d: apron,
      part: "main",
      loft: 12,
      rise: 6,
      wrinkle: 0.7,
      lines: [
        {
          d: "M64 486C70 452 77 410 76 360C74 290 52 232 6 232C-40 232 -62 290 -66 360C-70 410 -66 452 -58 486",
          kind: "ridge",
          width: 4.2,
          depth: 1.4,
        },
        {
          d: "M56 480C62 450 68 410 67 362C65 302 46 244 6 243C-34 244 -54 302 -57 362C-60 410 -58 450 -51 480",
          kind: "stitch",
        },
      ],
    },
    { d: "M-50 478C-30 496 36 496 56 478L52 520C30 512 -24 512 -46 520Z", part: "main", loft: 6, rise: 5, dim: 0.95 },
    ...strap,
    ...bow,
    {
      d: OPENING.replace("Z", ""),
      part: "main",
      stroke: 9,
      loft: 4,
      rise: 4,
      wrinkle: 0.2,
      clip: box(-140, 500, 280, 320),
    },
  ]);
};

export const flats: Draw = ({ details: d }) => {
  const p = d["pointed"] ? 1 : 0.1,
    opening = "M4 330C50 332 66 400 68 500C70 640 60 768 2 770C-54 768 -64 640 -62 500C-60 400 -42 332 4 330Z";
  const insole = "M3 356C40 358 53 420 54 510C56 640 48 746 2 750C-44 746 -52 640 -50 510C-49 420 -34 358 3 356Z";
  const bow: Piece[] = d["pointed"]
    ? []
    : [
        ...both({
          d: "M0 322C14 304 44 298 46 314C48 332 22 336 0 326",
          part: "main",
          stroke: 8,
          loft: 4,
          rise: 4,
          wrinkle: 0,
        }),
        ...both({ d: "M0 324C8 338 20 344 22 362", part: "main", stroke: 6, loft: 3, rise: 3, wrinkle: 0 }),
        { d: circle(0, 324, 7), part: "main", loft: 5, rise: 4, wrinkle: 0 },
      ];
  return pair([
    { d: last(4, p), part: "sole", fabric: "leather", loft: 6, rise: 5, wrinkle: 0 },
    {
      d: last(-4, p),
      part: "main",
      loft: 30,
      rise: 20,
      wrinkle: 0.6,
      folds: [0, 1, 2].map((i) => ({
        d: `M${-40 + i * 34} ${240 + (i % 2) * 10}L${-30 + i * 30} 316`,
        width: 7,
        height: i % 2 ? -2 : 2,
      })),
    },
    ...inner(opening, insole),
    { d: opening.replace("Z", ""), part: "main", stroke: 8, loft: 4, rise: 4, wrinkle: 0.2 },
    ...bow,
    {
      d: "M-12 690L16 690L12 706L-8 706Z",
      part: "metal",
      fabric: "felt",
      loft: 2,
      rise: 0.5,
      wrinkle: 0,
      opacity: 0.55,
    } as Piece,
  ]);
};

export const espadrilles: Draw = () => {
  const opening = "M4 452C54 454 68 530 68 610C68 694 58 764 2 766C-52 764 -64 694 -62 610C-62 530 -46 454 4 452Z";
  return pair([
    { d: last(14), part: "paper", fabric: "straw", loft: 12, rise: 9, wrinkle: 0, polar: [4, 490], plain: true },
    {
      d: last(-1),
      part: "main",
      loft: 34,
      rise: 22,
      wrinkle: 1,
      lines: [
        { d: last(-7).replace("Z", ""), kind: "stitch", depth: 1.2 },
        { d: "M4 210L4 446", kind: "seam", depth: 0.7 },
      ],
    },
    { d: opening, part: "dark", fabric: "felt", loft: 6, rise: -5, dim: 1.6, wrinkle: 0, plain: true },
    { d: INSOLE, part: "paper", fabric: "straw", loft: 14, rise: -5, dim: 0.7, wrinkle: 0, plain: true },
    {
      d: opening.replace("Z", ""),
      part: "main",
      stroke: 9,
      loft: 4,
      rise: 4,
      wrinkle: 0.4,
      lines: [{ d: opening.replace("Z", ""), kind: "stitch" }],
    },
  ]);
};
