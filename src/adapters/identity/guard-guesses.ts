import type { Guess, Guesses } from "./guesses.ts";

/** The cookie by which a browser is known in which an account's holder was; no script reads it. */
const KNOWN = "identity.known";
const A_YEAR = 365 * 24 * 60 * 60;

/**
 * Lets a try of a password through as long as its account was not guessed at too often, and forgets the guesses after a
 * right one.
 * @param sign tries it
 * @returns a 429 with `x-retry-after` in place of an answer to one too many, whether the account exists or not
 */
export async function guardGuesses(
  guesses: Guesses,
  request: Request,
  caller: { address: string; path: string; secure: boolean },
  sign: () => Promise<Response>,
): Promise<Response> {
  const { email } = (await request.clone().json()) as { email: string };
  const guess: Guess = { email, address: caller.address, browser: cookie(request, KNOWN) };
  const wait = await guesses.begin(guess);
  if (wait > 0) return Response.json({}, { status: 429, headers: { "x-retry-after": String(wait) } });
  const response = await sign();
  if (!response.ok) return response;
  await guesses.forget(guess);
  const headers = new Headers(response.headers);
  const attributes = `Max-Age=${A_YEAR}; Path=${caller.path}; HttpOnly; SameSite=Strict${caller.secure ? "; Secure" : ""}`;
  headers.append("set-cookie", `${KNOWN}=${guesses.knownBrowser(email)}; ${attributes}`);
  return new Response(response.body, { status: response.status, headers });
}

function cookie(request: Request, name: string): string | null {
  const found = (request.headers.get("cookie") ?? "").split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}
