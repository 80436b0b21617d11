import { describe, expect, it } from "vitest";
import { choosing, chosenIn, pickedIn, showingTab } from "./choice-address.ts";

const attributes = [
  { attributeId: "colour", name: "Colour", values: ["Black", "White"] },
  { attributeId: "sleeve-length", name: "Sleeve length", values: ["Short", "Long"] },
];
const params = (address: string) => new URLSearchParams(address);

describe("what a product's address chooses", () => {
  it("STATE-15 is the first value of each attribute where it says nothing", () => {
    expect(chosenIn(params(""), attributes)).toEqual({ Colour: "Black", "Sleeve length": "Short" });
  });

  it("PDP-10 is what it says, in the order of the attributes", () => {
    expect(Object.entries(chosenIn(params("sleeve-length=Long&colour=White"), attributes))).toEqual([
      ["Colour", "White"],
      ["Sleeve length", "Long"],
    ]);
  });

  it("STATE-15 ignores a value that the product does not have", () => {
    expect(chosenIn(params("colour=Mauve"), attributes)).toMatchObject({ Colour: "Black" });
  });

  it("tells what was picked from what stands there by default", () => {
    expect(pickedIn(params("colour=Black"), attributes)).toEqual({ Colour: "Black" });
    expect(pickedIn(params(""), attributes)).toEqual({});
  });

  it("keeps the rest of the address when something is chosen or a tab opened", () => {
    expect(choosing(params("colour=Black&tab=reviews"), "Sleeve length", "Long")).toBe(
      "?colour=Black&tab=reviews&sleeve-length=Long",
    );
    expect(showingTab(params("colour=Black"), "returns")).toBe("?colour=Black&tab=returns");
  });
});
