import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { argv, exit } from "node:process";
import sharp from "sharp";
import { asImage } from "./maker/compose.ts";
import { dyePlan, layPlan, lieOf } from "./maker/plan.ts";
import type { LaidOut, Plan } from "./maker/plan.ts";
import { allPlans, makerHash, recipeOf, widthsOf } from "./maker/recipes.ts";
import type { Picture } from "./manifest.ts";

/*
 * Draws the demo shop's pictures: node demo/pictures/make.ts [filter]
 * Only what is missing or would come out differently is drawn; the filter is a part of the pictures' names.
 * The shop never runs this: files/ and manifest.json are part of the project.
 */

const here = import.meta.dirname,
  folder = path.join(here, "files");
const read = <T>(name: string): Record<string, T> =>
  existsSync(path.join(here, name))
    ? (JSON.parse(readFileSync(path.join(here, name), "utf8")) as Record<string, T>)
    : {};
const lines = (entries: Record<string, unknown>) =>
  `{\n${Object.keys(entries)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`)
    .join(",\n")}\n}\n`;

/* Large files may be coarser than small ones: nobody sees their pixels one by one. WebP is for browsers without AVIF. */
const avif = (large: boolean) => ({ quality: large ? 37 : 42, effort: 4, chromaSubsampling: "4:2:0" }) as const;
const webp = (large: boolean) => ({ quality: large ? 32 : 45, effort: 6 }) as const;
/** Rough cloth costs most: a WebP file above so many bytes is stored more coarsely. */
const HEAVY = 15_000;

async function make(name: string, plan: Plan, laid: LaidOut): Promise<Picture> {
  const bytes = await dyePlan(plan, laid),
    { width, height } = plan;
  const key = `${name}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}`,
    widths = widthsOf(plan);
  for (const w of widths) {
    const sized = await asImage(bytes, width, height).resize(w).raw().toBuffer({ resolveWithObject: true });
    const image = () => asImage(sized.data, sized.info.width, sized.info.height);
    await image()
      .avif(avif(w > 400))
      .toFile(path.join(folder, `${key}-${w}.avif`));
    const fine = await image()
      .webp(webp(w > 400))
      .toBuffer();
    const stored =
      fine.length > HEAVY
        ? await image()
            .webp({ ...webp(w > 400), quality: 22 })
            .toBuffer()
        : fine;
    writeFileSync(path.join(folder, `${key}-${w}.webp`), stored);
  }
  const {
    dominant: { r, g, b },
  } = await asImage(bytes, width, height).resize(40).stats();
  return {
    key,
    width,
    height,
    widths,
    placeholder: `#${[r, g, b].map((c) => c.toString(16).padStart(2, "0")).join("")}`,
  };
}

const filesOf = ({ key, widths }: Picture) => widths.flatMap((w) => [`${key}-${w}.avif`, `${key}-${w}.webp`]);

async function main(filter: string): Promise<void> {
  sharp.concurrency(1);
  mkdirSync(folder, { recursive: true });
  const plans = allPlans(),
    maker = makerHash();
  const manifest = read<Picture>("manifest.json"),
    recipes = read<string>("recipes.json");
  for (const name of Object.keys(manifest))
    if (!plans.has(name)) {
      delete manifest[name];
      delete recipes[name];
    }
  const save = () => {
    writeFileSync(path.join(here, "manifest.json"), lines(manifest));
    writeFileSync(path.join(here, "recipes.json"), lines(recipes));
  };
  const due = [...plans].filter(([name, plan]) => {
    const known = manifest[name];
    return (
      name.includes(filter) &&
      (!known ||
        recipes[name] !== recipeOf(plan, maker) ||
        filesOf(known).some((file) => !existsSync(path.join(folder, file))))
    );
  });
  // pictures that differ in colours alone follow one another, and what lies in them is laid out once
  due.sort(([, a], [, b]) => (lieOf(a) < lieOf(b) ? -1 : 1));
  let lie = "",
    laid: LaidOut | undefined;
  for (const [i, [name, plan]] of due.entries()) {
    if (!laid || lie !== lieOf(plan)) {
      lie = lieOf(plan);
      laid = await layPlan(plan);
    }
    manifest[name] = await make(name, plan, laid);
    recipes[name] = recipeOf(plan, maker);
    if (i % 20 === 19) {
      save();
      console.log(`${i + 1} of ${due.length}`);
    }
  }
  const kept = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(path.join(folder, file));
  save();
  console.log(`${due.length} pictures drawn, ${plans.size} in all`);
}

await main(argv[2] ?? "");
exit(0);
