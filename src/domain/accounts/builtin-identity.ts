import type { VerifiedIdentity } from "./identity-verifier.ts";

/** The identity service that the shop itself runs; a shop whose accounts a third party holds has none. */
export interface BuiltinIdentity {
  /** Whether it takes Google accounts: real ones, or a demo's made-up ones. */
  readonly google: boolean;
  /**
   * Answers one of the service's own calls, under /api/identity. A refused one is answered as every call of the shop is
   * (G-24), with the service's reason as `code`.
   * @param address of the caller: guesses are counted by it
   */
  handle(request: Request, address: string): Promise<Response>;
  /** Makes an account with a password, or finds the one that has this address already; that one keeps its password. */
  ensureAccount(account: { name: string; email: string; password: string }): Promise<VerifiedIdentity>;
}
