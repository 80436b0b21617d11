import { useCallback, useEffect, useState } from "react";
import type { IdentityOffer, PasswordPolicy } from "#contract/identity.ts";
import { useLanguage } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { identityClient } from "./choose-client.ts";
import type { IdentityClient } from "./identity-client.ts";

export interface Identity {
  client(): Promise<IdentityClient>;
  policy: PasswordPolicy;
}

/**
 * The identity service of this shop, for a login screen.
 * @param early whether it is made ready at once: a window must open in the press of its button, not after a download
 */
export function useIdentity(offer: IdentityOffer, early: boolean): Identity {
  const language = useLanguage();
  const { shopUrl } = useShopFrame().settings;
  const [policy, setPolicy] = useState(offer.policy);
  const client = useCallback(() => identityClient(offer, language, shopUrl), [offer, language, shopUrl]);
  useEffect(() => {
    if (!early || offer.service === "builtin") return;
    client()
      .then((ready) => ready.passwordPolicy())
      .then(setPolicy)
      // Whoever presses a button is told.
      .catch(() => undefined);
  }, [early, offer, client]);
  return { client, policy };
}
