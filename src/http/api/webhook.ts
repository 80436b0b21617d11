import { Type } from "typebox";
import { receiveEvent } from "#domain/payments/receive-event.ts";
import type { GatewayName } from "#domain/payments/payment-gateway.ts";
import { forOperator } from "#contract/phrase.ts";
import { refuse } from "#contract/result.ts";
import type { Routes } from "../app.ts";
import { refusals, sendRefusal } from "../refusals.ts";

const GATEWAYS: GatewayName[] = ["razorpay", "stripe"];

/** What gateways tell of their own accord. The signature is over the raw body, so nothing parses it before. */
export const webhookRoutes: Routes = (app, ctx) => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const name of GATEWAYS) {
      scope.post(
        `/api/webhook/${name}`,
        {
          schema: {
            tags: ["payments"],
            summary: `Events of ${name}, signed; taken once each, in any order`,
            response: { 200: Type.Object({ success: Type.Literal(true) }), ...refusals },
          },
        },
        async (request, reply) => {
          const gateway = ctx.adapters.gateways[name];
          if (!gateway) return sendRefusal(reply, refuse("not_found", forOperator("The shop has no such gateway.")));
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const event = await gateway.readEvent(body, request.headers);
          if (!event) return sendRefusal(reply, refuse("invalid", forOperator("The signature is wrong.")));
          await receiveEvent(ctx, name, event);
          return reply.send({ success: true });
        },
      );
    }
  });
};
