import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { readCsvRows } from "./csv-rows.ts";

function read(text: string) {
  const { header, rows, broken } = readCsvRows(Buffer.from(text));
  return { header, rows: rows.map(({ line, fields }) => [line, ...fields]), broken };
}

describe("reading a CSV file", () => {
  it("gives each row the line it begins on, whatever ends the lines", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const text = ["a,b", "1,2", '"x', 'y",3', "", "5,6"].join(end);
      expect(read(text)).toEqual({
        header: ["a", "b"],
        rows: [
          [2, "1", "2"],
          [3, `x${end}y`, "3"],
          [6, "5", "6"],
        ],
        broken: [],
      });
    }
  });

  it("reads past a byte order mark, and a last line without an end", () => {
    expect(read("\ufeffa,b\r\n1,ü\r\n3,4")).toMatchObject({
      header: ["a", "b"],
      rows: [
        [2, "1", "ü"],
        [3, "3", "4"],
      ],
    });
  });

  it.each([
    ["too many", "1,2,3"],
    ["too few", "1"],
  ])("names a row with %s fields", (_what, row) => {
    const fields = row.split(",").length;
    expect(read(`a,b\n${row}\n5,6\n`)).toMatchObject({
      rows: [[3, "5", "6"]],
      broken: [{ line: 2, lastLine: 2, reason: `it has ${fields} fields, and the header has 2` }],
    });
  });

  it.each([
    ["that runs to the end of the file", 'a,b\n1,2\n"x,3\n5,6\n7,8\n'],
    ["that meets the next one", 'a,b\n1,2\n"x,3\n5,6\n"7",8\n'],
    ["that meets the next one before a comma", 'a,b\n1,2\n"x,3\n5,6\n7,",8"\n'],
    ["that meets the next one at the end of its line", 'a,b\n1,2\n"x,3\n5,6\n7,"\n8"\n'],
    ["that swallows whole rows", 'a,b\n1,2\n"x,3\n5,6\n7,8",9,10\n5,6\n'],
  ])("an open quotation mark %s costs its own row alone", (_what, text) => {
    const { rows, broken } = read(text);
    expect(broken[0]).toMatchObject({ line: 3, lastLine: 3, reason: expect.stringContaining("quotation mark") });
    expect(rows.map(([line]) => line).slice(0, 2)).toEqual([2, 4]);
  });

  it("takes the lines of a broken row's own text as part of it", () => {
    const text = 'a,b,c\n1,"<p>first\n<li>second</li>\n<li>12"" wide</li>\nlast"x,3\n4,5,6\n';
    expect(read(text)).toMatchObject({ rows: [[6, "4", "5", "6"]], broken: [{ line: 2, lastLine: 5 }] });
  });

  it("names a quotation mark inside a field without quotation marks", () => {
    expect(read('a,b\n1,12" pot\n5,6\n')).toMatchObject({
      rows: [[3, "5", "6"]],
      broken: [{ line: 2, reason: expect.stringContaining("not in quotation marks") }],
    });
  });

  const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^[a",\n\r é]{0,6}$/));
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const written = (rows: string[][], end: string) => rows.map((row) => row.map(quoted).join(",") + end).join("");

  it("gives back whatever was written, at the line where it was written", () => {
    fc.assert(
      fc.property(table, fc.constantFrom("\n", "\r\n"), (rows, end) => {
        const [header = [], ...body] = rows;
        const found = readCsvRows(Buffer.from(written(rows, end)));
        expect(found.header).toEqual(header);
        expect(found.rows.map(({ fields }) => fields)).toEqual(body);
        for (const [i, { line }] of found.rows.entries()) {
          const before = written(rows.slice(0, i + 1), end);
          expect(line).toBe(before.split(/\r\n|\n|\r/).length);
        }
        expect(found.broken).toEqual([]);
      }),
    );
  });

  it("keeps every other row when one has an open quotation mark", () => {
    const words = fc.stringMatching(/^[a-z ,.]{1,8}$/);
    const rowOf = fc.tuple(words, words, words);
    fc.assert(
      fc.property(fc.array(rowOf, { minLength: 1, maxLength: 8 }), fc.nat(), words, (rows, at, word) => {
        const lines = rows.map((row) => row.map(quoted).join(","));
        const place = at % (lines.length + 1);
        lines.splice(place, 0, `x,"${word.replaceAll(",", " ")},y`);
        const found = readCsvRows(Buffer.from(`a,b,c\n${lines.join("\n")}\n`));
        expect(found.rows.map(({ fields }) => fields)).toEqual(rows);
        expect(found.broken).toMatchObject([{ line: place + 2, lastLine: place + 2 }]);
      }),
    );
  });
});
