import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { speak } from "#contract/messages/speak.server.ts";
import { csvLine, CSV_COLUMNS, shopifyCsv, type CsvCells } from "#tests/fixtures/shopify-csv.ts";
import { flawOf, type ProductDraft } from "../product-draft.ts";
import { productId, readProducts, type ReadProducts } from "./read-products.ts";

function read(text: string | Buffer, settings: { rate?: number; stock?: number } = {}): ReadProducts {
  const result = readProducts(Buffer.from(text), { rate: 1, stock: 0, ...settings });
  if (!result.ok) throw new Error(speak("en", result.message));
  return result.value;
}

function one(rows: CsvCells[], settings?: { rate?: number; stock?: number }): ProductDraft {
  const { drafts, problems } = read(shopifyCsv(rows), settings);
  expect(problems).toEqual([]);
  expect(drafts).toHaveLength(1);
  expect(flawOf(drafts[0]!)).toBeNull();
  return drafts[0]!;
}

const tee: CsvCells = {
  Handle: "tee",
  Title: "Plain Tee",
  "Variant Price": "50",
  "Variant Inventory Qty": "3",
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
};
const shirt: CsvCells[] = [
  {
    Handle: "shirt",
    Title: "Shirt",
    Tags: "women, New",
    "Option1 Name": "Color",
    "Option1 Value": "Blue",
    "Option2 Name": "Size",
    "Option2 Value": "S",
    "Variant Price": "60",
    "Variant SKU": "SH-1",
    "Image Src": "https://pictures.example/blue.jpg",
    "Image Position": "1",
    "Variant Image": "https://pictures.example/blue.jpg",
  },
  {
    Handle: "shirt",
    "Option1 Value": "Blue",
    "Option2 Value": "M",
    "Variant Price": "61.50",
    "Variant SKU": "SH-2",
    "Image Src": "https://pictures.example/white.jpg",
    "Image Position": "2",
    "Variant Image": "https://pictures.example/blue.jpg",
  },
  {
    Handle: "shirt",
    "Option1 Value": "White",
    "Option2 Value": "S",
    "Variant Price": "60",
    "Variant Compare At Price": "75",
    "Variant SKU": "SH-3",
    "Variant Image": "https://pictures.example/white.jpg",
  },
  {
    Handle: "shirt",
    "Image Src": "https://pictures.example/both.jpg",
    "Image Position": "3",
    "Image Alt Text": "Both shirts",
  },
];

