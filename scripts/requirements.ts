import { glob, readFile } from "node:fs/promises";

/**
 * Lists the requirements that no test is named after. With --count, one line with the count alone.
 * A test holds a requirement when the requirement's id stands in its title, or in the title of a group around it.
 */
const ROW = /^\| ([A-Z]+-\d{2}) \| (.+?) \|/gm;
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
/** "REV-03 to REV-07" */
const RANGE = /\b([A-Z]+)-(\d{2}) to \1-(\d{2})\b/g;
const ID = /\b[A-Z]+-\d{2}\b/g;
/** Chapters 1 to 32 are requirements; what follows are indexes of them. */
const INDEXES = "## 33.";

const text = await readFile(new URL("../docs/requirements.md", import.meta.url), "utf8");
const rows = [...text.slice(0, text.indexOf(INDEXES)).matchAll(ROW)].map(([, id, what]) => ({ id: id!, what: what! }));

const held = new Set<string>();
for await (const file of glob("{src,demo,tests,scripts}/**/*.{test,spec}.{ts,tsx}", {
  exclude: ["**/node_modules/**"],
})) {
  for (const [, , title] of (await readFile(file, "utf8")).matchAll(TITLE)) {
    for (const [id] of title!.matchAll(ID)) held.add(id);
    for (const [, chapter, from, to] of title!.matchAll(RANGE)) {
      for (let number = Number(from); number <= Number(to); number++)
        held.add(`${chapter}-${String(number).padStart(2, "0")}`);
    }
  }
}

const known = new Set(rows.map((row) => row.id));
const open = rows.filter((row) => !held.has(row.id));
const stray = [...held].filter((id) => !known.has(id) && rows.some((row) => row.id.startsWith(`${id.split("-")[0]}-`)));

if (!process.argv.includes("--count")) {
  for (const { id, what } of open) console.log(`${id.padEnd(12)}${what}`);
  if (stray.length > 0) console.log(`\nIn test titles, but no requirement: ${stray.join(", ")}`);
}
console.log(
  `${rows.length - open.length} of ${rows.length} requirements have a test of their own name; ${open.length} have none yet.`,
);
