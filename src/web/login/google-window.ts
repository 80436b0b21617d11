import type { IdentityErrorCode } from "#contract/identity.ts";
import { IdentityRefusal } from "./identity-client.ts";

/** CSS pixels (IDP-04). */
const SIZE = { width: 500, height: 600 };
/** How often to look whether the shopper has closed the window, ms: no event tells. */
const LOOK_EVERY = 300;

/**
 * Opens the window for a Google account and waits for it to come back. Called in the press of a button, or the browser
 * blocks it.
 * @param askAddress where to send it
 * @throws IdentityRefusal when it is blocked, closed or refused
 */
export async function waitForGoogle(askAddress: () => Promise<string>): Promise<void> {
  const { width, height } = SIZE;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const popup = window.open("", "google-sign-in", `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) throw new IdentityRefusal("popup-blocked");
  try {
    popup.location.href = await askAddress();
    await outcome(popup);
  } finally {
    popup.close();
  }
}

function outcome(popup: Window): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      window.removeEventListener("message", hear);
      window.clearInterval(looking);
    };
    const hear = ({ origin, source, data }: MessageEvent<{ source?: unknown; error?: unknown } | null>) => {
      if (origin !== window.location.origin || source !== popup || data?.source !== "google-sign-in") return;
      stop();
      if (data.error === null) resolve();
      else reject(new IdentityRefusal((typeof data.error === "string" && CODES[data.error]) || "unknown"));
    };
    // A message sent just before the window closed is heard first: it is on its way already.
    const look = () => {
      if (!popup.closed) return;
      window.clearInterval(looking);
      window.setTimeout(() => {
        stop();
        reject(new IdentityRefusal("popup-closed"));
      }, LOOK_EVERY);
    };
    const looking = window.setInterval(look, LOOK_EVERY);
    window.addEventListener("message", hear);
  });
}

/** What the way back says, in the shop's codes. */
const CODES: Record<string, IdentityErrorCode> = {
  access_denied: "popup-closed",
  account_not_linked: "account-not-linked",
  state_mismatch: "user-token-expired",
  state_not_found: "user-token-expired",
};
