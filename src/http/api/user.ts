import { Type } from "typebox";
import { authMethodName } from "#domain/accounts/rules.ts";
import { leaveEverywhere } from "#domain/accounts/leave-everywhere.ts";
import { signIn } from "#domain/accounts/sign-in.ts";
import { revokeToken } from "#domain/accounts/tokens.ts";
import { refuse } from "#contract/result.ts";
import type { Routes } from "../app.ts";
import { bearerOf, shoppersOnly, tokenOf } from "../authenticate.ts";
import { refusals, sendRefusal, sendResult, SpokenText } from "../refusals.ts";
import { say } from "../say.ts";

/** What the specification's client sends beside the names. The server looks at none of it: the proof says it all (G-37). */
const Ignored = {
  emailPasswordSignIn: Type.Optional(Type.Unknown()),
  googleSignIn: Type.Optional(Type.Unknown()),
  googleId: Type.Optional(Type.Unknown()),
  password: Type.Optional(
    Type.Unknown({ description: "Ignored, and never kept: passwords belong to the identity service" }),
  ),
};
const Who = { email: Type.String({ maxLength: 254 }), firebaseUid: Type.String({ minLength: 1, maxLength: 128 }) };
const Register = Type.Object({ name: Type.String({ maxLength: 200 }), ...Who, ...Ignored });
const Login = Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })), ...Who, ...Ignored });
const SignedIn = Type.Object({ success: Type.Literal(true), token: Type.String(), message: SpokenText });

/** What is said of a login or a sign-up, by the way that it went (LOGIN-06). */
const ENTERED = {
  register: { password: "Sign Up successful!", google: "Sign Up with Google successful!" },
  login: { password: "Login successful!", google: "Login with Google successful!" },
} as const;

const User = Type.Object({
  name: Type.String(),
  email: Type.String(),
  authMethod: Type.String({ description: "In words, such as 'Email and password'" }),
  createdAt: Type.String({ format: "date-time" }),
});

const proof = "The identity service's ID token goes along as Authorization: Bearer.";
const rateLimit = { max: 300, timeWindow: "1 minute" };

/** Registration, login and account (API-16 to API-20), and the end of a session. */
export const userRoutes: Routes = (app, ctx) => {
  const { onRequest, shopper } = shoppersOnly(ctx);
  const enter = (
    url: string,
    summary: string,
    body: typeof Register | typeof Login,
    messages: (typeof ENTERED)["register" | "login"],
  ) => {
    app.post(
      url,
      {
        config: { rateLimit },
        schema: { tags: ["user"], summary, description: proof, body, response: { 200: SignedIn, ...refusals } },
      },
      async (request, reply) => {
        const { firebaseUid, email, name } = request.body;
        const result = await signIn(ctx, { idToken: bearerOf(request), claimed: { uid: firebaseUid, email }, name });
        return sendResult(reply, result, ({ token, provider }) => ({
          success: true,
          token,
          message: say(request, messages[provider]),
        }));
      },
    );
  };
  enter("/api/user/register", "Make an account of the shop", Register, ENTERED.register);
  enter("/api/user/login", "Enter the shop", Login, ENTERED.login);

  app.get(
    "/api/user/get-user",
    {
      onRequest,
      schema: {
        tags: ["user"],
        summary: "Who is logged in",
        response: { 200: Type.Object({ success: Type.Literal(true), user: User }), ...refusals },
      },
    },
    async (request, reply) => {
      const { name, email, authMethod, createdAt } = shopper(request);
      const user = { name, email, authMethod: authMethodName(authMethod), createdAt: createdAt.toISOString() };
      return reply.send({ success: true, user });
    },
  );

  app.post(
    "/api/user/logout-everywhere",
    {
      onRequest,
      schema: {
        tags: ["user"],
        summary: "End every session of this shopper, this one included",
        response: { 200: Type.Object({ success: Type.Literal(true), message: SpokenText }), ...refusals },
      },
    },
    async (request, reply) => {
      await leaveEverywhere(ctx.db, { id: shopper(request).id }, ctx.now());
      return reply.send({ success: true, message: say(request, "You are logged out everywhere.") });
    },
  );

  app.post(
    "/api/user/logout",
    {
      schema: {
        tags: ["user"],
        summary: "End the token's session",
        response: { 200: Type.Object({ success: Type.Literal(true), message: SpokenText }), ...refusals },
      },
    },
    async (request, reply) => {
      const token = tokenOf(request);
      if (token === null) return sendRefusal(reply, refuse("unauthenticated", "There is no login to end."));
      await revokeToken(ctx, token);
      return reply.send({ success: true, message: say(request, "You are logged out.") });
    },
  );
};
