/** What a service answered: the status and the JSON of its body. */
export interface JsonAnswer {
  status: number;
  body: unknown;
}

export interface JsonQuestion {
  url: string;
  /** What stands for the address in messages: an address may hold a key. */
  name: string;
  headers?: Record<string, string>;
  /** How long the whole answer may take (ms). */
  patience: number;
  /** How much of it is read (bytes). */
  most: number;
  signal?: AbortSignal;
}

/**
 * Asks a service for JSON. Follows no redirect: that would carry a key elsewhere.
 * @throws Error, with the name alone, when nothing, nothing in time, too much, or no JSON comes back
 */
export async function getJson({ url, name, headers = {}, patience, most, signal }: JsonQuestion): Promise<JsonAnswer> {
  const limit = AbortSignal.timeout(patience);
  const signals = signal ? [signal, limit] : [limit];
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.any(signals),
    });
    text = await readText(response, most);
  } catch (error) {
    throw new Error(`${name} had no answer: ${reasonOf(error, limit)}.`);
  }
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    throw new Error(`${name} was answered with ${response.status} and no JSON.`);
  }
}

async function readText(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) throw new Error(`it is larger than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** A failed fetch keeps what happened in its cause; neither names more than host and port. */
function reasonOf(error: unknown, limit: AbortSignal): string {
  if (limit.aborted) return "it took too long";
  const { message, cause } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : message;
}
