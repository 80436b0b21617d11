import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Benchmark } from "./benchmark.ts";
import { describeMachine } from "./machine.ts";
import { keepResult, recordResult } from "./write-down.ts";

/**
 * `npm run bench -- NAME … [arguments]`: runs benchmarks one after the other; without a name it lists them.
 * Prints each one's tables and keeps them in bench/results/NAME.json. With --record they also go into docs/benchmarks.md.
 * @param args names of benchmarks; what begins with a digit or "--" is handed on to them
 * @returns whether every budget was reached
 */
export async function runBenchmarks(args: string[]): Promise<boolean> {
  const record = args.includes("--record");
  const known = await names();
  const handedOn = args.filter((arg) => /^(\d|--)/.test(arg) && arg !== "--record");
  const wanted = args.includes("all") ? known : args.filter((arg) => !/^(\d|--)/.test(arg));
  const strange = wanted.filter((name) => !known.includes(name));
  if (wanted.length === 0 || strange.length > 0) {
    if (strange.length > 0) console.error(`There is no benchmark "${strange.join('", "')}".`);
    console.log(`npm run bench -- NAME [--record]\nNames: ${known.join(", ")}, or all`);
    return strange.length === 0;
  }
  let reached = true;
  for (const name of wanted) reached = (await runOne(name, handedOn, record)) && reached;
  return reached;
}

async function runOne(name: string, args: string[], record: boolean): Promise<boolean> {
  const { benchmark } = (await import(new URL(`./${name}.bench.ts`, import.meta.url).href)) as { benchmark: Benchmark };
  const { tables, missed } = await benchmark.run(args);
  for (const { title, rows } of tables) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  for (const sentence of missed) console.error(`Not reached: ${sentence}`);
  const date = new Date().toISOString().slice(0, 10);
  const result = { name, about: benchmark.about, machine: describeMachine(), date, tables, missed };
  await keepResult(result);
  if (record) await recordResult(result);
  return missed.length === 0;
}

async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("*.bench.ts", { cwd: fileURLToPath(new URL("./", import.meta.url)) })) {
    found.push(file.replace(".bench.ts", ""));
  }
  return found.sort();
}