describe("a product", () => {
  it("with one variant has no attributes, and an SKU of its own", () => {
    expect(one([tee])).toMatchObject({
      id: "tee",
      name: "Plain Tee",
      options: [],
      variants: [{ sku: "TEE", options: {}, priceMinor: 5000, compareAtMinor: null, stock: 3 }],
      pictures: [],
      source: "import",
      published: true,
    });
  });

  it("has its options and variants in the order of the file", () => {
    const draft = one(shirt);
    expect(draft.options).toEqual([
      { name: "Color", values: ["Blue", "White"] },
      { name: "Size", values: ["S", "M"] },
    ]);
    expect(draft.variants).toMatchObject([
      { sku: "SH-1", options: { Color: "Blue", Size: "S" }, priceMinor: 6000 },
      { sku: "SH-2", options: { Color: "Blue", Size: "M" }, priceMinor: 6150 },
      { sku: "SH-3", options: { Color: "White", Size: "S" }, priceMinor: 6000, compareAtMinor: 7500 },
    ]);
    expect(draft.flags).toEqual({ newly: true });
  });

  it("keeps the addresses of its pictures, each once, tied to the colour that it shows", () => {
    expect(one(shirt).pictures).toEqual([
      {
        picture: {
          src: "https://pictures.example/blue.jpg",
          alt: "Shirt",
          width: null,
          height: null,
          widths: [],
          placeholder: null,
        },
        option: { name: "Color", value: "Blue" },
      },
      {
        picture: expect.objectContaining({ src: "https://pictures.example/white.jpg" }),
        option: { name: "Color", value: "White" },
      },
      { picture: expect.objectContaining({ alt: "Both shirts" }), option: null },
    ]);
  });

  it("has its pictures by their position, whatever the order of the rows", () => {
    const rows = [3, 1, 2].map((n) => ({
      ...(n === 3 ? tee : { Handle: "tee" }),
      "Image Src": `https://p.example/${n}.jpg`,
      "Image Position": `${n}`,
    }));
    expect(one(rows).pictures.map(({ picture }) => picture.src.at(-5))).toEqual(["1", "2", "3"]);
  });

  it("reads its rows wherever they stand in the file", () => {
    const { drafts } = read(shopifyCsv([shirt[0]!, tee, shirt[1]!]));
    expect(drafts.map(({ id, variants }) => [id, variants.length])).toEqual([
      ["shirt", 2],
      ["tee", 1],
    ]);
  });

  it("has text for HTML, and the search engines' text or the first sentences as its short description", () => {
    const body = { ...tee, "Body (HTML)": "<p>Soft &amp; warm.</p><script>alert(1)</script><p>Wash cold.</p>" };
    expect(one([body])).toMatchObject({
      description: "Soft & warm.",
      detailedDescription: "Soft & warm.\n\nWash cold.",
    });
    expect(one([{ ...body, "SEO Description": "A soft tee." }]).description).toBe("A soft tee.");
  });

  it.each<[string, CsvCells, boolean]>([
    ["a draft", { Status: "draft" }, false],
    ["an archived product", { Status: "archived" }, false],
    ["not on the online store", { Published: "FALSE" }, false],
    ["an active product", { Status: "Active", Published: "true" }, true],
  ])("is hidden or shown as the file says: %s", (_what, cells, published) => {
    expect(one([{ ...tee, ...cells }]).published).toBe(published);
  });

  it("takes the given stock where the file says none, and none for what was oversold", () => {
    expect(one([{ ...tee, "Variant Inventory Qty": "" }], { stock: 7 }).variants[0]?.stock).toBe(7);
    expect(one([{ ...tee, "Variant Inventory Qty": "" }]).variants[0]?.stock).toBe(0);
    expect(one([{ ...tee, "Variant Inventory Qty": "-4" }], { stock: 7 }).variants[0]?.stock).toBe(0);
  });

  it("has its prices in rupees", () => {
    expect(one([{ ...tee, "Variant Compare At Price": "60" }], { rate: 83.5 }).variants[0]).toMatchObject({
      priceMinor: 417_500,
      compareAtMinor: 501_000,
    });
    expect(one([{ ...tee, "Variant Compare At Price": "0" }]).variants[0]?.compareAtMinor).toBeNull();
  });

  it("writes a value that differs in letter case alone as it came first", () => {
    const rows = [{ ...shirt[0]! }, { ...shirt[1]!, "Option1 Value": "BLUE" }];
    expect(one(rows)).toMatchObject({
      options: [{ values: ["Blue"] }, { values: ["S", "M"] }],
      variants: [{}, { options: { Color: "Blue", Size: "M" } }],
    });
  });

  it("loses the apostrophe that a spreadsheet puts before an SKU", () => {
    expect(one([{ ...tee, "Variant SKU": "'007" }]).variants[0]?.sku).toBe("007");
  });

  it("gets SKUs that differ even where its values come to the same letters", () => {
    const rows = ["A/B", "A B"].map((value) => ({ ...tee, "Option1 Name": "Kind", "Option1 Value": value }));
    expect(one(rows).variants.map(({ sku }) => sku)).toEqual(["TEE-A-B", "TEE-A-B-2"]);
  });
});

describe("an id", () => {
  it.each([
    ["ocean-blue-shirt", "ocean-blue-shirt"],
    ["Ocean_Blue Shirt!", "ocean-blue-shirt"],
    ["crème-brûlée", "creme-brulee"],
    ["--a--b--", "a-b"],
    [`${"x".repeat(119)}-yy`, "x".repeat(119)],
  ])("%s is %s", (handle, id) => {
    expect(productId(handle)).toBe(id);
  });

  it("of a handle without a Latin letter is a fingerprint, the same each time", () => {
    expect(productId("スカーフ")).toMatch(/^product-[0-9a-f]{12}$/);
    expect(productId("スカーフ")).toBe(productId("スカーフ"));
    expect(productId("スカーフ")).not.toBe(productId("帽子"));
  });
});

