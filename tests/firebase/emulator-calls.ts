/** The emulator that `npm run test:firebase` has started. */
export const EMULATOR = {
  host: process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "",
  project: process.env["FIREBASE_PROJECT"] ?? "",
  /** Any will do for it. */
  apiKey: "key-of-the-emulator",
};

/** The settings of a shop whose accounts the emulator holds. */
export const FIREBASE_SETTINGS = {
  FIREBASE_PROJECT_ID: EMULATOR.project,
  FIREBASE_API_KEY: EMULATOR.apiKey,
  FIREBASE_AUTH_EMULATOR_HOST: EMULATOR.host,
};

/** What the project's owner does in Firebase's console. */
export async function asOwner(call: "update" | "delete", body: object): Promise<void> {
  const url = `http://${EMULATOR.host}/identitytoolkit.googleapis.com/v1/projects/${EMULATOR.project}/accounts:${call}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`The emulator refused: ${await reply.text()}`);
}

/** The code in the newest link that Firebase has mailed to an address: the emulator keeps them for the asking. */
export async function mailedCode(email: string, kind: "PASSWORD_RESET" | "VERIFY_EMAIL"): Promise<string | undefined> {
  const reply = await fetch(`http://${EMULATOR.host}/emulator/v1/projects/${EMULATOR.project}/oobCodes`);
  const { oobCodes } = (await reply.json()) as { oobCodes: { email: string; requestType: string; oobCode: string }[] };
  return oobCodes.findLast((code) => code.email === email && code.requestType === kind)?.oobCode;
}
