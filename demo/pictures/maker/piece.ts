import type { FabricName } from "../../catalogue/product.ts";

/** What a part of a thing is made of; the colours come with the scheme. */
export type Part =
  | "main"
  | "inside"
  | "trim"
  | "rib"
  | "second"
  | "button"
  | "metal"
  | "sole"
  | "midsole"
  | "lining"
  | "lace"
  | "lens"
  | "dial"
  | "dark"
  | "light"
  | "wood"
  | "band"
  | "leaf"
  | "paper";

export interface Line {
  d: string;
  /** seam: a groove; stitch: a row of thread; twin: two rows; edge: one cloth ends on another; ridge: a raised line. */
  kind: "seam" | "stitch" | "twin" | "edge" | "ridge";
  /** Sideways from d. */
  beside?: number;
  width?: number;
  depth?: number;
}

/** A soft fold along a path; a negative height is a valley. */
export interface Fold {
  d: string;
  width: number;
  height: number;
}

/** One cut of cloth or other material, laid on what came before. Coordinates: x from -400 to 400, y from 0 to 1000. */
export interface Piece {
  /** Closed outline, or an open line when `stroke` gives its thickness. */
  d: string;
  part: Part;
  stroke?: number;
  /** An open line ends square. */
  square?: true;
  evenodd?: true;
  fabric?: FabricName;
  /** Width and height of the rounded edge. */
  loft?: number;
  rise?: number;
  /** Degrees by which the grain (and a pattern) is turned. */
  grain?: number;
  /** Texture and pattern run round this point instead. */
  polar?: [x: number, y: number];
  plain?: true;
  /** Factor on the fabric's wrinkles. */
  wrinkle?: number;
  lines?: Line[];
  folds?: Fold[];
  /** Lets what is below shine through. */
  opacity?: number;
  /** Factor on the colour. */
  dim?: number;
  /** Only where it covers this closed outline. */
  clip?: string;
  /** Faded places of denim. */
  wash?: { x: number; y: number; rx: number; ry: number; amount: number }[];
}

export type Drawing = Piece[];
