import { IdentityRefusal, type IdentityClient, type Proof } from "./identity-client.ts";

/** ms. How long before its end a proof is asked for anew (IDP-16). */
const AHEAD = 5 * 60_000;
/** ms. After a network failure, first and longest wait for the next try; each is twice the one before (IDP-17). */
const RETRY = { first: 30_000, longest: 16 * 60_000 };
const OVER = ["user-disabled", "user-token-expired"];

/**
 * Keeps the proof of whoever is signed in at the identity service fresh, for as long as the shop has not taken it: a
 * shopper who passed the service while the shop was away need not sign in again when it is back.
 * @param onEnd told when the account is disabled or its login has expired; it is signed out by then (IDP-18)
 * @returns how to stop
 */
export function keepFresh(client: IdentityClient, onEnd: (refusal: IdentityRefusal) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let retry = RETRY.first;
  const refreshIn = (ms: number) => {
    if (!stopped) timer = setTimeout(() => void refresh(true), Math.max(0, ms));
  };
  const refresh = async (fresh: boolean) => {
    try {
      const { expiresAt }: Proof = await client.proof(fresh);
      retry = RETRY.first;
      refreshIn(expiresAt - Date.now() - AHEAD);
    } catch (error) {
      const code = error instanceof IdentityRefusal ? error.code : null;
      if (code === "network-request-failed") {
        refreshIn(retry);
        retry = Math.min(retry * 2, RETRY.longest);
      } else if (code !== null && OVER.includes(code) && !stopped) {
        await client.signOut().catch(() => undefined);
        onEnd(error as IdentityRefusal);
      }
    }
  };
  void refresh(false);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
