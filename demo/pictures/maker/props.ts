import { ellipse, symmetric, turn } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { circle } from "./garments/frame.ts";
import { dice } from "./noise.ts";
import type { Drawing, Piece } from "./piece.ts";
import type { Made } from "./plan.ts";

/** A twig with paired leaves. */
export function sprig(seed: number, colour: string, place: Pick<Made, "x" | "y" | "w" | "h" | "turn">): Made {
  const roll = dice(seed),
    drawing: Drawing = [
      { d: "M0 960C20 760 -10 520 16 120", part: "wood", fabric: "leather", stroke: 8, loft: 4, rise: 4, wrinkle: 0 },
    ];
  for (let i = 0; i < 9; i++) {
    const y = 880 - i * 84,
      x = 6 + Math.sin(i) * 8;
    for (const side of [1, -1]) {
      const size = (118 - i * 7) * (0.85 + roll() * 0.3),
        angle = side * (52 - i * 2 + roll() * 16),
        at: Point = [x, y - roll() * 20];
      const leaf = `M${at[0]} ${at[1]}C${at[0] + size * 0.42} ${at[1] - size * 0.2} ${at[0] + size * 0.42} ${at[1] - size * 0.9} ${at[0]} ${at[1] - size * 1.15}C${at[0] - size * 0.42} ${at[1] - size * 0.9} ${at[0] - size * 0.42} ${at[1] - size * 0.2} ${at[0]} ${at[1]}Z`;
      drawing.push({
        d: turn(leaf, angle, at),
        part: "leaf",
        fabric: "felt",
        loft: 9,
        rise: 6,
        wrinkle: 0.5,
        cast: 1.2,
        dim: 0.9 + roll() * 0.16,
        folds: [{ d: turn(`M${at[0]} ${at[1]}L${at[0]} ${at[1] - size * 1.1}`, angle, at), width: 3, height: -2.4 }],
      });
    }
  }
  return {
    name: `sprig${seed}`,
    drawing,
    fabric: "felt",
    parts: { main: colour, leaf: colour, wood: "Horn" },
    ...place,
  };
}

/** A wooden hanger. */
export function hanger(place: Pick<Made, "x" | "y" | "w" | "h" | "turn">, wood = "Wood"): Made {
  return {
    name: "hanger",
    fabric: "leather",
    parts: { main: wood, metal: "Steel" },
    ...place,
    drawing: [
      {
        d: "M0 470L0 400C0 370 44 368 44 326C44 286 -34 284 -36 330",
        part: "metal",
        fabric: "metal",
        stroke: 11,
        loft: 5,
        rise: 6,
        wrinkle: 0,
        cast: 1.3,
      },
      {
        d: symmetric("M0 452C70 452 130 486 330 600C356 616 352 646 326 640C220 592 90 520 0 514"),
        part: "main",
        loft: 17,
        rise: 14,
        wrinkle: 0.6,
        cast: 1.3,
      },
      { d: circle(0, 470, 9), part: "metal", fabric: "metal", loft: 6, rise: 4, wrinkle: 0 },
    ],
  };
}

/** A sheet or disc of paper, to give a scene a second tone. */
export const sheet = (
  d: string,
  colour: string,
  place: Pick<Made, "x" | "y" | "w" | "h" | "turn">,
  fabric: Made["fabric"] = "felt",
): Made => ({
  name: `sheet${colour}`,
  fabric,
  parts: { main: colour },
  ...place,
  drawing: [{ d, part: "main", loft: 4, rise: 2.4, wrinkle: 0, cast: 1 }],
});

export interface Face {
  skin: string;
  hair: string;
  cloth: string;
  ground: string;
  style: "short" | "bun" | "bob" | "long" | "curls" | "beard";
  collar: "crew" | "shirt" | "roll";
}

