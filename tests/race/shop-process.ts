import { createContext } from "#adapters/create-context.ts";
import { tendPayments } from "#domain/payments/tend-payments.ts";
import { buildApp } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";
import { sharing } from "#tests/fixtures/held-port.ts";

/**
 * A process of the shop of its own, without its pages: all calls on the database of DATABASE_URL. Says where it listens when
 * it does, does the minute's work on payments when it is told "tend", and ends with the process that started it.
 */
const config = readConfig(process.env);
const log = createLog("fatal");
const connection = connect(config.DATABASE_URL!, 20);
const ctx = createContext(config, connection, log);
const app = await buildApp(ctx, areas);
const address = await app.listen(sharing(config.PORT));
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message === "tend") void tendPayments(ctx).finally(() => process.send?.("tended"));
});
process.send?.(address);
