import type { Client } from "pg";
import type { QueuedTask } from "./archive.ts";

/** A table of the shop, as a backup has it. */
export interface Table {
  /** "public.orders", quoted where need be. */
  name: string;
  columns: string[];
}

/** A counter of numbers, and where it stands. */
export interface Sequence {
  name: string;
  value: number;
}

/** Schemas that are none of the shop's own: PostgreSQL's, and that of the jobs, whose queue goes along by itself. */
const NOT_OURS = "nspname ~ '^pg_' or nspname in ('information_schema', 'graphile_worker')";

/** All tables that hold the shop's data, without the record of migrations; computed columns are left out. */
export async function ownTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as name,
           array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
      join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p') and not relispartition and not (${NOT_OURS}) and c.oid <> to_regclass('public.migration')
    group by c.oid order by c.oid::regclass::text`);
  return rows.map(({ name, columns }) => ({ name: qualified(name), columns }));
}

/** Where the sequences of those schemas stand. They run outside of transactions, so never behind what was read before. */
export async function ownSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as value
    from pg_sequences join pg_namespace on nspname = schemaname
    where last_value is not null and not (${NOT_OURS}) order by 1`);
  return rows;
}

/** What was asked of the jobs and is not done; what they do by the clock is left out. */
export async function queuedTasks(client: Client): Promise<QueuedTask[]> {
  const known = await client.query("select to_regclass('graphile_worker._private_jobs') as known");
  if (known.rows[0].known === null) return [];
  const { rows } = await client.query<QueuedTask>(`
    select task.identifier as name, job.payload, queue.queue_name as queue,
           to_json(job.run_at)#>>'{}' as "runAt", job.max_attempts - job.attempts as tries
    from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    where job.key is null and job.attempts < job.max_attempts order by job.id`);
  return rows;
}

/** The foreign keys of those tables, to be taken off and put on again. */
export async function foreignKeys(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = connamespace
    where contype = 'f' and conparentid = 0 and not (${NOT_OURS}) order by 1, 2`);
  return rows.map((row) => ({ ...row, table: qualified(row.table) }));
}

/** The schemas of the shop that hold anything; none in an empty database. */
export async function usedSchemas(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(`
    select distinct quote_ident(nspname) as schema from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and not (nspname ~ '^pg_' or nspname = 'information_schema') order by 1`);
  return rows.map(({ schema }) => schema);
}

/** PostgreSQL leaves "public." out where the search path has it. */
function qualified(name: string): string {
  return /^("[^"]+"|[^".]+)\./.test(name) ? name : `public.${name}`;
}
