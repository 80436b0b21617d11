import type { CatalogueChanges } from "#platform/catalogue-changes/catalogue-changes.ts";
import type { FirebaseProject } from "#contract/identity.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { BuiltinIdentity } from "./accounts/builtin-identity.ts";
import type { IdentityVerifier } from "./accounts/identity-verifier.ts";
import type { RateSource } from "./rates/rate-source.ts";
import type { LocationSource } from "./locations/location-source.ts";
import type { PaymentGateway } from "./payments/payment-gateway.ts";
import type { AnswerSource } from "./assistant/answer-source.ts";
import type { SpeechSource } from "./assistant/speech-source.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { MediaStore } from "./media/media-store.ts";

/** Everything outside the shop that the shop speaks to: one interface each, chosen by the settings at start. */
export interface Adapters {
  identity: IdentityVerifier;
  /** The service behind it, when the shop runs it itself. */
  builtinIdentity: BuiltinIdentity | null;
  /** The Firebase project that holds the accounts instead, where its keys are set. */
  firebase: FirebaseProject | null;
  rates: RateSource;
  locations: LocationSource;
  /** By payment method; cash on delivery needs none. */
  gateways: Partial<Record<"razorpay" | "stripe", PaymentGateway>>;
  assistant: AnswerSource;
  /** Null where answers are not spoken. */
  speech: SpeechSource | null;
  mail: Mailer;
  media: MediaStore;
}

/** What a use case works with: made once at start, handed on as the first argument. Nothing is reached through globals. */
export interface ShopContext {
  db: Database;
  config: Config;
  log: Log;
  metrics: Metrics;
  /** What changed in the catalogue, for whoever keeps a copy. */
  changes: CatalogueChanges;
  /** The shop's clock; tests set it. */
  now(): Date;
  adapters: Adapters;
}
