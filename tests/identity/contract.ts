import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IDENTITY_SENTENCES, type IdentityErrorCode } from "#contract/identity.ts";
import { leaveEverywhere } from "#domain/accounts/leave-everywhere.ts";
import type { ApiError } from "#web/session/api.ts";
import { enterShop, enterShopByGoogle, type Entered } from "#web/login/enter-shop.ts";
import { IdentityRefusal, type IdentityClient } from "#web/login/identity-client.ts";
import type { StartedShop } from "./browser.ts";

/** A person with a Google account. */
export interface GooglePerson {
  sub: string;
  name: string;
  email: string;
}

/** An identity service, the shop that trusts it, and what a test does to people there from outside. */
export interface IdentityBench {
  shop: StartedShop;
  /** A browser that nobody has signed in with. */
  openBrowser(): IdentityClient;
  /** Who is chosen in the Google window from now on; null for a shopper who closes it. */
  atGoogle(person: GooglePerson | null): void;
  /** The token of the newest link that was mailed to an address. */
  mailedToken(email: string, about: "password" | "address"): Promise<string>;
  disable(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
  close(): Promise<void>;
}

const PASSWORD = "a-fine-password-1";
let people = 0;
const somebody = () => ({ name: "Asha Rao", email: `asha.${(people += 1)}@example.com`, password: PASSWORD });
type Person = ReturnType<typeof somebody>;

/** What every identity service does for the shop, whoever runs it (IDP, G-37): the same cases against each. */
export function identityContract(service: string, open: () => Promise<IdentityBench>): void {
  describe(`${service} as the shop's identity service`, () => {
    let bench: IdentityBench;
    let browser: IdentityClient;
    beforeAll(async () => void (bench = await open()));
    afterAll(() => bench.close());
    beforeEach(() => void (browser = bench.openBrowser()));

    const enter = (client: IdentityClient, mode: "signUp" | "login", person: Person): Promise<Entered> =>
      enterShop(client, mode, person, null, () => undefined);
    const account = async (token: string) => {
      const reply = await fetch(`${bench.shop.address}/api/user/get-user`, { headers: { token } });
      return reply.ok ? ((await reply.json()) as { user: Record<string, string> }).user : reply.status;
    };
    const exchange = async (proof: string | null, claim: { email: string; firebaseUid: string }) => {
      const reply = await fetch(`${bench.shop.address}/api/user/login`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(proof !== null && { authorization: `Bearer ${proof}` }) },
        body: JSON.stringify({ ...claim, emailPasswordSignIn: true }),
      });
      return { status: reply.status, ...((await reply.json()) as { message: string; token?: string }) };
    };
    /** The code of a refusal, which has the sentence of its code. */
    const refusal = async (work: Promise<unknown>): Promise<IdentityErrorCode> => {
      const error = await work.then(
        () => expect.unreachable("nothing was refused"),
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(IdentityRefusal);
      const { code, message } = error as IdentityRefusal;
      expect(message).toBe(IDENTITY_SENTENCES[code]);
      return code;
    };
    const customers = async (email: string) =>
      (await bench.shop.ctx.db.selectFrom("customer").select("id").where("email", "=", email).execute()).length;

    it("IDP-02 API-16 signs up by password, and the shop knows who that is", async () => {
      const person = somebody();
      const { token, customer } = await enter(browser, "signUp", person);
      expect(customer).toEqual({ name: person.name, email: person.email });
      expect(await account(token)).toMatchObject({
        name: person.name,
        email: person.email,
        authMethod: "Email and password",
      });
    });

    it("IDP-01 API-18 signs in by password in another browser, as the same customer", async () => {
      const person = somebody();
      await enter(browser, "signUp", person);
      const { token } = await enter(bench.openBrowser(), "login", person);
      expect(await account(token)).toMatchObject({ name: person.name, email: person.email });
      expect(await customers(person.email)).toBe(1);
    });

    it("ERR-26 says at sign-up that an address is in use", async () => {
      const person = somebody();
      await browser.signUp(person);
      expect(await refusal(bench.openBrowser().signUp(person))).toBe("email-already-in-use");
    });

    it("N-10 says the same of an unknown address as of a wrong password", async () => {
      const person = somebody();
      await browser.signUp(person);
      const wrong = await refusal(bench.openBrowser().signIn({ ...person, password: "not-the-password" }));
      const unknown = await refusal(bench.openBrowser().signIn({ email: "nobody@example.com", password: PASSWORD }));
      expect(IDENTITY_SENTENCES[wrong]).toBe("Email or password is not right. Please try again.");
      expect(IDENTITY_SENTENCES[unknown]).toBe(IDENTITY_SENTENCES[wrong]);
    });

    it("VAL-35 takes neither a short password nor what is no address", async () => {
      expect((await browser.passwordPolicy()).min).toBe(6);
      expect(await refusal(browser.signUp({ ...somebody(), password: "12345" }))).toBe("weak-password");
      expect(await refusal(browser.signUp({ ...somebody(), email: "nonsense" }))).toBe("invalid-email");
    });

    it("G-37 refuses a login without proof, and a proof that speaks of somebody else", async () => {
      const [person, other] = [somebody(), somebody()];
      const { uid, email } = await browser.signUp(person);
      const stranger = await bench.openBrowser().signUp(other);
      const { token } = await browser.proof();
      expect((await exchange(null, { email, firebaseUid: uid })).status).toBe(401);
      expect((await exchange("nonsense", { email, firebaseUid: uid })).status).toBe(401);
      expect((await exchange(token, { email: stranger.email, firebaseUid: uid })).status).toBe(403);
      expect((await exchange(token, { email, firebaseUid: stranger.uid })).status).toBe(403);
      const [head, body] = token.split(".");
      const claims = JSON.parse(Buffer.from(body!, "base64url").toString()) as Record<string, unknown>;
      const forged = (more: object) =>
        `${head}.${Buffer.from(JSON.stringify({ ...claims, ...more })).toString("base64url")}.c2ln`;
      for (const more of [{ aud: "https://elsewhere.example" }, { iss: "https://elsewhere.example" }, { exp: 1 }])
        expect((await exchange(forged(more), { email, firebaseUid: uid })).status).toBe(401);
      expect((await exchange(token, { email, firebaseUid: uid })).status).toBe(200);
    });

    it("IDP-14 IDP-16 gives a fresh proof when it is asked for one, which the shop takes", async () => {
      const { uid, email } = await browser.signUp(somebody());
      const { token, expiresAt } = await browser.proof(true);
      expect(expiresAt).toBeGreaterThan(Date.now() + 10 * 60_000);
      expect((await exchange(token, { email, firebaseUid: uid })).status).toBe(200);
    });

    it("signs out: nobody is vouched for any more, also once the shop has been entered", async () => {
      const person = somebody();
      await browser.signUp(person);
      await browser.signOut();
      expect(await refusal(browser.proof())).toBe("user-token-expired");
      await enter(browser, "login", person);
      await expect.poll(() => refusal(browser.proof())).toBe("user-token-expired");
    });

    it("IDP-18 a disabled account's proof stops counting at once, and so does the way in", async () => {
      const person = somebody();
      await enter(browser, "signUp", person);
      const other = bench.openBrowser();
      const { uid, email } = await other.signIn(person);
      const { token } = await other.proof();
      await bench.disable(uid);
      const answer = await exchange(token, { email, firebaseUid: uid });
      expect([answer.status, answer.message]).toEqual([403, IDENTITY_SENTENCES["user-disabled"]]);
      const error = await enter(bench.openBrowser(), "login", person).catch((thrown: unknown) => thrown);
      expect((error as Error).message).toBe(IDENTITY_SENTENCES["user-disabled"]);
    });

    it("ROLE-07 a customer whom the shop disabled is out, whatever the service says", async () => {
      const person = somebody();
      const { token } = await enter(browser, "signUp", person);
      const { db } = bench.shop.ctx;
      await db.updateTable("customer").set({ disabled_at: new Date() }).where("email", "=", person.email).execute();
      expect(await account(token)).toBe(401);
      const error = await enter(bench.openBrowser(), "login", person).catch((thrown: unknown) => thrown);
      expect([(error as ApiError).status, (error as Error).message]).toEqual([
        403,
        IDENTITY_SENTENCES["user-disabled"],
      ]);
    });

    it("a deleted account's proof stops counting at once", async () => {
      const person = somebody();
      const { uid, email } = await browser.signUp(person);
      const { token } = await browser.proof();
      await bench.remove(uid);
      expect((await exchange(token, { email, firebaseUid: uid })).status).toBe(401);
      const refused = await refusal(bench.openBrowser().signIn(person));
      expect(IDENTITY_SENTENCES[refused]).toBe(IDENTITY_SENTENCES["invalid-credential"]);
    });

    it("a proof from before the shopper left everywhere opens nothing any more", async () => {
      const person = somebody();
      const { token } = await enter(browser, "signUp", person);
      const other = bench.openBrowser();
      const { uid, email } = await other.signIn(person);
      const proof = (await other.proof()).token;
      // Proofs are dated in whole seconds.
      const later = new Date(Date.now() + 2000);
      await leaveEverywhere(bench.shop.ctx.db, { identity_uid: uid }, later);
      expect(await account(token)).toBe(401);
      const answer = await exchange(proof, { email, firebaseUid: uid });
      expect([answer.status, answer.message]).toEqual([401, IDENTITY_SENTENCES["user-token-expired"]]);
    });

    it("IDP-09 takes a sign-up back that the shop does not take, so that the address is free again", async () => {
      const person = somebody();
      const { db } = bench.shop.ctx;
      const taken = { identity_uid: "of-another-service", email: person.email, auth_method: "password" };
      await db.insertInto("customer").values(taken).execute();
      const error = await enter(browser, "signUp", person).catch((thrown: unknown) => thrown);
      expect([(error as ApiError).status, (error as Error).message]).toEqual([
        409,
        IDENTITY_SENTENCES["email-already-in-use"],
      ]);
      await db.deleteFrom("customer").where("email", "=", person.email).execute();
      expect((await enter(bench.openBrowser(), "signUp", person)).token).toMatch(/^[\w-]{43}$/);
    });

    it("a forgotten password is replaced by a mailed link, once", async () => {
      const person = somebody();
      await browser.signUp(person);
      await browser.askForNewPassword(person.email);
      const link = await bench.mailedToken(person.email, "password");
      await browser.setNewPassword(link, "another-password-2");
      const old = await refusal(bench.openBrowser().signIn(person));
      expect(IDENTITY_SENTENCES[old]).toBe(IDENTITY_SENTENCES["invalid-credential"]);
      const signedIn = await bench.openBrowser().signIn({ ...person, password: "another-password-2" });
      expect(signedIn.email).toBe(person.email);
      expect(await refusal(browser.setNewPassword(link, "a-third-password-3"))).toBe("invalid-action-code");
      await expect(browser.askForNewPassword("nobody@example.com")).resolves.toBeUndefined();
    });

    it("a mailed link confirms the address", async () => {
      const person = somebody();
      await browser.signUp(person);
      const isConfirmed = async () => {
        const who = await bench.shop.ctx.adapters.identity.verify((await browser.proof(true)).token);
        return typeof who === "object" && who?.emailVerified;
      };
      expect(await isConfirmed()).toBe(false);
      await browser.confirmAddress(await bench.mailedToken(person.email, "address"));
      expect(await isConfirmed()).toBe(true);
      expect(await refusal(browser.confirmAddress("made-up"))).toBe("invalid-action-code");
    });

    it("LOGIN-07 API-17 API-19 G-14 a Google account signs up, and logs in as the same customer", async () => {
      const meera = { sub: "google-1", name: "Meera Nair", email: "meera@example.com" };
      bench.atGoogle(meera);
      const first = await enterShopByGoogle(browser, "login");
      expect(await account(first.token)).toMatchObject({ name: meera.name, email: meera.email, authMethod: "Google" });
      const second = await enterShopByGoogle(bench.openBrowser(), "signUp");
      expect(second.token).not.toBe(first.token);
      expect(await customers(meera.email)).toBe(1);
    });

    it("ERR-27 a Google window that is closed is told", async () => {
      bench.atGoogle(null);
      expect(await refusal(browser.signInWithGoogle())).toBe("popup-closed");
    });

    it("IDP-03 a Google account and a confirmed password account of one address are one", async () => {
      const ravi = { sub: "google-2", name: "Ravi Menon", email: "ravi@example.com" };
      const person = { ...ravi, password: PASSWORD };
      const { uid } = await browser.signUp(person);
      await browser.confirmAddress(await bench.mailedToken(ravi.email, "address"));
      bench.atGoogle(ravi);
      expect((await bench.openBrowser().signInWithGoogle()).uid).toBe(uid);
      expect((await bench.openBrowser().signIn(person)).uid).toBe(uid);
      await enterShopByGoogle(bench.openBrowser(), "login");
      await enter(bench.openBrowser(), "login", person);
      expect(await customers(ravi.email)).toBe(1);
    });

    it("IDP-03 whoever signed up with another's address is not left in when its holder comes by Google", async () => {
      const holder = { sub: "google-3", name: "Leela Iyer", email: "leela@example.com" };
      const squatter = { ...holder, password: PASSWORD };
      const { token } = await enter(browser, "signUp", squatter);
      // A service that gives the account to the holder says when; in whole seconds.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      bench.atGoogle(holder);
      const came = await enterShopByGoogle(bench.openBrowser(), "login").catch((thrown: unknown) => thrown);
      const stays = await bench
        .openBrowser()
        .signIn(squatter)
        .catch((thrown: unknown) => thrown);
      const outcome = {
        holder: came instanceof IdentityRefusal ? came.code : "is in",
        squatter: stays instanceof IdentityRefusal ? IDENTITY_SENTENCES[stays.code] : "is in",
        session: await account(token),
      };
      // Never both: either the holder is sent to the mailed link, or the account is the holder's alone.
      expect([
        { holder: "account-not-linked", squatter: "is in", session: expect.objectContaining({ email: holder.email }) },
        { holder: "is in", squatter: IDENTITY_SENTENCES["invalid-credential"], session: 401 },
      ]).toContainEqual(outcome);
    });
  });
}
