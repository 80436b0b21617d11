/** The shop's colours as cloth takes them. */
const SHADES: Readonly<Record<string, string>> = {
  Red: "#a03a32",
  Blue: "#49678f",
  Green: "#4b6452",
  Yellow: "#d8b360",
  Black: "#2a2a2d",
  White: "#f3f0ea",
  Purple: "#6a5377",
  Orange: "#bd6c3f",
  Pink: "#d6a29f",
  Gray: "#93928f",
  Brown: "#6b4b39",
  Navy: "#2c3850",
  Cream: "#ede3cf",
  Sand: "#cdb999",
  Olive: "#6d6a48",
  Sage: "#a0aa93",
  Rust: "#9c5237",
  Camel: "#b98f62",
  Charcoal: "#46474b",
  Burgundy: "#672f38",
  Ivory: "#efe9dc",
  Indigo: "#37476a",
  Mustard: "#bd9140",
  Sky: "#8ba6c1",
  Gold: "#c3a05c",
  Silver: "#bdbdbb",
  Tan: "#a87549",
  Oat: "#d9cdb8",
  Ink: "#27324a",
  Bone: "#e9e1d2",
  Cork: "#c09a6c",
  Jute: "#c8aa7a",
  Rubber: "#ece7db",
  Gum: "#b98a58",
  Brass: "#b8955a",
  Steel: "#a9aaab",
  Horn: "#5b4636",
  Pearl: "#eae4d8",
  Wood: "#a9835c",
  Sole: "#3a332d",
  Lens: "#3b423c",
  Graphite: "#2d2e30",
  Thread: "#c08c4a",
};

/** The shade of a name as #rrggbb; a name nobody knows is an error in the data. */
export function shade(name: string): string {
  if (name.startsWith("#")) return name;
  const hex = SHADES[name];
  if (!hex) throw new Error(`No shade is named ${name}`);
  return hex;
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** A shade's linear red, green and blue, 0 to 1. */
export function linear(name: string): [number, number, number] {
  const hex = shade(name);
  return [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as [number, number, number];
}

export const luminance = (name: string): number => {
  const [r, g, b] = linear(name);
  return 0.21 * r + 0.72 * g + 0.07 * b;
};

/** Mixes two shades in linear light; 0 is the first. */
export function mix(a: string, b: string, amount: number): string {
  const x = linear(a),
    y = linear(b);
  const toHex = (c: number) => {
    const s = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, s)) * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${x.map((c, i) => toHex(c + (y[i]! - c) * amount)).join("")}`;
}
