import type { RouteOptions } from "fastify";
import type { App, Routes } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { buildApp } from "#http/app.ts";
import type { ShopContext } from "#domain/context.ts";
import type { JsonSchema } from "./schema-values.ts";

/** One call of the shop, with the schemas of what it takes. */
export interface Call {
  method: string;
  /** With its parameters as ":name". */
  url: string;
  params: JsonSchema;
  query: JsonSchema;
  body: JsonSchema | null;
  isForm: boolean;
  /** Whether the OpenAPI document has it. */
  isPublic: boolean;
}

/** The whole shop but its pages, and every call that it answers, those that the OpenAPI document leaves out as well. */
export async function openCalls(ctx: ShopContext): Promise<{ app: App; calls: Call[] }> {
  const calls: Call[] = [];
  const listen: Routes = (app) => {
    app.addHook("onRoute", (route) => {
      if (route.method === "HEAD" || route.method === "OPTIONS") return;
      calls.push(callOf(route));
    });
  };
  const app = await buildApp(ctx, [listen, ...areas]);
  await app.ready();
  return { app, calls };
}

function callOf(route: RouteOptions): Call {
  const schema = (route.schema ?? {}) as Record<string, unknown> & { consumes?: string[]; hide?: boolean };
  return {
    method: [route.method].flat()[0]!,
    url: route.url,
    params: (schema["params"] ?? {}) as JsonSchema,
    query: (schema["querystring"] ?? {}) as JsonSchema,
    body: [route.method].flat()[0] === "GET" ? null : ((schema["body"] ?? {}) as JsonSchema),
    isForm: schema.consumes?.includes("multipart/form-data") ?? false,
    isPublic: schema.hide !== true,
  };
}
