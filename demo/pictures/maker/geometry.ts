export type Point = [x: number, y: number];

/** A path command with absolute points: M and L carry one point, Q two, C three, Z none. */
export interface Command {
  kind: "M" | "L" | "Q" | "C" | "Z";
  points: Point[];
}

/** Reads a path of absolute M, L, Q, C and Z commands. */
export function parse(d: string): Command[] {
  const commands: Command[] = [];
  for (const [, kind = "Z", rest = ""] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const size = kind === "C" ? 6 : kind === "Q" ? 4 : 2;
    if (kind === "Z") commands.push({ kind: "Z", points: [] });
    for (let i = 0; i + size <= numbers.length; i += size) {
      const points: Point[] = [];
      for (let j = i; j < i + size; j += 2) points.push([numbers[j]!, numbers[j + 1]!]);
      commands.push({ kind: kind as Command["kind"], points });
    }
  }
  return commands;
}

export const write = (commands: Command[]): string =>
  commands.map(({ kind, points }) => kind + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")).join("");

const round = (n: number) => Math.round(n * 100) / 100;

/** Moves every point of a path. */
export const moved = (d: string, move: (point: Point) => Point): string =>
  write(parse(d).map(({ kind, points }) => ({ kind, points: points.map(move) })));

/** The path on the other side of x = 0. */
export const mirror = (d: string): string => moved(d, ([x, y]) => [-x, y]);

export const shift = (d: string, dx: number, dy: number): string => moved(d, ([x, y]) => [x + dx, y + dy]);

/** Turns by degrees about a point. */
export function turn(d: string, degrees: number, [cx, cy]: Point = [0, 0]): string {
  const c = Math.cos((degrees * Math.PI) / 180),
    s = Math.sin((degrees * Math.PI) / 180);
  return moved(d, ([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
}

/** Closes half an outline that runs from x = 0 to x = 0 with its mirror image. */
export function symmetric(half: string): string {
  const commands = parse(half);
  const back: Command[] = [];
  for (let i = commands.length - 1; i > 0; i--) {
    const { kind, points } = commands[i]!;
    const before = commands[i - 1]!.points.at(-1)!;
    back.push({ kind, points: [...points.slice(0, -1).reverse(), before].map(([x, y]): Point => [-x, y]) });
  }
  return `${write([...commands, ...back])}Z`;
}

/** The path as lines: one list of points a subpath. */
export function flatten(d: string): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const { kind, points } of parse(d)) {
    if (kind === "M") runs.push((run = [points[0]!]));
    else if (kind === "Z") run.push(run[0]!);
    else if (kind === "L") run.push(points[0]!);
    else {
      const from = run.at(-1)!;
      const [a, b, c] = kind === "Q" ? cubic(from, points[0]!, points[1]!) : [points[0]!, points[1]!, points[2]!];
      for (let i = 1; i <= 18; i++) {
        const t = i / 18,
          u = 1 - t;
        run.push(
          [0, 1].map(
            (k) => u * u * u * from[k]! + 3 * u * u * t * a[k]! + 3 * u * t * t * b[k]! + t * t * t * c[k]!,
          ) as Point,
        );
      }
    }
  }
  return runs;
}

const cubic = (from: Point, control: Point, to: Point): [Point, Point, Point] => [
  [from[0] + (2 / 3) * (control[0] - from[0]), from[1] + (2 / 3) * (control[1] - from[1])],
  [to[0] + (2 / 3) * (control[0] - to[0]), to[1] + (2 / 3) * (control[1] - to[1])],
  to,
];

/** A line moved sideways, to its left seen along its direction when `by` is negative. */
export function beside(points: Point[], by: number): Point[] {
  if (!by) return points;
  return points.map(([x, y], i) => {
    const a = points[Math.max(0, i - 1)]!,
      b = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / length) * by, y + ((b[0] - a[0]) / length) * by];
  });
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string => {
  const k = 0.5523;
  return (
    `M${cx + rx} ${cy}C${cx + rx} ${cy + ry * k} ${cx + rx * k} ${cy + ry} ${cx} ${cy + ry}` +
    `C${cx - rx * k} ${cy + ry} ${cx - rx} ${cy + ry * k} ${cx - rx} ${cy}` +
    `C${cx - rx} ${cy - ry * k} ${cx - rx * k} ${cy - ry} ${cx} ${cy - ry}` +
    `C${cx + rx * k} ${cy - ry} ${cx + rx} ${cy - ry * k} ${cx + rx} ${cy}Z`
  );
};

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r <= 0
    ? `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
    : `M${x + r} ${y}L${x + w - r} ${y}Q${x + w} ${y} ${x + w} ${y + r}L${x + w} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
      `L${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
