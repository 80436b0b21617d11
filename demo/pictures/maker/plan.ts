import type { FabricName, PictureBrief } from "../../catalogue/product.ts";
import { numberFrom } from "../../catalogue/stock.ts";
import { layOut, paint } from "./compose.ts";
import type { Laid, Placed, Relief, Scheme } from "./compose.ts";
import type { Drawing, Piece } from "./piece.ts";
import { bounds, layAll } from "./picture.ts";
import { DRAWINGS, schemeOf } from "./things.ts";
import { box, symmetric } from "./geometry.ts";

/** One thing in a picture. Places and sizes are parts of the picture's height; x is counted from its middle. */
export interface Thing {
  brief: Pick<PictureBrief, "garment" | "fabric" | "pattern" | "ink" | "details">;
  colour: string;
  /** What makes this one lie differently from others. */
  name: string;
  view?: "front" | "back" | "folded";
  x: number;
  y: number;
  /** The box into which it is fitted. */
  w: number;
  h: number;
  turn?: number;
}

/** Things drawn for one picture alone: cloths, portraits, maps. */
export interface Made {
  drawing: Drawing;
  fabric: PictureBrief["fabric"];
  parts: Placed["scheme"]["parts"];
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn?: number;
}

/** A picture before it is drawn. */
export interface Plan {
  width: number;
  height: number;
  tone: string;
  falloff?: number;
  things: (Thing | Made)[];
  /** Looks at a part only: a factor, and the place (in parts of the height, from the middle) that comes to the middle. */
  close?: { by: number; x: number; y: number; turn: number };
}

/** A cloth that fills the picture. */
export const cloth = (fabric: PictureBrief["fabric"], colour: string, seed: number): Made => ({
  name: `cloth${seed}`,
  fabric,
  parts: { main: colour },
  x: 0,
  y: 0,
  w: 2.4,
  h: 1.7,
  turn: 0,
  drawing: [
    {
      d: box(-1250, -350, 2500, 1700),
      part: "main",
      loft: 10,
      rise: 0,
      wrinkle: 0.5,
      grain: 12,
      folds: Array.from({ length: 13 }, (_, i) => {
        const roll = (k: number) => (numberFrom(`${seed}-${i}-${k}`) % 1000) / 1000,
          x = -700 + i * 118 + roll(1) * 70;
        return {
          d: `M${x - 260 + roll(2) * 120} -240C${x - 60} ${100 + roll(3) * 200} ${x + 60} ${500 + roll(4) * 200} ${x + 200 + roll(5) * 160} 1260`,
          width: 26 + roll(6) * 46,
          height: (i % 2 ? -1 : 1) * (9 + roll(7) * 12),
        };
      }),
    },
  ],
});

/** The upper part of a garment, folded to a flat pack. */
function folded(drawing: Drawing, trousers: boolean): Drawing {
  const b = bounds(drawing),
    half = trousers ? 150 : 158,
    top = b.y - 10,
    height = trousers ? 250 : 410;
  const clip = symmetric(
    `M0 ${top}L${half - 8} ${top}Q${half} ${top} ${half} ${top + 8}L${half} ${top + height - 20}Q${half - 2} ${top + height} ${half - 22} ${top + height}L0 ${top + height + 3}`,
  );
  const under: Piece[] = trousers
    ? []
    : [
        {
          d: symmetric(
            `M0 ${top + 90}L${half + 5} ${top + 92}L${half + 7} ${top + height - 8}Q${half + 4} ${top + height + 9} ${half - 20} ${top + height + 9}L0 ${top + height + 11}`,
          ),
          part: "main",
          loft: 12,
          rise: 9,
          dim: 0.9,
        },
      ];
  const kept = drawing.filter((piece) => {
    const p = bounds([piece]);
    return p.x < half - 6 && p.x + p.w > -half + 6 && p.y < top + height - 10;
  });
  return [
    ...under,
    ...kept.map((piece): Piece =>
      piece.stroke || bounds([piece]).y + bounds([piece]).h < top + height
        ? { ...piece, clip }
        : { ...piece, clip, loft: Math.max(piece.loft ?? 9, piece.part === "main" ? 11 : 0) },
    ),
  ];
}

