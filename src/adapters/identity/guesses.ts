import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/database/connect.ts";

/** Seconds in which guesses are counted together; nobody waits longer. */
const WINDOW = 15 * 60;
/** Guesses at one account in that time: from one address or known browser, and from all strangers together. */
const LIMITS = { one: 10, strangers: 50 };
/** Links for a new password that an address is mailed in that time. */
const MAILS = 5;
/** A demo's accounts are tried by many at once, and guard nothing. */
const DEMO_TIMES = 30;

/** One try of a password. */
export interface Guess {
  email: string;
  /** Where it comes from. */
  address: string;
  /** What `knownBrowser` once gave this browser, if it brings it. */
  browser: string | null;
}

/** Counts guesses in the database, so that they count over every process of the shop. */
export interface Guesses {
  /**
   * Counts a guess before it is tried; one for an unknown account as one for a known.
   * @returns seconds to wait until it may be tried; 0 for now
   */
  begin(guess: Guess): Promise<number>;
  /** Forgets what was counted, after a right one. */
  forget(guess: Guess): Promise<void>;
  /** What a browser is given in which the account's holder was: strangers' guesses do not count against it. */
  knownBrowser(email: string): string;
  /** Whether another link for a new password may be mailed to this address. */
  mayMail(email: string): Promise<boolean>;
}

/**
 * Guesses at an account are counted by who makes them, and for all strangers together. So one guesser locks out himself
 * alone; many together lock out strangers, for a quarter of an hour at a time, and never a browser that the account's
 * holder has used, nor the mailed link for a new password.
 * @param secret of the shop; keys and marks are made with it
 */
export function countGuesses(db: Database, secret: string, isDemo: boolean, now: () => Date): Guesses {
  const times = isDemo ? DEMO_TIMES : 1;
  const keyed = (...parts: string[]) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest();
  const mark = (nonce: string, email: string) => keyed("browser", nonce, account(email)).toString("base64url");
  const isKnown = ({ browser, email }: Guess) => {
    const [nonce = "", given = ""] = browser?.split(".") ?? [];
    return same(given, mark(nonce, email));
  };
  const keysOf = (guess: Guess) => ({
    one: keyed("one", account(guess.email), isKnown(guess) ? guess.browser! : guess.address),
    strangers: keyed("strangers", account(guess.email)),
  });
  return {
    async begin(guess) {
      const { one, strangers } = keysOf(guess);
      const wait = await count(db, one, LIMITS.one * times, now());
      if (wait > 0 || isKnown(guess)) return wait;
      return count(db, strangers, LIMITS.strangers * times, now());
    },
    async forget(guess) {
      const keys = Object.values(keysOf(guess));
      await sql`delete from identity.guess where key = any(${keys})`.execute(db);
    },
    knownBrowser(email) {
      const nonce = randomBytes(12).toString("base64url");
      return `${nonce}.${mark(nonce, email)}`;
    },
    async mayMail(email) {
      return (await count(db, keyed("mail", account(email)), MAILS * times, now())) === 0;
    },
  };
}

function account(email: string): string {
  return email.trim().toLowerCase();
}

/** Counts one more; in one statement, so that of guesses made at once none goes uncounted. */
async function count(db: Database, key: Buffer, limit: number, now: Date): Promise<number> {
  const ends = new Date(now.getTime() + WINDOW * 1000);
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    insert into identity.guess as kept (key, count, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      count = case when kept.ends_at <= ${now} then 1 else kept.count + 1 end,
      ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
    returning count, ends_at`.execute(db);
  const row = rows[0]!;
  if (row.count === 1) await clearEnded(db, now);
  return row.count <= limit ? 0 : Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000));
}

async function clearEnded(db: Database, now: Date): Promise<void> {
  await sql`delete from identity.guess where key in (
    select key from identity.guess where ends_at <= ${now} limit 100 for update skip locked)`.execute(db);
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
