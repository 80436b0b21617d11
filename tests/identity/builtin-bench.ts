import { sql } from "kysely";
import { expect } from "vitest";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import { builtinClient } from "#web/login/builtin-client.ts";
import { sentMails } from "#tests/fixtures/mails.ts";
import { Browser, type StartedShop } from "./browser.ts";
import type { IdentityBench } from "./contract.ts";
import { startGoogleShop } from "./google-shop.ts";

/**
 * The built-in service under the contract, with a real OpenID provider for Google. What a browser has and these tests have
 * not is stood in for: cookies, and a window.
 */
export async function openBuiltinBench(): Promise<IdentityBench> {
  const shop = await startGoogleShop();
  const { fetch } = globalThis;
  let browser = new Browser(shop.address);
  let isClosed = false;
  globalThis.fetch = (address, init) =>
    typeof address === "string" && address.startsWith("/") ? browser.get(address, init) : fetch(address, init);
  Object.assign(globalThis, {
    window: pageOf(shop, async (url) => (isClosed ? "closed" : (await browser.follow(url)).searchParams.get("error"))),
  });
  const { db, config } = shop.ctx;
  const mails: Awaited<ReturnType<typeof sentMails>> = [];
  return {
    shop,
    openBrowser() {
      const own = new Browser(shop.address);
      const client = builtinClient(passwordPolicy(config), shop.address);
      // Each of its calls is made with its own cookies.
      return Object.fromEntries(
        Object.entries(client).map(([name, call]) => [
          name,
          (...given: unknown[]) => {
            browser = own;
            return (call as (...args: unknown[]) => unknown)(...given);
          },
        ]),
      ) as unknown as typeof client;
    },
    atGoogle(person) {
      isClosed = person === null;
      if (person) shop.google.person = { ...person, email_verified: true };
    },
    async mailedToken(email, about) {
      const path = about === "password" ? "/reset-password" : "/confirm-email";
      let token: string | null | undefined;
      const look = async () => {
        mails.push(...(await sentMails(shop)));
        const mail = mails.findLast(({ to, text }) => to === email && text.includes(path));
        token = mail && new URL(/https?:\/\/\S+/.exec(mail.text)![0]).searchParams.get("token");
        return token;
      };
      await expect.poll(look, { message: `mail about ${about} for ${email}` }).toBeTruthy();
      return token!;
    },
    disable: async (uid) =>
      void (await db
        .updateTable("customer")
        .set({ disabled_at: new Date() })
        .where("identity_uid", "=", uid)
        .execute()),
    remove: async (uid) => void (await sql`delete from identity."user" where id = ${uid}`.execute(db)),
    async close() {
      globalThis.fetch = fetch;
      await shop.close();
    },
  };
}

/** As much of a page's window as a Google window needs. */
function pageOf(shop: StartedShop, visit: (url: string) => Promise<string | null>) {
  const page = new EventTarget();
  return Object.assign(page, {
    location: { origin: shop.address },
    screenX: 0,
    screenY: 0,
    outerWidth: 1440,
    outerHeight: 900,
    setInterval,
    clearInterval,
    setTimeout,
    open() {
      const popup = {
        closed: false,
        close: () => void (popup.closed = true),
        location: {
          set href(url: string) {
            void visit(url).then((error) => {
              if (error === "closed") return popup.close();
              const data = { source: "google-sign-in", error };
              page.dispatchEvent(Object.assign(new Event("message"), { origin: shop.address, source: popup, data }));
            });
          },
        },
      };
      return popup;
    },
  });
}
