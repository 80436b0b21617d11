import { isIdentityErrorCode, type PasswordPolicy } from "#contract/identity.ts";
import { api, ApiError } from "../session/api.ts";
import { waitForGoogle } from "./google-window.ts";
import {
  IdentityRefusal,
  networkTimeout,
  type IdentityClient,
  type IdentityPerson,
  type Proof,
} from "./identity-client.ts";

interface Reply {
  user: { id: string; email: string; name: string };
}

/** The shop's own identity service. Who is signed in at it is said by a cookie that no script reads. */
export function builtinClient(policy: PasswordPolicy, shopUrl: string): IdentityClient {
  const proof = async (): Promise<Proof> => {
    const { token } = await ask<{ token: string }>("token");
    return { token, expiresAt: claimsOf(token).exp * 1000 };
  };
  return {
    signUp: async (input) => personOf(await ask<Reply>("sign-up/email", input)),
    signIn: async (input) => personOf(await ask<Reply>("sign-in/email", input)),
    async signInWithGoogle() {
      // The window comes back to SHOP_URL, which knows nothing of what began under another name.
      if (window.location.origin !== shopUrl) throw new IdentityRefusal("google-elsewhere", { address: shopUrl });
      await waitForGoogle(async () => (await ask<{ url: string }>("sign-in/google", {})).url);
      const { sub, email, name } = claimsOf((await proof()).token);
      return { uid: sub, email, name };
    },
    proof,
    signOut: async () => void (await ask("sign-out", {})),
    undoSignUp: async () => void (await ask("undo-sign-up", {})),
    askForNewPassword: async (email) => void (await ask("request-password-reset", { email })),
    setNewPassword: async (token, newPassword) => void (await ask("reset-password", { token, newPassword })),
    confirmAddress: async (token) => void (await ask(`verify-email?${new URLSearchParams({ token })}`)),
    passwordPolicy: async () => policy,
  };
}

async function ask<T = Record<string, unknown>>(call: string, body?: object): Promise<T> {
  try {
    return await api<T>(`/api/identity/${call}`, { body, timeout: networkTimeout() });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) throw new IdentityRefusal("network-request-failed", { cause: error });
    const { code } = error.body;
    throw isIdentityErrorCode(code) ? new IdentityRefusal(code, { cause: error }) : error;
  }
}

function personOf({ user }: Reply): IdentityPerson {
  return { uid: user.id, email: user.email, name: user.name };
}

/** What an ID token says. The shop's server checks the token itself; this only reads it. */
function claimsOf(idToken: string): { sub: string; email: string; name: string; exp: number } {
  const part = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as { sub: string; email: string; name: string; exp: number };
}
