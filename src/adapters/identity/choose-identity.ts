import type { FirebaseProject } from "#contract/identity.ts";
import type { BuiltinIdentity } from "#domain/accounts/builtin-identity.ts";
import type { IdentityVerifier } from "#domain/accounts/identity-verifier.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { createBuiltinIdentity } from "./builtin.ts";
import { chooseFirebase, firebaseVerifier } from "./firebase.ts";

export interface ChosenIdentity {
  identity: IdentityVerifier;
  builtinIdentity: BuiltinIdentity | null;
  firebase: FirebaseProject | null;
}

/** Who holds the shop's accounts: Firebase where its keys are set, else the shop itself. */
export function chooseIdentity(
  config: Config,
  db: Database,
  log: Log,
  calling: Calling = {},
  now: () => Date = () => new Date(),
): ChosenIdentity {
  const firebase = chooseFirebase(config);
  if (firebase) {
    if (firebase.emulator) log.warn({ part: "identity" }, "takes the unsigned tokens of a Firebase emulator");
    const identity = firebaseVerifier(firebase, config.SHOP_URL, now, { calling });
    return { identity, builtinIdentity: null, firebase };
  }
  const { verifier, service } = createBuiltinIdentity(config, db, log, calling, now);
  return { identity: verifier, builtinIdentity: service, firebase: null };
}