export function drawingOf(thing: Thing | Made): Drawing {
  if (!("brief" in thing)) return thing.drawing;
  const { brief, name, view } = thing;
  const drawing = DRAWINGS[brief.garment]({
    details: brief.details ?? {},
    back: view === "back",
    seed: numberFrom(name),
  });
  return view === "folded" ? folded(drawing, /trousers|jeans|joggers|shorts|skirt/.test(brief.garment)) : drawing;
}

export const fabricOf = (thing: Thing | Made): FabricName => ("brief" in thing ? thing.brief.fabric : thing.fabric);

export const schemeFor = async (thing: Thing | Made): Promise<Scheme> =>
  "brief" in thing
    ? schemeOf(thing.brief, thing.colour)
    : { parts: thing.parts, thread: thing.parts.main, fabric: thing.fabric };

const STIFF: readonly FabricName[] = ["leather", "suede", "canvas", "straw", "metal", "acetate"];

/** A plan's things as they lie. Their colours do not matter to it, so that one serves all colours of a picture. */
export interface LaidOut {
  relief: Relief;
  things: Laid[];
}

/** Lays a plan's things out, in pixels of its size times the scale. */
export async function layPlan(plan: Plan, scale = 1): Promise<LaidOut> {
  const width = plan.width * scale,
    height = plan.height * scale,
    things: LaidOut["things"] = [];
  for (const thing of plan.things) {
    const drawing = drawingOf(thing),
      b = bounds(drawing);
    const fit = Math.min((thing.w * height) / b.w, (thing.h * height) / b.h),
      close = plan.close ?? { by: 1, x: 0, y: 0, turn: 0 };
    const zoom = fit * close.by,
      turn = (thing.turn ?? 0) + close.turn,
      a = (turn * Math.PI) / 180,
      ca = (close.turn * Math.PI) / 180;
    const px = (thing.x - close.x) * height * close.by,
      py = (thing.y - close.y) * height * close.by;
    const cx = width / 2 + px * Math.cos(ca) - py * Math.sin(ca),
      cy = height / 2 + px * Math.sin(ca) + py * Math.cos(ca);
    const mx = b.x + b.w / 2,
      my = b.y + b.h / 2 - 500;
    const view = {
      width,
      height,
      zoom,
      turn,
      seed: numberFrom(thing.name),
      dx: cx - (mx * Math.cos(a) - my * Math.sin(a)) * zoom,
      dy: cy - (mx * Math.sin(a) + my * Math.cos(a)) * zoom,
    };
    const fabric = fabricOf(thing),
      pack = "view" in thing && thing.view === "folded";
    things.push({ layers: await layAll(drawing, view, fabric), zoom, stiff: pack || STIFF.includes(fabric) });
  }
  return { relief: layOut(width, height, things, scale), things };
}

/** What of a plan decides how its things lie: all but the colours and what is printed on the cloth. */
export const lieOf = ({ width, height, close, things }: Plan): string =>
  JSON.stringify([
    width,
    height,
    close,
    things.map((thing) =>
      "brief" in thing
        ? { ...thing, colour: "", brief: { ...thing.brief, pattern: undefined, ink: undefined } }
        : { ...thing, parts: {} },
    ),
  ]);

/** Dyes a plan's things as they lie. The result is 8-bit RGB. */
export async function dyePlan(plan: Plan, { relief, things }: LaidOut): Promise<Buffer> {
  const placed: Placed[] = [];
  for (const [i, thing] of plan.things.entries()) placed.push({ ...things[i]!, scheme: await schemeFor(thing) });
  return paint(relief, { tone: plan.tone, ...(plan.falloff === undefined ? {} : { falloff: plan.falloff }) }, placed);
}
