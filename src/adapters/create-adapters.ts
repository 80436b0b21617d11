import type { Adapters } from "#domain/context.ts";
import type { Config } from "#platform/config.ts";
import type { Connection } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { chooseAssistant, chooseSpeech } from "./assistant/choose-assistant.ts";
import { chooseIdentity } from "./identity/choose-identity.ts";
import { chooseLocations } from "./locations/choose-locations.ts";
import { chooseMail } from "./mail/choose-mail.ts";
import { chooseMedia } from "./media/choose-media.ts";
import { chooseGateways } from "./payments/choose-gateways.ts";
import { chooseRates } from "./rates/choose-rates.ts";

/**
 * Chooses what the shop speaks to outside itself, by the settings; without any key, the embedded defaults.
 * @param calling where calls to third parties are counted
 */
export function createAdapters(config: Config, connection: Connection, log: Log, calling: Calling): Adapters {
  return {
    ...chooseIdentity(config, connection.db, log, calling),
    rates: chooseRates(config, calling),
    locations: chooseLocations(config, connection.db, log, calling),
    gateways: chooseGateways(config, calling),
    assistant: chooseAssistant(config, calling),
    speech: chooseSpeech(config, calling),
    mail: chooseMail(config),
    media: chooseMedia(config, calling),
  };
}