describe("a broken row is named, and the rest goes in", () => {
  it.each<[string, CsvCells, string]>([
    ["no price", { "Variant Price": "" }, "it has no price"],
    ["a negative price", { "Variant Price": "-1" }, "the price -1 is negative"],
    ["a price in words", { "Variant Price": "ask" }, 'the price "ask" is not a number'],
    ["a compare-at price in words", { "Variant Compare At Price": "x" }, 'the compare-at price "x" is not a number'],
    ["a broken stock", { "Variant Inventory Qty": "some" }, 'the stock "some" is not a whole number'],
    ["a missing option value", { "Option2 Value": "" }, "it has no value for Size"],
    ["a value for a nameless option", { "Option3 Value": "Long" }, "it has a value for option 3, which has no name"],
    ["the options of an earlier row", { "Option2 Value": "s" }, "Blue / s is there already, on line 2"],
    ["the SKU of an earlier row", { "Variant SKU": "SH-1" }, "the SKU SH-1 is there already, on line 2"],
    ["no handle", { Handle: "" }, "it has no handle"],
  ])("%s", (_what, cells, reason) => {
    const { drafts, problems } = read(shopifyCsv([shirt[0]!, { ...shirt[1]!, ...cells }, shirt[2]!, tee]));
    expect(problems).toEqual([
      { line: 3, lastLine: 3, rows: 1, product: cells.Handle === "" ? null : "shirt", reason },
    ]);
    expect(drafts.map(({ id, variants }) => [id, variants.map(({ sku }) => sku)])).toEqual([
      ["shirt", ["SH-1", "SH-3"]],
      ["tee", ["TEE"]],
    ]);
    expect(drafts.map(flawOf)).toEqual([null, null]);
  });

  it.each([
    [
      "too many fields",
      `${csvLine(shirt[1]!)},more`,
      `it has ${CSV_COLUMNS + 1} fields, and the header has ${CSV_COLUMNS}`,
    ],
    ["too few fields", "shirt,Shirt", `it has 2 fields, and the header has ${CSV_COLUMNS}`],
    ["an open quotation mark", `"${csvLine(shirt[1]!)}`, "its quotation marks do not match"],
  ])("%s", (_what, line, reason) => {
    const text = shopifyCsv([shirt[0]!]) + `${line}\n` + csvLine({ ...tee, "Body (HTML)": 'A "good" tee, so' }) + "\n";
    const { drafts, problems } = read(text);
    expect(problems).toEqual([{ line: 3, lastLine: 3, rows: 1, product: null, reason }]);
    expect(drafts.map(({ id }) => id)).toEqual(["shirt", "tee"]);
  });

  it("an SKU of another product", () => {
    const { problems, drafts } = read(shopifyCsv([shirt[0]!, { ...tee, "Variant SKU": "SH-1" }]));
    expect(problems).toMatchObject([{ line: 3, product: "tee", reason: "the SKU SH-1 is there already, on line 2" }]);
    expect(drafts.map(({ id }) => id)).toEqual(["shirt"]);
  });

  it("a handle that comes to the id of another", () => {
    const { problems, drafts } = read(
      shopifyCsv([
        { ...tee, Handle: "a_b" },
        { ...tee, Handle: "a-b" },
        { ...tee, Handle: "A_B", "Variant Price": "1" },
      ]),
    );
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'its handle comes to the address "a-b", which a_b on line 2 has already'],
      [4, "the product is there already, on line 2"],
    ]);
    expect(drafts).toHaveLength(1);
  });

  it("a product without any title, a gift card: all of its rows", () => {
    const { problems, drafts } = read(shopifyCsv([{ ...shirt[1]! }, shirt[2]!, { ...tee, "Gift Card": "true" }]));
    expect(problems).toMatchObject([
      { line: 2, rows: 2, product: "shirt", reason: "none of its rows has a title" },
      { line: 4, rows: 1, product: "tee", reason: "the shop sells no gift cards" },
    ]);
    expect(drafts).toEqual([]);
  });

  it("a product's first row: its title stays with the other variants", () => {
    const { drafts } = read(shopifyCsv([{ ...shirt[0]!, "Variant Price": "" }, shirt[1]!]));
    expect(drafts).toMatchObject([
      { name: "Shirt", variants: [{ sku: "SH-2" }], options: [{ values: ["Blue"] }, { values: ["M"] }] },
    ]);
  });

  it("a picture without a web address is left out alone", () => {
    for (const src of ["blue.jpg", "javascript:alert(1)", "data:image/png;base64,AAAA"]) {
      const { drafts, problems } = read(shopifyCsv([{ ...tee, "Image Src": src }]));
      expect(problems).toMatchObject([{ line: 2, rows: 0, reason: expect.stringContaining("no web address") }]);
      expect(drafts).toMatchObject([{ pictures: [] }]);
    }
  });
});

