import { identitySentence } from "#contract/identity.ts";
import { googleAddress } from "../session/identity-client.ts";

/** CSS pixels (IDP-04). */
const SIZE = { width: 500, height: 600 };
/** How often to look whether the shopper has closed the window, ms: no event tells. */
const LOOK_EVERY = 300;

/** Why no Google account came out of it, as a sentence. */
export class GoogleRefusal extends Error {
  override name = "GoogleRefusal";
}

/**
 * Opens the window for a Google account and waits for it to come back. Called in the press of a button, or the browser
 * blocks it.
 * @throws GoogleRefusal when it is blocked, closed or refused; ApiError when the shop does not answer
 */
export async function signInAtGoogle(): Promise<void> {
  const { width, height } = SIZE;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const popup = window.open("", "google-sign-in", `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) throw refusal("popup-blocked");
  try {
    popup.location.href = await googleAddress();
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
      else reject(refusal((typeof data.error === "string" && CODES[data.error]) || "unknown"));
    };
    // A message sent just before the window closed is heard first: it is on its way already.
    const look = () => {
      if (!popup.closed) return;
      window.clearInterval(looking);
      window.setTimeout(() => {
        stop();
        reject(refusal("popup-closed"));
      }, LOOK_EVERY);
    };
    const looking = window.setInterval(look, LOOK_EVERY);
    window.addEventListener("message", hear);
  });
}

/** What the way back says, in the shop's codes. */
const CODES: Record<string, string> = {
  access_denied: "popup-closed",
  account_not_linked: "account-not-linked",
  state_mismatch: "user-token-expired",
  state_not_found: "user-token-expired",
};

function refusal(code: string): GoogleRefusal {
  return new GoogleRefusal(identitySentence(code));
}
