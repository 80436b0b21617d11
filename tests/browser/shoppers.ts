import type { APIRequestContext, Page } from "@playwright/test";

export const PASSWORD = "a-long-enough-password";

/** Somebody with an account, whose password is PASSWORD, and a token. */
export interface Shopper {
  name: string;
  email: string;
  token: string;
}

/** Makes an account, by the calls that the sign-up screen makes. */
export async function signUp(request: APIRequestContext, address: string, name: string): Promise<Shopper> {
  const email = `${crypto.randomUUID()}@shop.example`;
  const headers = { origin: address };
  const made = await request.post(`${address}/api/identity/sign-up/email`, {
    headers,
    data: { name, email, password: PASSWORD },
  });
  const { user } = (await made.json()) as { user: { id: string } };
  const proof = await request.get(`${address}/api/identity/token`, { headers });
  const { token: proved } = (await proof.json()) as { token: string };
  const entered = await request.post(`${address}/api/user/register`, {
    headers: { ...headers, authorization: `Bearer ${proved}` },
    data: { name, email, firebaseUid: user.id, emailPasswordSignIn: true },
  });
  const { token } = (await entered.json()) as { token: string };
  return { name, email, token };
}

/** Has every page begin with this token in the browser's storage. */
export async function comeAs(page: Page, { token }: Pick<Shopper, "token">): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
}

/** Leaves the token in the browser once, as an earlier visit would have: a logout can take it away. */
export async function logIn(page: Page, { token }: Pick<Shopper, "token">): Promise<void> {
  await page.goto("/about");
  await page.evaluate((kept) => localStorage.setItem("token", kept), token);
}

/** The token that the browser keeps. */
export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
