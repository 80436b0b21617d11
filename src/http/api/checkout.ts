import { Type } from "typebox";
import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";
import { changeAddress } from "#domain/checkout/change-address.ts";
import { forgetAddress } from "#domain/checkout/forget-address.ts";
import { listAddresses } from "#domain/checkout/list-addresses.ts";
import { saveAddress } from "#domain/checkout/save-address.ts";
import type { Routes } from "../app.ts";
import { shoppersOnly } from "../authenticate.ts";
import { refusals, sendResult, SpokenText } from "../refusals.ts";
import { say } from "../say.ts";

const fieldsOf = <T>(schema: T) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, schema])) as Record<keyof Address, T>;
/** The fields themselves are looked at by the shop's own rules. */
const Given = Type.Object(fieldsOf(Type.Optional(Type.String({ maxLength: 1000 }))));
const Saved = Type.Object({ _id: Type.String(), ...fieldsOf(Type.String()) });
const One = Type.Object({ id: Type.String({ format: "uuid" }) });
const Kept = Type.Object({ success: Type.Literal(true), message: SpokenText, _id: Type.String() });

/** A shopper's saved addresses: offered at checkout, changed and deleted there. */
export const checkoutRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);
  const config = {
    rateLimit: { max: 60, timeWindow: "1 minute", keyGenerator: (request: object) => shopper(request).id },
  };
  const tags = ["checkout"];

  app.get(
    "/api/checkout/addresses",
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: "The shopper's own saved addresses, the last used first",
        response: { 200: Type.Object({ success: Type.Literal(true), addresses: Type.Array(Saved) }), ...refusals },
      },
    },
    async (request, reply) => reply.send({ success: true, addresses: await listAddresses(ctx, shopper(request)) }),
  );

  app.post(
    "/api/checkout/addresses",
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: "Keep an address for the next order",
        body: Given,
        response: { 200: Kept, ...refusals },
      },
    },
    async (request, reply) => {
      const result = await saveAddress(ctx, shopper(request), request.body);
      return sendResult(reply, result, ({ id }) => ({
        success: true,
        message: say(request, "Address saved"),
        _id: id,
      }));
    },
  );

  app.put(
    "/api/checkout/addresses/:id",
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: "Change one of the shopper's own saved addresses",
        params: One,
        body: Given,
        response: { 200: Kept, ...refusals },
      },
    },
    async (request, reply) => {
      const result = await changeAddress(ctx, shopper(request), request.params.id, request.body);
      return sendResult(reply, result, ({ id }) => ({
        success: true,
        message: say(request, "Address saved"),
        _id: id,
      }));
    },
  );

  app.delete(
    "/api/checkout/addresses/:id",
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: "Delete one of the shopper's own saved addresses",
        params: One,
        response: { 200: Type.Object({ success: Type.Literal(true), message: SpokenText }), ...refusals },
      },
    },
    async (request, reply) => {
      const result = await forgetAddress(ctx, shopper(request), request.params.id);
      return sendResult(reply, result, () => ({ success: true, message: say(request, "Address deleted") }));
    },
  );
};
