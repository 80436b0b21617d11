import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import { shopifyCsv, type CsvCells } from "#tests/fixtures/shopify-csv.ts";

const SCRIPT = fileURLToPath(new URL("../../scripts/import.ts", import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rows: CsvCells[] = [
  { Handle: "scarf", Title: "Silk Scarf", Tags: "women", "Variant Price": "20", "Variant Inventory Qty": "4" },
  { Handle: "hat", Title: "Straw Hat", "Variant Price": "many" },
  { Handle: "belt", Title: "Belt", "Variant Price": "30", "Variant Inventory Qty": "2" },
];

async function runImport(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "", INIT_CWD: folder, NODE_ENV: "test" };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SCRIPT, ...args], { env });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done));
  return { code, ...output };
}

describe("npm run import", () => {
  it("works while the shop is stopped and while it runs, and keeps what it brought", async () => {
    await writeFile(join(folder, "products.csv"), shopifyCsv(rows));
    expect(await runImport("products.csv")).toEqual({
      code: 0,
      stdout: "2 products added, 0 changed, 0 unchanged, 1 row refused.\n",
      stderr: 'Line 3 (hat): the price "many" is not a number.\n',
    });

    const running = await startEmbeddedPostgres({ dataDir: join(folder, "data"), log: createLog("error") });
    try {
      await writeFile(join(folder, "products.csv"), shopifyCsv([rows[0]!, { ...rows[2]!, "Variant Price": "31" }]));
      expect(await runImport("products.csv")).toMatchObject({
        code: 0,
        stdout: "0 products added, 1 changed, 1 unchanged, 0 rows refused.\n",
      });
    } finally {
      await running.stop();
    }

    expect(await runImport("products.csv")).toMatchObject({
      code: 0,
      stdout: "0 products added, 0 changed, 2 unchanged, 0 rows refused.\n",
    });
  });

  it("fails with exit code 1 and one sentence when nothing can be imported", async () => {
    expect(await runImport("gone.csv")).toEqual({
      code: 1,
      stdout: "",
      stderr: `There is no file ${join(folder, "gone.csv")}.\n`,
    });
    await writeFile(join(folder, "empty.csv"), "");
    expect(await runImport("empty.csv")).toEqual({ code: 1, stdout: "", stderr: "The file is empty.\n" });
    await writeFile(join(folder, "broken.csv"), shopifyCsv([rows[1]!]));
    expect(await runImport("broken.csv")).toMatchObject({
      code: 1,
      stdout: "0 products added, 0 changed, 0 unchanged, 1 row refused.\n",
    });
    expect(await runImport()).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^Say which file.*\n$/),
    });
  });

  it("helps", async () => {
    expect(await runImport("--help")).toMatchObject({ code: 0, stdout: expect.stringContaining("--keep-stock") });
  });
});
