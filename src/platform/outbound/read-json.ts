import type { Answer } from "./outbound.ts";

/** The JSON of an answer. @throws an Error that names the question alone when it holds none */
export function readJson({ status, body }: Answer, name: string): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    throw new Error(`${name} was answered with ${status} and no JSON.`);
  }
}
