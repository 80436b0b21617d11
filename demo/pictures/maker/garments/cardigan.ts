import { symmetric } from "../geometry.ts";
import type { Piece } from "../piece.ts";
import { assemble } from "./assemble.ts";
import { block, both, buttons, row } from "./frame.ts";
import type { Draw } from "./frame.ts";
import type { Neck } from "./neck-parts.ts";
import { backNeck, neck } from "./necks.ts";

export const cardigan: Draw = (wish) => {
  const { details: d, back } = wish,
    b = block(d["fit"] === "crop" ? "crop" : "relaxed", false),
    shawl = d["collar"] === "shawl",
    round = d["neck"] === "round";
  b.hem = [b.hem[0] - 6, b.hem[1] - 60];
  const [nx, ny] = b.neck,
    vy = round ? ny + 56 : shawl ? ny + 240 : ny + 190,
    to = b.hem[1] + 46;
  if (back)
    return assemble({
      block: b,
      wish,
      sleeve: "long",
      cuffs: "rib",
      hem: "rib",
      neck: backNeck(b),
      width: 1.05,
      folds: 0.8,
    });
  const line = round
    ? `M0 ${vy}C${nx * 0.55} ${vy} ${nx * 0.9} ${ny + 30} ${nx} ${ny}`
    : `M0 ${vy}C${nx * 0.4} ${vy - 70} ${nx * 0.9} ${ny + 70} ${nx} ${ny}`;
  const n: Neck = {
    line,
    below: neck(round ? "round" : "v", b).below.concat(
      round
        ? []
        : [
            {
              d: symmetric(`M0 ${vy + 10}L${nx} ${ny + 20}L0 ${ny + 20}`),
              part: "inside",
              dim: 0.6,
              loft: 3,
              rise: 1,
            },
          ],
    ),
    above: [],
  };
  const bandPath = round ? `M0 ${vy - 4}L0 ${to}` : `M0 ${vy - 6}L0 ${to}`;
  const rim = shawl
    ? both({
        d: `M-8 ${vy + 20}C30 ${vy - 60} ${nx * 0.8} ${ny + 90} ${nx - 6} ${ny - 26}C${nx + 20} ${ny - 30} ${nx + 40} ${ny + 6} ${nx + 44} ${ny + 50}C${nx + 40} ${ny + 130} 60 ${vy - 20} 14 ${vy + 40}Z`,
        part: "rib",
        fabric: "rib",
        loft: 12,
        rise: 8,
        grain: 66,
      })
    : both({ d: line, part: "rib", fabric: "rib", stroke: round ? 16 : 24, loft: 6, rise: 4, wrinkle: 0.2 });
  const back2: Piece[] = shawl
    ? [
        {
          d: symmetric(
            `M0 ${ny - 40}C40 ${ny - 40} ${nx} ${ny - 36} ${nx + 8} ${ny - 20}L${nx} ${ny + 14}L0 ${ny + 18}`,
          ),
          part: "rib",
          fabric: "rib",
          loft: 10,
          rise: 7,
          grain: 90,
        },
      ]
    : [];
  const pockets: Piece[] =
    d["fit"] === "crop"
      ? []
      : both({
          d: `M58 ${b.hem[1] - 150}L150 ${b.hem[1] - 150}L150 ${b.hem[1] - 40}L58 ${b.hem[1] - 40}Z`,
          part: "main",
          loft: 4,
          rise: 2.4,
          lines: [],
        }).concat(
          both({
            d: `M58 ${b.hem[1] - 152}L150 ${b.hem[1] - 152}L150 ${b.hem[1] - 128}L58 ${b.hem[1] - 128}Z`,
            part: "rib",
            fabric: "rib",
            loft: 4,
            rise: 3,
          }),
        );
  return assemble({
    block: b,
    wish,
    sleeve: "long",
    cuffs: "rib",
    hem: "rib",
    neck: n,
    width: 1.06,
    folds: 0.8,
    on: [
      ...pockets,
      ...back2,
      { d: bandPath, part: "rib", fabric: "rib", stroke: 27, loft: 6, rise: 4, grain: 90, wrinkle: 0.2 },
      ...rim,
      ...buttons(row([0, vy + 20], [0, to - 26], d["fit"] === "crop" ? 7 : 5), d["fit"] === "crop" ? 6.5 : 9),
    ],
  });
};
