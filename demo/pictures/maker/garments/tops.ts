import { mirror, symmetric } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { assemble, chestPocket, text } from "./assemble.ts";
import { block, both, buttons, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { backNeck, neck } from "./necks.ts";

export const tee: Draw = (wish) => {
  const { details: d, back } = wish,
    b = block(d["fit"], Boolean(d["child"]));
  return assemble({
    block: b,
    wish,
    sleeve: text(d["sleeve"], "short"),
    cuffs: d["sleeve"] === "long" ? "rib" : "hem",
    hem: "stitch",
    neck: back ? backNeck(b, d["neck"] !== "boat") : neck(text(d["neck"], "crew"), b),
    width: d["fit"] === "slim" ? 0.86 : 1,
    on: d["pocket"] && !back ? [chestPocket(34, 352, 72, 80, 0)] : [],
  });
};

export const polo: Draw = (wish) => {
  const b = block(undefined, false);
  return assemble({
    block: b,
    wish,
    sleeve: "short",
    cuffs: "hem",
    hem: "stitch",
    neck: wish.back ? backNeck(b) : neck("polo", b),
  });
};

export const camisole: Draw = ({ details: d, back, seed }) => {
  const wide = d["strap"] === "wide",
    top = back ? 372 : 352;
  const front = wide
    ? `M0 ${back ? 340 : 366}C50 ${back ? 330 : 330} 86 280 96 212L132 216C134 290 144 350 164 392`
    : `M0 ${top + 34}C40 ${top + 18} 74 ${top - 20} 104 ${top - 46}C118 ${top - 20} 136 ${top + 20} 160 ${top + 46}`;
  const half = `${front}C164 470 158 540 158 590C160 660 172 740 176 790C130 800 60 804 0 804`;
  const neckStitch = wide
    ? ""
    : `M4 ${top + 38}C40 ${top + 23} 74 ${top - 14} 103 ${top - 38}C118 ${top - 12} 134 ${top + 24} 156 ${top + 48}`;
  const folds = [0, 1, 2, 3].flatMap((i) =>
    [1, -1].map((s) => ({
      d: `M${s * (100 - i * 22)} ${top + 20 + i * 20}C${s * (90 - i * 20)} ${top + 160} ${s * (100 - i * 10 + (seed % 9))} 640 ${s * (120 - i * 30)} 800`,
      width: 13 + i * 2,
      height: i % 2 ? -5 : 5.5,
    })),
  );
  const strapLine = `M104 ${top - 40}C98 ${top - 100} 90 ${top - 150} 82 ${back ? 206 : 200}`;
  const straps: Piece[] = wide ? [] : both({ d: strapLine, part: "main", stroke: 6, loft: 2.5, rise: 2.5, wrinkle: 0 });
  const backPiece: Piece = wide
    ? {
        d: symmetric("M0 300C50 296 84 270 98 210L132 214C130 280 136 340 150 380L0 420"),
        part: "inside",
        dim: 0.68,
        loft: 4,
        rise: 2,
      }
    : {
        d: symmetric(`M0 ${top + 10}C60 ${top + 6} 120 ${top + 16} 150 ${top + 46}L0 ${top + 70}`),
        part: "inside",
        dim: 0.68,
        loft: 4,
        rise: 2,
      };
  const backStraps: Piece[] = wide
    ? []
    : both({
        d: `M82 200C66 240 60 300 66 ${top + 10}`,
        part: "main",
        stroke: 6,
        loft: 2.5,
        rise: 2.5,
        wrinkle: 0,
        dim: 0.9,
      });
  return [
    ...(back ? [] : [...backStraps, backPiece]),
    {
      d: symmetric(half),
      part: "main",
      loft: 9,
      rise: 6,
      folds,
      lines: [
        { d: neckStitch || "M0 0", kind: "stitch" },
        { d: neckStitch ? mirror(neckStitch) : "M0 0", kind: "stitch" },
        { d: "M-172 784C-60 796 60 796 172 784", kind: "stitch" },
      ],
    },
    ...straps,
  ];
};

export const kurta: Draw = (wish) => {
  const b = block("relaxed", false);
  b.hem = [206, 1010];
  b.waist = [184, 640];
  b.dip = 4;
  const short: Piece[] = [
    {
      d: `M-15 ${b.neck[1] + 36}L15 ${b.neck[1] + 36}L15 440L0 456L-15 440Z`,
      part: "main",
      loft: 3,
      rise: 2,
      wrinkle: 0.3,
      lines: [{ d: `M-11 ${b.neck[1] + 40}L-11 438L0 450L11 438L11 ${b.neck[1] + 40}`, kind: "stitch" }],
    },
    ...buttons(row([0, b.neck[1] + 70], [0, 416], 4), 5.4, "wood"),
  ];
  const slit = `M${b.hem[0] - 12} ${b.hem[1] - 210}L${b.hem[0] - 10} ${b.hem[1]}`;
  return assemble({
    block: b,
    wish,
    sleeve: "long",
    cuffs: "hem",
    width: 1.25,
    hem: "stitch",
    neck: wish.back ? backNeck(b, false) : neck("band", b),
    on: wish.back ? [] : short,
    lines: [
      { d: slit, kind: "stitch" },
      { d: mirror(slit), kind: "stitch" },
    ],
  });
};
