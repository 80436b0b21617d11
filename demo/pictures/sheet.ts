import { argv } from "node:process";
import sharp from "sharp";
import { asImage } from "./maker/compose.ts";
import { dyePlan, layPlan } from "./maker/plan.ts";
import { allPlans } from "./maker/recipes.ts";

/*
 * Pictures side by side, to be looked at before they are made:
 * node demo/pictures/sheet.ts sheet.png <columns> <width of one> <name or part of a name>...
 */

const [out = "sheet.png", columns = "4", across = "400", ...wanted] = argv.slice(2);
const width = Number(across),
  plans = [...allPlans()].filter(([name]) =>
    wanted.some((part) => name === part || (part.endsWith("*") && name.startsWith(part.slice(0, -1)))),
  );
const tiles: { input: Buffer; height: number }[] = [];
for (const [name, plan] of plans) {
  const bytes = await dyePlan(plan, await layPlan(plan));
  const { data, info } = await asImage(bytes, plan.width, plan.height)
    .resize(width)
    .png()
    .toBuffer({ resolveWithObject: true });
  tiles.push({ input: data, height: info.height });
  console.log(`${tiles.length} ${name}`);
}
const height = Math.max(...tiles.map((tile) => tile.height)),
  rows = Math.ceil(tiles.length / Number(columns));
await sharp({ create: { width: Number(columns) * width, height: rows * height, channels: 3, background: "#fff" } })
  .composite(
    tiles.map(({ input }, i) => ({
      input,
      left: (i % Number(columns)) * width,
      top: Math.floor(i / Number(columns)) * height,
    })),
  )
  .png()
  .toFile(out);
