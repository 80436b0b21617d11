import { describe, expect, it } from "vitest";
import type { ProductPicture } from "#contract/catalog.ts";
import { chosenPictures } from "./chosen-pictures.ts";
import { isSoldOut } from "./sold-out.ts";
import { steadyNumber } from "./simulated-numbers.ts";

const picture = (src: string, colour?: string): ProductPicture => ({
  src,
  alt: "",
  width: 800,
  height: 1000,
  widths: [800],
  placeholder: null,
  option: colour ? { name: "Colour", value: colour } : null,
});
const pictures = [picture("black", "Black"), picture("back"), picture("white", "White")];
const shown = (chosen: Record<string, string>) => chosenPictures({ pictures }, chosen).map(({ src }) => src);

describe("the pictures of a product", () => {
  it("PDP-03 CARD-01 start with the first while nothing is picked", () => {
    expect(shown({})).toEqual(["black", "back", "white"]);
  });

  it("show the picked colour first, and what belongs to no colour after it", () => {
    expect(shown({ Colour: "White" })).toEqual(["white", "back"]);
  });

  it("stay as they are for a colour without a picture", () => {
    expect(shown({ Colour: "Red" })).toEqual(["black", "back", "white"]);
  });
});

describe("a value that is sold out", () => {
  const variant = (colour: string, size: string, stock: number) => ({
    sku: `${colour}-${size}`,
    options: { Colour: colour, Size: size },
    price: 100,
    compareAt: null,
    stock,
  });
  const product = {
    variants: [variant("Black", "S", 0), variant("Black", "M", 2), variant("White", "S", 0), variant("White", "M", 0)],
  };

  it.each([
    ["Colour", "Black", false],
    ["Colour", "White", true],
    ["Size", "S", true],
    ["Size", "M", false],
  ])("%s %s: %s", (name, value, gone) => {
    expect(isSoldOut(product, { Colour: "Black", Size: "S" }, name, value)).toBe(gone);
  });
});

describe("a number of the shop window", () => {
  it("CARD-05 lies from 1500 to 9500, differs between products and stays for one", () => {
    const numbers = Array.from({ length: 500 }, (_, index) => steadyNumber(`product-${index}`, 1500, 9500));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(9500);
    expect(new Set(numbers).size).toBeGreaterThan(400);
    expect(steadyNumber("product-1", 1500, 9500)).toBe(numbers[1]);
  });
});
