import { useEffect, useState } from "react";
import { api } from "../session/api.ts";

/** Who is logged in, as the account call tells (API-20); each of it may be missing. */
export interface Account {
  name?: string;
  email?: string;
  authMethod?: string;
  createdAt?: string;
}

export type AccountState = { state: "loading" } | { state: "failed" } | { state: "loaded"; account: Account };

/** The account behind a token; a failure is logged only (ERR-31). */
export function useAccount(token: string | null): AccountState {
  const [loaded, setLoaded] = useState<AccountState>({ state: "loading" });
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    api<{ user: Account }>("/api/user/get-user", { signal: leaving.signal }).then(
      ({ user }) => setLoaded({ state: "loaded", account: user }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn("The account could not be loaded.", error);
        setLoaded({ state: "failed" });
      },
    );
    return () => leaving.abort();
  }, [token]);
  return token === null ? { state: "loading" } : loaded;
}
