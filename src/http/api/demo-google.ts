import type { FastifyReply } from "fastify";
import { Type, type Static } from "typebox";
import { DEMO_GOOGLE, DEMO_PEOPLE, demoGoogle } from "#adapters/identity/demo-google/provider.ts";
import { issuerOf } from "#adapters/identity/open-better-auth.ts";
import { standInsAllowed } from "#platform/config.ts";
import { loopbackAddress } from "#platform/listen-address.ts";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { ShopContext } from "#domain/context.ts";
import type { App, Routes } from "../app.ts";

const Ask = Type.Object({
  client_id: Type.String({ maxLength: 100 }),
  redirect_uri: Type.String({ maxLength: 500 }),
  state: Type.String({ maxLength: 500 }),
  nonce: Type.String({ maxLength: 500 }),
  code_challenge: Type.String({ maxLength: 100 }),
});
const Choice = Type.Object({ ...Ask.properties, sub: Type.Optional(Type.String({ maxLength: 100 })) });

/** The stand-in for Google where there is no client id; a shop that sells has none, unless DEMO says so. */
export const demoGoogleRoutes: Routes = (app, ctx) => {
  const { config } = ctx;
  if (!ctx.adapters.builtinIdentity || config.GOOGLE_CLIENT_ID !== undefined || !standInsAllowed(config)) return;
  // A scope of its own: nothing else of the shop reads forms.
  void app.register(async (scope) => answerAsGoogle(scope.withTypeProvider<TypeBoxTypeProvider>(), ctx));
};

function answerAsGoogle(app: App, ctx: ShopContext): void {
  const { config } = ctx;
  const provider = demoGoogle(config.SHOP_URL, `${issuerOf(config).issuer}/callback/google`, () => ctx.now());
  const { path } = DEMO_GOOGLE;
  const hide = { hide: true };
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  app.get(`${path}/.well-known/openid-configuration`, { schema: hide }, () =>
    provider.discovery(loopbackAddress(config.HOST, config.PORT)),
  );
  app.get(`${path}/jwks`, { schema: hide }, () => provider.keys());
  app.get(`${path}/authorize`, { schema: { ...hide, querystring: Ask } }, (request, reply) => {
    if (!provider.takes(request.query)) return refuseAsk(reply);
    return keepOpener(reply).type("text/html; charset=utf-8").send(chooser(request.query));
  });
  app.get(`${path}/choose`, { schema: { ...hide, querystring: Choice } }, (request, reply) => {
    const { sub, ...ask } = request.query;
    const back = provider.takes(ask) ? provider.choose(ask, sub) : null;
    return back === null ? refuseAsk(reply) : keepOpener(reply).redirect(back);
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, String(body)),
  );
  app.post(`${path}/token`, { schema: hide }, async (request, reply) => {
    const tokens = await provider.exchange(new URLSearchParams(typeof request.body === "string" ? request.body : ""));
    return tokens ? reply.send(tokens) : reply.code(400).send({ error: "invalid_grant" });
  });
}

/** As Google's own pages, this one does not cut the window off from the page that opened it. */
function keepOpener(reply: FastifyReply): FastifyReply {
  return reply.header("cross-origin-opener-policy", "unsafe-none");
}

function refuseAsk(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ success: false, message: "This is not how the shop asks for a Google account." });
}

function chooser(ask: Static<typeof Ask>): string {
  const link = (sub?: string) =>
    escape(`${DEMO_GOOGLE.path}/choose?${new URLSearchParams({ ...ask, ...(sub !== undefined && { sub }) })}`);
  const people = DEMO_PEOPLE.map(
    ({ sub, name, email }) => `<li><a href="${link(sub)}"><strong>${name}</strong><span>${email}</span></a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo account chooser</title>
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fff }
.demo { margin: 0; padding: 12px 24px; background: #1c1a17; color: #fff; font-size: 14px }
main { padding: 24px }
h1 { margin: 0 0 4px; font-size: 24px; font-weight: 500 }
p { margin: 0 0 20px; color: #5c564d }
ul { margin: 0 0 20px; padding: 0; list-style: none; border-top: 1px solid #ddd6ca }
li a { display: block; padding: 14px 8px; border-bottom: 1px solid #ddd6ca; color: inherit; text-decoration: none }
li a:hover, li a:focus { background: #f4f0e8 }
li span { display: block; color: #5c564d; font-size: 14px }
</style>
</head>
<body>
<p class="demo">Demo. This is not Google: no Google account is asked for or used.</p>
<main>
<h1>Choose a demo account</h1>
<p>These people are made up. A shop with a Google client id shows Google's own window here.</p>
<ul>${people.join("")}</ul>
<a href="${link()}">Cancel</a>
</main>
</body>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