describe("a file that is none is refused in one sentence", () => {
  it.each<[string, string | Buffer, RegExp]>([
    ["empty", "", /^The file is empty\.$/],
    ["blank", "\n \n", /^The file is empty\.$/],
    ["a header alone", shopifyCsv([]), /^The file has a header and no products\.$/],
    ["separated by semicolons", shopifyCsv([tee]).replaceAll(",", ";"), /separated by semicolons/],
    ["separated by tabs", shopifyCsv([tee]).replaceAll(",", "\t"), /separated by tabs/],
    [
      "another CSV",
      "name,cost\nTee,5\n",
      /no Shopify product CSV: its first line has no column "Handle", "Title", "Variant Price"/,
    ],
    ["a page", "<!doctype html><p>Not found</p>", /no Shopify product CSV/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /not a text file/],
    ["UTF-16", Buffer.from("\ufeffHandle,Title\n", "utf16le"), /UTF-16/],
    ["Latin-1", Buffer.from(shopifyCsv([{ ...tee, Title: "Écharpe" }]), "latin1"), /not in UTF-8/],
  ])("%s", (_what, file, sentence) => {
    const result = readProducts(Buffer.from(file as Buffer), { rate: 1, stock: 0 });
    expect(result).toMatchObject({ ok: false, message: { operator: expect.stringMatching(sentence) } });
  });

  it("but a byte order mark, CRLF, other letter case and columns in another order are fine", () => {
    const text = `\ufeff${shopifyCsv([tee, ...shirt], { end: "\r\n" }).replace("Handle,Title", "HANDLE, title ")}`;
    expect(read(text).drafts.map(({ id }) => id)).toEqual(["tee", "shirt"]);
  });

  it("and so are the names of Shopify's newer template", () => {
    const text =
      "Title,URL handle,Description,Product category,Price,Compare-at price,Inventory quantity,SKU,Product image URL\nTee,tee,<p>Soft</p>,Apparel & Accessories > Clothing > Tees,50,60,2,T1,https://p.example/1.jpg\n";
    expect(read(text).drafts).toMatchObject([
      {
        id: "tee",
        category: "Clothing",
        subCategory: "Tees",
        description: "Soft",
        variants: [{ sku: "T1", priceMinor: 5000, compareAtMinor: 6000, stock: 2 }],
        pictures: [{}],
      },
    ]);
  });
});

describe("any catalogue", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9",' é\n-]{0,10}[A-Za-z0-9]$/).map((text) => text.trim());
  const products = fc.uniqueArray(
    fc.record({
      handle: fc.stringMatching(/^[a-z]{1,8}$/),
      title: word,
      sizes: fc.uniqueArray(word, {
        minLength: 1,
        maxLength: 4,
        selector: (text) => text.toLowerCase().replace(/\s+/g, " "),
      }),
      paise: fc.integer({ min: 0, max: 10_000_000 }),
      stock: fc.nat(1000),
    }),
    { selector: ({ handle }) => handle, minLength: 1, maxLength: 6 },
  );

  it("comes back from its file as it was written", () => {
    fc.assert(
      fc.property(products, fc.constantFrom("\n", "\r\n"), (all, end) => {
        const rows = all.flatMap(({ handle, title, sizes, paise, stock }) =>
          sizes.map((size, i): CsvCells => ({
            Handle: handle,
            ...(i === 0 && { Title: title, "Option1 Name": "Size" }),
            "Option1 Value": size,
            "Variant Price": (paise / 100).toFixed(2),
            "Variant Inventory Qty": `${stock}`,
          })),
        );
        const { drafts, problems } = read(shopifyCsv(rows, { end }));
        expect(problems).toEqual([]);
        expect(drafts.map(flawOf).filter(Boolean)).toEqual([]);
        expect(
          drafts.map(({ id, name, options, variants }) => [
            id,
            name,
            options[0]?.values,
            variants.map(({ priceMinor, stock }) => [priceMinor, stock]),
          ]),
        ).toEqual(
          all.map(({ handle, title, sizes, paise, stock }) => [
            handle,
            title.replace(/\s+/g, " "),
            sizes.map((size) => size.replace(/\s+/g, " ")),
            sizes.map(() => [paise, stock]),
          ]),
        );
      }),
    );
  });

  it("never makes the import fail, whatever the file holds", () => {
    const cells = fc.dictionary(
      fc.constantFrom(
        "Handle",
        "Title",
        "Variant Price",
        "Option1 Name",
        "Option1 Value",
        "Variant SKU",
        "Image Src",
        "Body (HTML)",
      ),
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 8 }), fc.string({ maxLength: 10 }), (rows, garbage) => {
        const text = shopifyCsv(rows as CsvCells[]).replaceAll("\0", "") + garbage.replaceAll("\0", "");
        const result = readProducts(Buffer.from(text.toWellFormed()), { rate: 1, stock: 0 });
        const flaws = result.ok ? result.value.drafts.map((draft) => flawOf(draft) ?? "") : [];
        expect(flaws.filter((flaw) => /price|stock|SKU|address|name$|category|bought/.test(flaw))).toEqual([]);
      }),
    );
  });
});
