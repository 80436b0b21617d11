import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { argv } from "node:process";
import { Worker } from "node:worker_threads";
import { lieOf } from "./maker/plan.ts";
import type { Plan } from "./maker/plan.ts";
import { allPlans, recipeOf, studioHash } from "./maker/recipes.ts";
import type { Picture } from "./manifest.ts";
import { cutForPhones } from "./phone-cut.ts";
import { FILES, filesOf, STILLS_FOLDER } from "./store.ts";

/*
 * Makes the demo shop's pictures: node demo/pictures/make.ts [a part of their names]
 * Only what is missing or would come out differently is made. It may be stopped at any time, and goes on where it was.
 * The shop never runs this: files/ and manifest.json are part of the project.
 */

const here = import.meta.dirname;
const read = <T>(name: string): Record<string, T> =>
  existsSync(path.join(here, name))
    ? (JSON.parse(readFileSync(path.join(here, name), "utf8")) as Record<string, T>)
    : {};
const lines = (entries: Record<string, unknown>) =>
  `{\n${Object.keys(entries)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`)
    .join(",\n")}\n}\n`;

type Answer = { name: string; picture: Picture } | "done";

/** Gives every worker a group of pictures that lie alike, until none is left. */
async function makeAll(groups: [string, Plan][][], made: (name: string, picture: Picture) => void): Promise<void> {
  const waiting = [...groups];
  await Promise.all(
    Array.from(
      { length: Math.min(availableParallelism(), groups.length) },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(path.join(here, "make-one-lie.ts"));
          const next = () => {
            const group = waiting.shift();
            if (group) worker.postMessage(group);
            else void worker.terminate().then(() => resolve());
          };
          worker.on("message", (answer: Answer) => (answer === "done" ? next() : made(answer.name, answer.picture)));
          worker.on("error", reject);
          next();
        }),
    ),
  );
}

/** The pictures that the storefront itself has, whatever it sells: the same without the hash, which its build adds. */
const STILLS = /^(?:hero-\d|special-offer|banner-\w+|founder|testimonial-\d)$/;
/** Of these a phone shows a piece only. */
const CUT_FOR_PHONES = /^hero-\d$/;

async function handOverStills(manifest: Record<string, Picture>): Promise<void> {
  const stills = Object.entries(manifest).flatMap(([name, picture]) =>
    STILLS.test(name) ? filesOf(picture).map((file) => ({ file, still: file.replace(picture.key, name) })) : [],
  );
  const wanted = new Set(stills.map(({ still }) => still));
  for (const file of readdirSync(STILLS_FOLDER)) if (!wanted.has(file)) rmSync(path.join(STILLS_FOLDER, file));
  for (const { file, still } of stills) copyFileSync(path.join(FILES, file), path.join(STILLS_FOLDER, still));
  for (const [name, picture] of Object.entries(manifest))
    if (CUT_FOR_PHONES.test(name)) await cutForPhones(name, picture);
}

async function main(filter: string): Promise<void> {
  mkdirSync(FILES, { recursive: true });
  const plans = allPlans(),
    studio = studioHash(),
    manifest = read<Picture>("manifest.json"),
    known = read<string>("recipes.json"),
    recipes = new Map<string, string>();
  for (const [name, plan] of plans) recipes.set(name, await recipeOf(plan, studio));
  for (const name of Object.keys(manifest))
    if (!plans.has(name)) {
      delete manifest[name];
      delete known[name];
    }
  const save = () => {
    writeFileSync(path.join(here, "manifest.json"), lines(manifest));
    writeFileSync(path.join(here, "recipes.json"), lines(known));
  };
  const stands = (name: string) =>
    manifest[name] !== undefined &&
    known[name] === recipes.get(name) &&
    filesOf(manifest[name]).every((file) => existsSync(path.join(FILES, file)));
  const due = [...plans].filter(([name]) => name.includes(filter) && !stands(name));
  const groups = Map.groupBy(due, ([, plan]) => lieOf(plan));
  let count = 0;
  await makeAll([...groups.values()], (name, picture) => {
    manifest[name] = picture;
    known[name] = recipes.get(name)!;
    count += 1;
    if (count % 20 === 0) {
      save();
      console.log(`${count} of ${due.length}`);
    }
  });
  const kept = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of readdirSync(FILES)) if (!kept.has(file)) rmSync(path.join(FILES, file));
  save();
  await handOverStills(manifest);
  console.log(`${due.length} pictures made, ${plans.size} in all`);
}

await main(argv[2] ?? "");