/** A portrait without features, as of cut felt. */
export function portrait(face: Face): Drawing {
  const hair = (d: string, more: Partial<Piece> = {}): Piece => ({
    d,
    part: "hair",
    fabric: "felt",
    loft: 20,
    rise: 13,
    ...more,
  });
  const back: Piece[] =
    face.style === "long"
      ? [
          hair(
            "M-150 330C-160 190 -90 110 0 110C90 110 160 190 150 330C158 450 176 560 190 660C120 690 -120 690 -190 660C-176 560 -158 450 -150 330Z",
          ),
        ]
      : face.style === "bob"
        ? [
            hair(
              "M-158 340C-166 190 -90 110 0 110C90 110 166 190 158 340C164 420 160 470 150 510C100 530 -100 530 -150 510C-160 470 -164 420 -158 340Z",
            ),
          ]
        : face.style === "bun"
          ? [hair(ellipse(10, 92, 74, 66)), hair(ellipse(0, 260, 138, 146))]
          : face.style === "curls"
            ? Array.from({ length: 22 }, (_, i) => {
                const a = Math.PI + (i / 21) * Math.PI * 1.5 - Math.PI * 0.25;
                return hair(circle(Math.cos(a) * 132, 280 + Math.sin(a) * 134, 46), { loft: 18, rise: 12, cast: 0.7 });
              })
            : [];
  const shoulders: Piece[] = [
    {
      d: symmetric("M0 560C50 560 80 556 104 566C220 590 300 640 330 760C350 860 356 980 356 1080L0 1080"),
      part: "main",
      fabric: face.collar === "roll" ? "knit" : "linen",
      loft: 18,
      rise: 13,
      folds: [
        { d: "M-120 600C-160 740 -170 880 -160 1080", width: 20, height: 6 },
        { d: "M120 600C170 760 160 900 170 1080", width: 20, height: -6 },
        { d: "M-250 690C-230 800 -240 900 -236 1080", width: 14, height: -5 },
        { d: "M246 690C230 800 240 900 236 1080", width: 14, height: 5 },
      ],
    },
  ];
  const neckline: Piece[] =
    face.collar === "roll"
      ? [
          {
            d: symmetric("M0 452C50 452 82 458 90 486L110 590C70 620 30 626 0 626"),
            part: "main",
            fabric: "rib",
            loft: 14,
            rise: 10,
          },
        ]
      : face.collar === "shirt"
        ? [1, -1].map((s): Piece => ({
            d: `M${s * 4} 660C${s * 40} 620 ${s * 70} 570 ${s * 84} 520C${s * 104} 524 ${s * 120} 548 ${s * 122} 570L${s * 110} 690Z`,
            part: "main",
            fabric: "linen",
            loft: 8,
            rise: 6,
          }))
        : [
            {
              d: "M-96 566C-60 620 60 620 96 566",
              part: "main",
              fabric: "rib",
              stroke: 24,
              loft: 8,
              rise: 6,
              wrinkle: 0,
            },
          ];
  const neck: Piece = {
    d: symmetric("M0 400L66 400C64 470 70 540 92 566C60 612 20 622 0 622"),
    part: "skin",
    fabric: "felt",
    loft: 18,
    rise: 9,
    dim: 0.9,
  };
  const head: Piece = {
    d: symmetric("M0 150C80 150 124 210 124 300C124 400 74 478 0 482"),
    part: "skin",
    fabric: "felt",
    loft: 44,
    rise: 26,
    cast: 1.2,
  };
  const ears: Piece[] = [1, -1].map((s): Piece => ({
    d: ellipse(s * 124, 322, 18, 30),
    part: "skin",
    fabric: "felt",
    loft: 10,
    rise: 7,
    dim: 0.94,
  }));
  const nose: Piece = {
    d: "M0 296C10 334 16 352 2 362",
    part: "skin",
    fabric: "felt",
    stroke: 12,
    loft: 7,
    rise: 4,
    cast: 0.35,
    wrinkle: 0,
  };
  const fringe: Piece[] =
    face.style === "short" || face.style === "beard"
      ? [
          hair(
            "M-130 300C-150 180 -90 112 4 112C100 110 152 180 130 300C122 250 104 220 70 208C20 226 -70 216 -96 214C-114 232 -124 260 -130 300Z",
          ),
        ]
      : face.style === "bun"
        ? [
            hair(
              "M-128 300C-140 190 -80 120 0 120C80 120 140 190 128 300C112 236 70 196 6 176C-64 196 -112 236 -128 300Z",
            ),
          ]
        : face.style === "curls"
          ? [hair("M-126 270C-130 190 -80 132 0 132C80 132 130 190 126 270C90 214 -90 214 -126 270Z")]
          : [
              hair(
                "M-132 330C-150 190 -90 108 0 108C90 108 150 190 132 330C120 260 90 200 30 180C-20 230 -90 240 -118 268C-124 288 -130 310 -132 330Z",
              ),
            ];
  const beard: Piece[] =
    face.style === "beard"
      ? [
          hair(
            "M-124 330C-118 440 -70 516 0 518C70 516 118 440 124 330C110 380 80 396 40 392C20 380 -20 380 -40 392C-80 396 -110 380 -124 330Z",
            { loft: 14, rise: 9 },
          ),
        ]
      : [];
  return [
    ...back,
    ...shoulders,
    neck,
    ...neckline,
    ...(face.style === "long" || face.style === "bob" ? [] : ears),
    head,
    nose,
    ...beard,
    ...fringe,
  ];
}
