import { create } from "zustand";

/** Where the shop's token lives in the browser (G-23). */
const STORAGE_KEY = "token";

/** The shopper as the pages greet them; the rest is read from the account call. */
export interface SessionCustomer {
  name: string;
  email: string;
}

/**
 * How a session came about: "signed-in" just now (a visitor's cart is to be merged), or "adopted" from what an earlier
 * visit or another tab had left in the browser (the server's cart is to be fetched).
 */
export type LoginKind = "signed-in" | "adopted";

/**
 * How a session ended: "logged-out" as the shopper wanted, "ended" because the server no longer takes its token, or
 * "elsewhere", in another tab, which also sees to what the device keeps.
 */
export type SessionEnd = "logged-out" | "ended" | "elsewhere";

export interface Session {
  token: string | null;
  customer: SessionCustomer | null;
  /** False until the browser's storage was looked at: before that nobody knows whether this is a visitor. */
  ready: boolean;
  /** Whether the last session ended because the shopper wanted it to. */
  loggedOut: boolean;
  /** At start-up, in the browser: takes over a stored token (STATE-14) and follows what other tabs do. */
  adopt(): void;
  /** Keeps a fresh token (ROLE-03) and tells everyone who asked by `onLogin`. */
  login(token: string, customer?: SessionCustomer): void;
  /** Ends the session here and on the server, and tells everyone who asked by `onLogout` (STATE-17). Where to go next is the caller's. */
  logout(): void;
  /** Ends the session here alone: for a token that the server no longer takes, unless it is said otherwise. */
  end(how?: SessionEnd): void;
}

type LoginListener = (kind: LoginKind) => void;
type LogoutListener = (how: SessionEnd) => void;

const loginListeners = new Set<LoginListener>();
const logoutListeners = new Set<LogoutListener>();
let following = false;

/** Who is shopping. On the server it is always a visitor: pages are rendered for everybody. */
export const useSession = create<Session>()((set, get) => ({
  token: null,
  customer: null,
  ready: false,
  loggedOut: false,
  adopt() {
    followOtherTabs();
    const token = get().token ?? readStored();
    const fresh = token !== get().token;
    set({ token, ready: true });
    if (fresh) tell(loginListeners, "adopted");
  },
  login(token, customer) {
    store(token);
    set({ token, customer: customer ?? null, ready: true, loggedOut: false });
    tell(loginListeners, "signed-in");
  },
  logout() {
    const { token, end } = get();
    if (token !== null) revoke(token);
    set({ loggedOut: true });
    end("logged-out");
  },
  end(how = "ended") {
    if (how !== "elsewhere") store(null);
    set({ token: null, customer: null });
    tell(logoutListeners, how);
  },
}));

/** Has `listener` called at each login and at each adoption of a stored token. Returns how to stop that. */
export function onLogin(listener: LoginListener): () => void {
  loginListeners.add(listener);
  return () => loginListeners.delete(listener);
}

/** Has `listener` called whenever a session ends. Returns how to stop that. */
export function onLogout(listener: LogoutListener): () => void {
  logoutListeners.add(listener);
  return () => logoutListeners.delete(listener);
}

function followOtherTabs(): void {
  if (following) return;
  following = true;
  window.addEventListener("storage", (event) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    const stored = readStored();
    if (stored === useSession.getState().token) return;
    if (stored === null) return useSession.getState().end("elsewhere");
    useSession.setState({ token: stored, customer: null, loggedOut: false });
    tell(loginListeners, "adopted");
  });
}

/** Told to the server without waiting: it must arrive even when the page is left at once. */
function revoke(token: string): void {
  const init = { method: "POST", keepalive: true, headers: { "content-type": "application/json", token }, body: "{}" };
  fetch("/api/user/logout", init).catch((error: unknown) =>
    console.warn("The server was not told of the logout.", error),
  );
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing has a session for as long as the page is open. */
function store(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Nothing to do: the token stays in memory.
  }
}

function tell<T>(listeners: Set<(value: T) => void>, value: T): void {
  for (const listener of listeners) listener(value);
}
