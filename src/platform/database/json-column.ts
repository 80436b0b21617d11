import type { ColumnType } from "kysely";

/** A jsonb column: read as T, written as the text of JSON.stringify (`pg` would send an array as a PostgreSQL array). */
export type JsonColumn<T> = ColumnType<T, string, string>;
