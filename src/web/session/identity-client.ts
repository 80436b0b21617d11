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

/** The proof for the shop's own server (G-37), for whoever is signed in at the identity service. @throws ApiError */
export async function idToken(): Promise<string> {
  return (await api<{ token: string }>("/api/identity/token")).token;
}

function personOf({ user }: Reply): IdentityPerson {
  return { uid: user.id, email: user.email, name: user.name };
}
