import type { ImportReport } from "#domain/catalog/import-products.ts";

/** What the owner reads: a line for each problem, and the sum. */
export function linesOf({ problems, added, changed, unchanged, hidden, refusedRows }: ImportReport): {
  problems: string[];
  summary: string[];
} {
  const places = problems.map(({ line, lastLine, product, reason }) => {
    const where = lastLine > line ? `Lines ${line} to ${lastLine}` : `Line ${line}`;
    return `${where}${product === null ? "" : ` (${product})`}: ${reason}.`;
  });
  const summary = [
    `${counted(added, "product")} added, ${changed} changed, ${unchanged} unchanged, ${counted(refusedRows, "row")} refused.`,
  ];
  if (hidden > 0)
    summary.push(`${counted(hidden, "product")} of them not shown: the file says so (Published, Status).`);
  return { problems: places, summary };
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
