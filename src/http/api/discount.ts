import { Type } from "typebox";
import { toPaise } from "#contract/money.ts";
import { listCoupons } from "#domain/coupons/list-coupons.ts";
import { validateCoupon } from "#domain/coupons/validate-coupon.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals, sendRefusal } from "../refusals.ts";
import { say } from "../say.ts";

const DiscountType = Type.Union([Type.Literal("percentage"), Type.Literal("fixed")]);
const DiscountValue = Type.Number({ description: "Percent of a percentage coupon, rupees of a fixed one" });

const Banner = Type.Object({
  code: Type.String(),
  isActive: Type.Boolean(),
  startDate: Type.String({ format: "date-time" }),
  endDate: Type.String({ format: "date-time" }),
  discountType: DiscountType,
  discountValue: DiscountValue,
  minOrderAmount: Type.Number({ description: "Rupees; 0 where there is no minimum" }),
});

const Valid = Type.Object({
  code: Type.String(),
  discountType: DiscountType,
  discountValue: DiscountValue,
  maxDiscount: Type.Optional(Type.Number({ description: "Rupees" })),
  minOrderAmount: Type.Optional(Type.Number({ description: "Rupees" })),
});

/** Coupons: what the banner shows (API-14, public), and whether a shopper may use a code (API-15). */
export const discountRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);

  app.get(
    "/api/discount",
    {
      schema: {
        tags: ["coupons"],
        summary: "The coupons that the shop announces",
        response: { 200: Type.Object({ success: Type.Literal(true), data: Type.Array(Banner) }), ...refusals },
      },
    },
    async (_request, reply) => reply.send({ success: true, data: await listCoupons(ctx) }),
  );

  app.post(
    "/api/discount/validate",
    {
      onRequest,
      // Codes can be guessed: a shopper gets so many tries.
      config: { rateLimit: { max: 20, timeWindow: "1 minute", keyGenerator: (request) => shopper(request).id } },
      schema: {
        tags: ["coupons"],
        summary: "Whether the shopper may use a code now, and what it takes off",
        body: Type.Object({
          code: Type.String({ maxLength: 100 }),
          subtotal: Type.Optional(Type.Number({ minimum: 0, maximum: 1e9, description: "Rupees; else the cart's" })),
        }),
        response: { 200: Type.Object({ success: Type.Literal(true), data: Valid }), ...refusals },
      },
    },
    async (request, reply) => {
      const { code, subtotal } = request.body;
      const input = { code, ...(subtotal !== undefined && { subtotal: toPaise(subtotal) }) };
      const result = await validateCoupon(ctx, shopper(request), input);
      // The specification's client reads the reason under `error` (API-15).
      if (!result.ok) return sendRefusal(reply, { ...result, extra: { error: say(request, result.message) } });
      return reply.send({ success: true, data: result.value });
    },
  );
};
