import { symmetric } from "../geometry.ts";
import { both, buttons } from "./frame.ts";
import type { Block } from "./frame.ts";
import { arc, inside } from "./neck-parts.ts";
import type { Neck } from "./neck-parts.ts";

export function shirtCollar(b: Block): Neck {
  const [nx, ny] = b.neck;
  const leaf =
    `M2 ${ny + 42}C26 ${ny + 30} ${nx - 12} ${ny + 6} ${nx + 3} ${ny - 20}C${nx + 14} ${ny - 24} ${nx + 25} ${ny - 14} ${nx + 27} ${ny + 2}` +
    `C${nx + 26} ${ny + 36} ${nx + 18} ${ny + 74} ${nx + 7} ${ny + 104}C${nx - 18} ${ny + 90} 20 ${ny + 66} 2 ${ny + 42}Z`;
  const edge = `M8 ${ny + 43}C24 ${ny + 62} ${nx - 14} ${ny + 82} ${nx + 4} ${ny + 95}C${nx + 13} ${ny + 70} ${nx + 20} ${ny + 36} ${nx + 21} ${ny + 4}`;
  return {
    line: arc(b, 44),
    below: [],
    above: [
      {
        d: symmetric(
          `M0 ${ny - 36}C${nx * 0.6} ${ny - 36} ${nx + 6} ${ny - 32} ${nx + 14} ${ny - 16}L${nx + 4} ${ny + 12}L0 ${ny + 16}`,
        ),
        part: "main",
        loft: 6,
        rise: 4,
        wrinkle: 0.2,
      },
      {
        d: symmetric(
          `M0 ${ny - 6}C${nx * 0.5} ${ny - 6} ${nx * 0.8} ${ny - 4} ${nx - 4} ${ny - 10}C${nx - 14} ${ny + 12} ${nx * 0.4} ${ny + 30} 0 ${ny + 44}`,
        ),
        part: "inside",
        dim: 0.62,
        loft: 3,
        rise: 1,
        wrinkle: 0.2,
        plain: true,
      },
      {
        d: symmetric(
          `M0 ${ny + 8}C${nx * 0.4} ${ny + 8} ${nx * 0.66} ${ny + 4} ${nx * 0.8} ${ny - 2}L${nx * 0.72} ${ny + 10}C${nx * 0.5} ${ny + 18} ${nx * 0.3} ${ny + 20} 0 ${ny + 20}`,
        ),
        part: "inside",
        dim: 0.8,
        loft: 2,
        rise: 1,
        wrinkle: 0,
        plain: true,
      },
      ...both({
        d: leaf,
        part: "main",
        loft: 5,
        rise: 3.4,
        grain: 32,
        wrinkle: 0.3,
        lines: [{ d: edge, kind: "stitch" }],
      }),
      ...buttons([[0, ny + 47]], 5.2),
    ],
  };
}

export function campCollar(b: Block): Neck {
  const [nx, ny] = b.neck;
  const leaf = `M${nx * 0.6} ${ny + 54}C${nx * 0.78} ${ny + 30} ${nx - 4} ${ny + 4} ${nx + 4} ${ny - 18}C${nx + 15} ${ny - 22} ${nx + 26} ${ny - 12} ${nx + 30} ${ny + 4}L${nx + 52} ${ny + 84}Q${nx + 24} ${ny + 78} ${nx * 0.6} ${ny + 54}Z`;
  const lapel = `M-4 ${ny + 152}C12 ${ny + 110} 26 ${ny + 80} ${nx * 0.58} ${ny + 52}L${nx + 18} ${ny + 76}L${nx + 34} ${ny + 106}C${nx} ${ny + 124} 34 ${ny + 140} -4 ${ny + 152}Z`;
  return {
    line: `M0 ${ny + 150}C20 ${ny + 100} ${nx * 0.7} ${ny + 50} ${nx} ${ny}`,
    below: [inside(b, 150, 6)],
    above: [
      {
        d: symmetric(
          `M0 ${ny - 34}C${nx * 0.6} ${ny - 34} ${nx + 6} ${ny - 30} ${nx + 14} ${ny - 14}L${nx + 4} ${ny + 8}C${nx * 0.5} ${ny + 16} ${nx * 0.3} ${ny + 18} 0 ${ny + 18}`,
        ),
        part: "main",
        loft: 6,
        rise: 4,
        wrinkle: 0.2,
      },
      {
        d: symmetric(
          `M0 ${ny - 2}C${nx * 0.5} ${ny - 2} ${nx * 0.8} ${ny - 4} ${nx - 4} ${ny - 10}L${nx - 8} ${ny + 12}C${nx * 0.5} ${ny + 20} 20 ${ny + 22} 0 ${ny + 22}`,
        ),
        part: "inside",
        dim: 0.7,
        loft: 3,
        rise: 1,
        wrinkle: 0.2,
        plain: true,
      },
      ...both({
        d: lapel,
        part: "main",
        loft: 5,
        rise: 3,
        grain: 26,
        wrinkle: 0.3,
        lines: [{ d: `M8 ${ny + 142}C38 ${ny + 132} ${nx - 6} ${ny + 116} ${nx + 26} ${ny + 102}`, kind: "stitch" }],
      }),
      ...both({
        d: leaf,
        part: "main",
        loft: 5,
        rise: 3.4,
        grain: 34,
        wrinkle: 0.3,
        lines: [
          {
            d: `M${nx * 0.7} ${ny + 52}Q${nx + 20} ${ny + 70} ${nx + 43} ${ny + 75}L${nx + 24} ${ny + 6}`,
            kind: "stitch",
          },
        ],
      }),
    ],
  };
}
