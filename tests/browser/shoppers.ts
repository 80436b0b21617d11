import type { APIRequestContext, Page } from "@playwright/test";

/** Makes an account, by the calls that the sign-up screen makes. */
export async function signUp(request: APIRequestContext, address: string, name: string): Promise<string> {
  const email = `${crypto.randomUUID()}@shop.example`;
  const headers = { origin: address };
  const made = await request.post(`${address}/api/identity/sign-up/email`, {
    headers,
    data: { name, email, password: "a-long-enough-password" },
  });
  const { user } = (await made.json()) as { user: { id: string } };
  const proof = await request.get(`${address}/api/identity/token`, { headers });
  const { token } = (await proof.json()) as { token: string };
  const entered = await request.post(`${address}/api/user/register`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: { name, email, firebaseUid: user.id, emailPasswordSignIn: true },
  });
  return ((await entered.json()) as { token: string }).token;
}

/** Has the page begin with this token in the browser's storage. */
export async function comeAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
}
