import { sql, type RawBuilder } from "kysely";

/** The conditions joined by AND; true when there is none. */
export function every(conditions: (RawBuilder<boolean> | null)[]): RawBuilder<boolean> {
  const real = conditions.filter((condition) => condition !== null);
  return real.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(real, sql` and `)})`;
}

/** A text in which LIKE sees no wildcard. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
