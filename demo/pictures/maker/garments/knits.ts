import { symmetric } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { assemble, text } from "./assemble.ts";
import { block, both, circle } from "./frame.ts";
import type { Draw } from "./frame.ts";
import { backNeck, neck } from "./necks.ts";

export const sweater: Draw = (wish) => {
  const { details: d, back } = wish,
    b = block(d["fit"], Boolean(d["child"]));
  b.hem = [b.hem[0] - 4, b.hem[1] - 60];
  const [, ny] = b.neck,
    kind = text(d["neck"], "crew");
  const on: Piece[] =
    d["insert"] && !back
      ? [
          {
            d: `M-32 ${ny + 52}Q0 ${ny + 62} 32 ${ny + 52}L0 ${ny + 104}Z`,
            part: "rib",
            fabric: "rib",
            loft: 3,
            rise: 1.6,
            lines: [{ d: `M-30 ${ny + 56}L0 ${ny + 99}L30 ${ny + 56}`, kind: "stitch" }],
          },
        ]
      : [];
  if (d["raglan"]) b.raglan = true;
  return assemble({
    block: b,
    wish,
    sleeve: "long",
    cuffs: "rib",
    hem: "rib",
    width: d["fit"] === "relaxed" ? 1.1 : 0.98,
    neck: back && kind !== "roll" ? backNeck(b) : neck(kind, b),
    on,
    folds: 0.9,
  });
};

export const vest: Draw = (wish) => {
  const b = block(undefined, false);
  b.shoulder = [140, 232];
  b.underarm = [176, 430];
  b.hem = [166, 730];
  const armhole = `M${b.shoulder[0]} ${b.shoulder[1]}C${b.shoulder[0] - 14} ${b.shoulder[1] + 46} ${b.underarm[0] - 30} ${b.underarm[1] - 46} ${b.underarm[0]} ${b.underarm[1]}`;
  return assemble({
    block: b,
    wish,
    sleeve: "none",
    hem: "rib",
    neck: wish.back ? backNeck(b) : neck("v", b),
    folds: 0.8,
    on: both({
      d: armhole,
      part: "rib",
      fabric: "rib",
      stroke: 22,
      square: true,
      loft: 5,
      rise: 3,
      wrinkle: 0.2,
      clip: `M0 ${b.shoulder[1] - 20}L${b.shoulder[0] + 3} ${b.shoulder[1] + 0.5}C${b.shoulder[0] - 8} ${b.shoulder[1] + 46} ${b.underarm[0] - 22} ${b.underarm[1] - 46} ${b.underarm[0] + 1} ${b.underarm[1] + 2}L0 ${b.underarm[1] + 40}Z`,
    }),
  });
};

export const hoodie: Draw = (wish) => {
  const { details: d, back } = wish,
    b = block(d["child"] ? undefined : "relaxed", Boolean(d["child"]));
  b.hem = [b.hem[0] - 14, b.hem[1] - 50];
  const [nx, ny] = b.neck;
  const hood: Piece = {
    d: symmetric(
      back
        ? `M0 ${ny - 40}C60 ${ny - 40} ${nx + 44} ${ny - 10} ${nx + 40} ${ny + 40}C${nx + 30} ${ny + 110} 50 ${ny + 170} 0 ${ny + 178}`
        : `M0 ${ny - 112}C${nx + 16} ${ny - 112} ${nx + 56} ${ny - 74} ${nx + 54} ${ny - 14}C${nx + 50} ${ny + 20} ${nx + 20} ${ny + 60} 0 ${ny + 80}`,
    ),
    part: "main",
    loft: 20,
    rise: 13,
    lines: [{ d: back ? `M0 ${ny - 38}L0 ${ny + 176}` : `M0 ${ny - 110}L0 ${ny - 80}`, kind: "seam" }],
    folds: [1, -1].map((s) => ({
      d: `M${s * (nx + 30)} ${ny - 60}C${s * (nx + 6)} ${ny} ${s * nx} ${ny + 20} ${s * 40} ${ny + 60}`,
      width: 12,
      height: 5,
    })),
  };
  const opening: Piece = {
    d: symmetric(
      `M0 ${ny - 78}C${nx * 0.7} ${ny - 78} ${nx + 12} ${ny - 50} ${nx + 8} ${ny - 10}C${nx - 6} ${ny + 30} 30 ${ny + 66} 0 ${ny + 88}`,
    ),
    part: "inside",
    dim: 0.58,
    loft: 8,
    rise: 3,
  };
  const rim = `M0 ${ny - 78}C${nx * 0.7} ${ny - 78} ${nx + 12} ${ny - 50} ${nx + 8} ${ny - 10}C${nx - 6} ${ny + 30} 30 ${ny + 66} 2 ${ny + 86}`;
  const cords: Piece[] =
    d["cords"] === "none"
      ? []
      : [1, -1].flatMap((s): Piece[] => [
          {
            d: `M${s * 26} ${ny + 66}C${s * 34} ${ny + 110} ${s * 24} ${ny + 150} ${s * (30 + s * 4)} ${ny + 196 + s * 10}`,
            part: "lace",
            fabric: "rib",
            stroke: 7,
            loft: 3,
            rise: 3,
            wrinkle: 0,
            plain: true,
          },
          { d: circle(s * 26, ny + 65, 5), part: "metal", fabric: "metal", loft: 3, rise: 2, wrinkle: 0 },
          {
            d: `M${s * (30 + s * 4)} ${ny + 192 + s * 10}L${s * (30 + s * 4)} ${ny + 206 + s * 10}`,
            part: "metal",
            fabric: "metal",
            stroke: 8,
            loft: 3,
            rise: 3,
            wrinkle: 0,
          },
        ]);
  const py = b.hem[1] - 176,
    pocket: Piece = {
      d: symmetric(`M0 ${py}L72 ${py}C92 ${py + 40} 118 ${py + 90} 124 ${py + 112}L122 ${py + 158}L0 ${py + 160}`),
      part: "main",
      loft: 5,
      rise: 3,
      lines: [
        { d: `M66 ${py + 4}C86 ${py + 42} 110 ${py + 88} 116 ${py + 112}`, kind: "twin" },
        { d: `M-66 ${py + 4}C-86 ${py + 42} -110 ${py + 88} -116 ${py + 112}`, kind: "twin" },
        { d: `M-68 ${py + 6}L68 ${py + 6}`, kind: "stitch" },
      ],
    };
  const made = assemble({
    block: b,
    wish,
    sleeve: "long",
    cuffs: "rib",
    hem: "rib",
    width: 1.16,
    neck: { line: `M0 ${ny + 74}C40 ${ny + 60} ${nx} ${ny + 30} ${nx} ${ny}`, below: [], above: [] },
    on: back ? [] : [pocket],
  });
  return back
    ? [...made, hood]
    : [
        ...made,
        hood,
        opening,
        ...both({
          d: rim,
          part: "main",
          stroke: 15,
          loft: 5,
          rise: 4,
          wrinkle: 0.3,
          lines: [{ d: rim, kind: "stitch", beside: 4 }],
        }),
        ...cords,
      ];
};
