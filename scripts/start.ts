import type { ShopContext } from "#domain/context.ts";
import { listenFailure } from "#platform/listen-address.ts";
import { runShop, type Opening } from "./start/run.ts";

/** `npm start`: the whole shop, from whatever state its folder is in, until it is told to stop. */
await runShop(async (opening) => {
  // React and its like choose their fast build by this when they are loaded: so first this, then they.
  // What the owner says of the shop itself is in config.NODE_ENV.
  process.env["NODE_ENV"] = "production";
  console.log("Weft is starting");
  const { buildPages } = await import("./start/build-pages.ts");
  // It needs no database, so it goes on beside all that does; what it came to is told at its own step.
  const building = buildPages(opening.cleanup);
  building.catch(() => {});
  const { openShop } = await import("./start/open-shop.ts");
  const ctx = await openShop(opening);
  await opening.step(
    "Pages",
    () => building,
    (built) => (built ? "built" : "up to date"),
  );
  const address = await opening.step(
    "Shop",
    () => openDoor(ctx, opening),
    () => "open",
  );
  await greet(ctx, address);
});

async function openDoor(ctx: ShopContext, { cleanup }: Opening): Promise<string> {
  const { serve } = await import("#http/server.ts");
  const { PORT, HOST } = ctx.config;
  const shop = await serve(ctx).catch((error: unknown) => {
    throw listenFailure(error, PORT, HOST);
  });
  cleanup.add(() => shop.close());
  return shop.address;
}

async function greet(ctx: ShopContext, address: string): Promise<void> {
  console.log(`\nThe shop is open at ${address}`);
  if (ctx.config.DEMO && ctx.adapters.builtinIdentity) {
    const { DEMO_ACCOUNT } = await import("#domain/accounts/create-demo-account.ts");
    console.log(`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`);
  }
  const { chooseMailbox } = await import("#adapters/mail/choose-mail.ts");
  if (chooseMailbox(ctx.config)) console.log(`Its mails are at ${address}/sandbox/mail`);
  else if (ctx.config.SMTP_URL === "")
    console.log("No mail server is set (SMTP_URL): its mails wait until there is one");
  console.log(
    `Everything is kept in ${ctx.config.DATABASE_URL ? "the database of DATABASE_URL" : ctx.config.DATA_DIR}`,
  );
  console.log("Ctrl-C stops it");
}
