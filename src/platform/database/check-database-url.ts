import { Client, type ClientConfig } from "pg";
import { StartFailure } from "../start-failure.ts";

const OLDEST_MAJOR = 15;
const PATIENCE_MS = 10_000;

/**
 * Checks that DATABASE_URL leads to a database that the shop can work on.
 * @throws StartFailure with one sentence that says what is wrong; it never holds the password
 */
export async function checkDatabaseUrl(url: string): Promise<void> {
  const client = new Client({ ...parsed(url), connectionTimeoutMillis: PATIENCE_MS });
  // A server that goes away between two steps is told of by the step.
  client.on("error", () => {});
  const place = `${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string; may_create: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
              has_schema_privilege('public', 'create') as may_create`,
    );
    const [{ version, encoding, may_create: mayCreate }] = rows as [(typeof rows)[0]];
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
      throw new StartFailure(`DATABASE_URL leads to PostgreSQL ${version}; Weft needs ${OLDEST_MAJOR} or later.`);
    }
    if (encoding !== "UTF8")
      throw new StartFailure(`The database in DATABASE_URL is encoded as ${encoding}; Weft needs UTF8.`);
    if (!mayCreate)
      throw new StartFailure(`The user "${client.user}" in DATABASE_URL may not create tables in the schema "public".`);
  } catch (error) {
    throw error instanceof StartFailure
      ? error
      : new StartFailure(`${sentence(error, client, place)} Check DATABASE_URL.`);
  } finally {
    await client.end().catch(() => {});
  }
}

function parsed(url: string): ClientConfig {
  const form = "DATABASE_URL must look like postgresql://user:password@host:5432/database.";
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new StartFailure(form);
  try {
    // Constructing a client parses the address.
    const { host, port, user, database } = new Client({ connectionString: url });
    if (!host || !Number.isInteger(port) || !user || !database) throw new Error("incomplete");
    return { connectionString: url };
  } catch {
    throw new StartFailure(form);
  }
}

function sentence(error: unknown, { user, database }: Client, place: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The database host ${place} is not known.`;
    case "ECONNREFUSED":
    case "ENOENT":
      return `No PostgreSQL server answers at ${place}.`;
    case "28P01":
      return `The database server at ${place} refuses the password of the user "${user}".`;
    case "28000":
      return `The database server at ${place} does not let the user "${user}" in.`;
    case "3D000":
      return `The database server at ${place} has no database "${database}".`;
    case "42501":
      return `The user "${user}" may not use the database "${database}" at ${place}.`;
    case "53300":
      return `The database server at ${place} takes no more connections.`;
  }
  if (/password must be a string/.test(message)) return `The database server at ${place} asks for a password.`;
  if (/timeout/i.test(message))
    return `The database server at ${place} does not answer within ${PATIENCE_MS / 1000} seconds.`;
  return `The database at ${place} cannot be used (${code ?? firstLine(message)}).`;
}

function firstLine(message: string): string {
  return message.split("\n")[0]!.slice(0, 200);
}
