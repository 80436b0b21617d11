import { api } from "./api.ts";

/** Who the identity service says has just signed in. */
export interface IdentityPerson {
  uid: string;
  email: string;
  name: string;
}

interface Reply {
  user: { id: string; email: string; name: string };
}

/**
 * Makes an account with a password and signs in to it.
 * @throws ApiError whose body's `code` is one of contract/identity.ts
 */
export async function signUp(input: { name: string; email: string; password: string }): Promise<IdentityPerson> {
  return personOf(await api<Reply>("/api/identity/sign-up/email", { body: input }));
}

/** Signs in with a password. @throws ApiError as `signUp` */
export async function signInByPassword(input: { email: string; password: string }): Promise<IdentityPerson> {
  return personOf(await api<Reply>("/api/identity/sign-in/email", { body: input }));
}

/** Has a link for a new password mailed, if the address has an account; nothing tells whether it has. @throws ApiError */
export async function askForNewPassword(email: string): Promise<void> {
  await api("/api/identity/request-password-reset", { body: { email } });
}

/** Sets a new password by a mailed link's token, and ends every session. @throws ApiError as `signUp` */
export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await api("/api/identity/reset-password", { body: { token, newPassword } });
}

/** Confirms an address by a mailed link's token. @throws ApiError as `signUp` */
export async function confirmAddress(token: string): Promise<void> {
  await api(`/api/identity/verify-email?${new URLSearchParams({ token })}`);
}

/** The proof for the shop's own server (G-37), for whoever is signed in at the identity service. @throws ApiError */
export async function idToken(): Promise<string> {
  return (await api<{ token: string }>("/api/identity/token")).token;
}

/** Where to send a window in which a Google account is chosen. @throws ApiError */
export async function googleAddress(): Promise<string> {
  return (await api<{ url: string }>("/api/identity/sign-in/google", { body: {} })).url;
}

/** Whom an ID token names. The shop's server checks the token itself; this only reads it. */
export function personOfToken(idToken: string): IdentityPerson {
  const part = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
  const { sub, email, name } = JSON.parse(new TextDecoder().decode(bytes)) as {
    sub: string;
    email: string;
    name: string;
  };
  return { uid: sub, email, name };
}

function personOf({ user }: Reply): IdentityPerson {
  return { uid: user.id, email: user.email, name: user.name };
}
