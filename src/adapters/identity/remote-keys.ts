import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { Outbound } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";

/** ms. Keys are asked for again once they are this old, and while their place is away they count this long. */
const FRESH_FOR = 6 * 60 * 60_000;
const GOOD_FOR = 24 * 60 * 60_000;
/** An unknown key has them read anew at most this often (ms): anybody can write one into a token. */
const PAUSE = 30_000;

interface Kept {
  keys: JWTVerifyGetKey;
  readAt: number;
}

/**
 * The public keys of an issuer elsewhere, kept as long as they are fresh; those that are known go on for a day while their
 * place is away, since keys overlap for longer than that.
 * @param now ms
 * @throws (the function it gives) what `service` throws where there are no keys to go on with
 */
export function remoteKeys(service: Outbound, url: string, now: () => number): JWTVerifyGetKey {
  let kept: Kept | null = null;
  let reading: Promise<Kept> | null = null;
  let triedAt = -Infinity;
  const read = (): Promise<Kept> => {
    triedAt = now();
    reading ??= service
      .ask({ url, name: "The keys of tokens" }, (answer) => {
        if (answer.status !== 200) throw new Error(`The keys of tokens were answered with ${answer.status}.`);
        return (kept = {
          keys: createLocalJWKSet(readJson(answer, "The keys of tokens") as JSONWebKeySet),
          readAt: now(),
        });
      })
      .finally(() => (reading = null));
    return reading;
  };
  const current = async (): Promise<Kept> => {
    const age = kept ? now() - kept.readAt : Infinity;
    if (kept && age < FRESH_FOR) return kept;
    if (!kept || age >= GOOD_FOR) return read();
    // Nobody waits for it: the known ones do.
    if (now() - triedAt >= PAUSE) void read().catch(() => {});
    return kept;
  };
  return async (header, token) => {
    const known = await current();
    try {
      return await known.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now() - triedAt < PAUSE) throw error;
    }
    return (await read()).keys(header, token);
  };
}
