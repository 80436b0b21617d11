import { gzipSync } from "node:zlib";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { readStyles } from "../../bench/fill/styles.ts";
import { openFolder, readNamed, refuseUnlessFilled, refuseUnlessWritable } from "./named-file.ts";

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-named-"));
  await mkdir(at("folder"));
  await writeFile(at("empty"), "");
  await writeFile(at("text"), "hello");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The sentence that the owner reads, without where the file is. */
async function said(work: Promise<unknown>): Promise<string> {
  const failure = await work.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  return (failure as Error).message.replaceAll(`${folder}/`, "");
}

describe("a file that an owner names", () => {
  it.each(["none", "text/none"])("and that there is not (%s) is said so, to read and to keep", async (name) => {
    expect(await said(readNamed(at(name)))).toBe(`There is no file ${name}.`);
    expect(await said(refuseUnlessFilled(at(name)))).toBe(`There is no file ${name}.`);
  });

  it("is a folder, or empty: one sentence", async () => {
    const sentence = "folder is a folder; say which file in it.";
    expect(await said(readNamed(at("folder")))).toBe(sentence);
    expect(await said(refuseUnlessFilled(at("folder")))).toBe(sentence);
    expect(await said(refuseUnlessWritable(at("folder")))).toBe(sentence);
    expect(await said(refuseUnlessFilled(at("empty")))).toBe("The file empty is empty.");
  });

  it("cannot be written where there is no folder for it", async () => {
    expect(await said(refuseUnlessWritable(at("none/new")))).toBe("There is no folder none to write to.");
    expect(await said(refuseUnlessWritable(at("text/new")))).toBe("There is no folder text to write to.");
    await refuseUnlessWritable(at("new"));
    await refuseUnlessWritable(at("text"));
  });

  it("stands where a folder was meant", async () => {
    expect(await said(openFolder(at("text")))).toBe("text is a file, or in one; say which folder.");
    expect(await said(openFolder(at("text/in")))).toBe("text/in is a file, or in one; say which folder.");
    await openFolder(at("new-one/in"));
  });
});

describe("a benchmark's file of styles", () => {
  const row = (name: string) => `1,Men,Apparel,Topwear,Shirts,Navy,Fall,2011,Casual,${name}\n`;
  const head = "id,gender,masterCategory,subCategory,articleType,baseColour,season,year,usage,productDisplayName\n";

  it("is read, gzipped or not, and again with a number when more are wanted", async () => {
    await writeFile(at("styles.csv"), head + row("One") + row(""));
    await writeFile(at("styles.csv.gz"), gzipSync(head + row("One")));
    for (const name of ["styles.csv", "styles.csv.gz"]) {
      const styles = await readStyles(at(name), 2);
      expect(styles.map((style) => style.name)).toEqual(["One", "One No. 2"]);
    }
  });

  it("is none: one sentence", async () => {
    expect(await said(readStyles(at("none"), 1))).toBe("There is no file none.");
    expect(await said(readStyles(at("empty"), 1))).toBe("The file empty is empty.");
    expect(await said(readStyles(at("text"), 1))).toMatch(/^text holds no styles/);
    await writeFile(at("text.gz"), "hello");
    expect(await said(readStyles(at("text.gz"), 1))).toBe("text.gz is no file of styles (incorrect header check).");
    await writeFile(at("quotes"), 'a,b\nc,d"e\n"\n');
    expect(await said(readStyles(at("quotes"), 1))).toMatch(/^quotes is no file of styles \([\w ]+\)\.$/);
  });
});
