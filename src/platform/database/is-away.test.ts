import { expect, it } from "vitest";
import { isCollision, isDatabaseAway } from "./is-away.ts";

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

it.each<[string, unknown, boolean]>([
  ["nobody listens", failure("connect", { code: "ECONNREFUSED", syscall: "connect" }), true],
  ["the socket is gone", failure("connect", { code: "ENOENT", syscall: "connect" }), true],
  ["shutting down", failure("terminating connection due to administrator command", { code: "57P01" }), true],
  ["starting up", failure("the database system is starting up", { code: "57P03" }), true],
  ["full", failure("could not extend file: No space left on device", { code: "53100" }), true],
  ["too many connections", failure("sorry, too many clients already", { code: "53300" }), true],
  ["cut", failure("Connection terminated unexpectedly"), true],
  ["no connection in time", failure("timeout exceeded when trying to connect"), true],
  ["wrapped", failure("a query failed", { cause: failure("x", { code: "08006" }) }), true],
  ["a file is missing", failure("open", { code: "ENOENT", syscall: "open" }), false],
  ["a wrong query", failure("relation does not exist", { code: "42P01" }), false],
  ["a constraint", failure("violates", { code: "23505" }), false],
  ["a slow query", failure("canceling statement due to statement timeout", { code: "57014" }), true],
  ["no error", "57P01", false],
])("%s", (_, error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});

it("tells transactions that stood in each other's way", () => {
  expect(isCollision(failure("deadlock detected", { code: "40P01" }))).toBe(true);
  expect(isCollision(failure("violates", { code: "23505" }))).toBe(false);
});
