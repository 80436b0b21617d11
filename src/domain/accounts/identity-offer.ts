import type { IdentityOffer } from "#contract/identity.ts";
import type { ShopContext } from "../context.ts";
import { passwordPolicy } from "./password-policy.ts";

/** Firebase's own, where its project says nothing else; the login screen asks it. */
const FIREBASE_POLICY = { min: 6, max: 4096, needs: [] };

/** What the login screens are told of the identity service. */
export function identityOffer(ctx: ShopContext): IdentityOffer {
  const { firebase, builtinIdentity } = ctx.adapters;
  if (firebase) return { service: "firebase", project: firebase, policy: FIREBASE_POLICY };
  return { service: "builtin", google: builtinIdentity?.google ?? false, policy: passwordPolicy(ctx.config) };
}
