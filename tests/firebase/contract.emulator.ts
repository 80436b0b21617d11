import { GoogleAuthProvider, signInWithCredential } from "@firebase/auth";
import { FirebaseError } from "@firebase/app";
import { expect } from "vitest";
import { firebaseClient } from "#web/login/firebase-client.ts";
import { startTestShop } from "#tests/identity/browser.ts";
import { identityContract, type GooglePerson, type IdentityBench } from "#tests/identity/contract.ts";
import { asOwner, FIREBASE_SETTINGS, mailedCode } from "./emulator-calls.ts";

identityContract("Firebase", openFirebaseBench);

/** Firebase's own SDK on its emulator. There is no window here: what the window would bring is handed to the SDK as it is. */
async function openFirebaseBench(): Promise<IdentityBench> {
  const shop = await startTestShop(FIREBASE_SETTINGS);
  const { firebase } = shop.ctx.adapters;
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) =>
    fetch(typeof address === "string" && address.startsWith("/") ? shop.address + address : address, init);
  let chosen: GooglePerson | null = null;
  let browsers = 0;
  return {
    shop,
    openBrowser: () =>
      firebaseClient(firebase!, { min: 6, max: 4096, needs: [] }, "en", {
        name: `browser-${(browsers += 1)}`,
        popups: null,
        chooseGoogleAccount: async (auth) => {
          if (!chosen) throw new FirebaseError("auth/popup-closed-by-user", "The popup has been closed by the user.");
          const idToken = JSON.stringify({ ...chosen, email_verified: true });
          return signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
        },
      }),
    atGoogle: (person) => void (chosen = person),
    async mailedToken(email, about) {
      const kind = about === "password" ? "PASSWORD_RESET" : "VERIFY_EMAIL";
      await expect.poll(() => mailedCode(email, kind)).toBeDefined();
      return (await mailedCode(email, kind))!;
    },
    disable: (uid) => asOwner("update", { localId: uid, disableUser: true }),
    remove: (uid) => asOwner("delete", { localId: uid }),
    async close() {
      globalThis.fetch = fetch;
      await shop.close();
    },
  };
}
