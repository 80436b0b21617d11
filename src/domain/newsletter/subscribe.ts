import { randomInt } from "node:crypto";
import type { Language } from "#contract/language.ts";
import type { FieldPhrases } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { subscriberEmail, WELCOME_DAYS, WELCOME_PERCENT, welcomeMail } from "./rules.ts";

const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const DAY_MS = 86_400_000;

/**
 * N-05: puts an address on the newsletter's list and gives it a welcome coupon of its own, by the reply and by mail.
 * One per address: a second time there is no other coupon.
 */
export async function subscribe(
  ctx: ShopContext,
  { email: typed, acceptedTerms, language }: { email: string; acceptedTerms: boolean; language: Language },
): Promise<Result<{ code: string }>> {
  const email = subscriberEmail(typed);
  const errors: FieldPhrases = {
    ...(!email && { email: "Please enter a valid e-mail address." }),
    ...(!acceptedTerms && { acceptedTerms: "Please accept the terms." }),
  };
  const [flaw] = Object.values(errors);
  if (!email || flaw) return refuse("invalid", flaw ?? "Please enter a valid e-mail address.", { errors });
  const code = await addSubscriber(ctx, email, language);
  if (!code)
    return refuse("conflict", "This address already has its welcome coupon.", {
      errors: { email: "This address already has its welcome coupon." },
    });
  return ok({ code });
}

/** Both rows and the mail, or nothing; null when the address is on the list already. */
async function addSubscriber({ db, now }: ShopContext, email: string, language: Language): Promise<string | null> {
  const today = now();
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("newsletter_subscriber")
      .where("email", "=", email)
      .select("email")
      .executeTakeFirst();
    if (known) return null;
    const coupon = await trx
      .insertInto("coupon")
      .values({
        code: `HELLO${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`,
        discount_type: "percentage",
        percent: WELCOME_PERCENT,
        announced: false,
        starts_at: today,
        ends_at: new Date(today.getTime() + WELCOME_DAYS * DAY_MS),
        usage_limit: 1,
      })
      .returning(["id", "code"])
      .executeTakeFirstOrThrow();
    const added = await trx
      .insertInto("newsletter_subscriber")
      .values({ email, coupon_id: coupon.id, accepted_terms_at: today })
      .onConflict((conflict) => conflict.doNothing())
      .returning("email")
      .executeTakeFirst();
    if (added) {
      await queueMail(trx, welcomeMail(email, coupon.code, language));
      return coupon.code;
    }
    await trx.deleteFrom("coupon").where("id", "=", coupon.id).execute();
    return null;
  });
}
