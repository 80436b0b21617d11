import type { IdentityOffer } from "#contract/identity.ts";
import { builtinClient } from "./builtin-client.ts";
import { IdentityRefusal, type IdentityClient } from "./identity-client.ts";

const inBrowser: { firebase: Promise<IdentityClient> | null } = { firebase: null };

/**
 * The client of the service that holds this shop's accounts. Firebase's code is fetched when it is first asked for, and
 * never by a shop that does without.
 * @param shopUrl the shop's own address
 */
export function identityClient(offer: IdentityOffer, language: string, shopUrl: string): Promise<IdentityClient> {
  if (offer.service === "builtin") return Promise.resolve(builtinClient(offer.policy, shopUrl));
  inBrowser.firebase ??= import("./firebase-client.ts").then(
    ({ firebaseClient }) => firebaseClient(offer.project, offer.policy, language),
    (error: unknown) => {
      inBrowser.firebase = null;
      throw new IdentityRefusal("network-request-failed", { cause: error });
    },
  );
  return inBrowser.firebase;
}
