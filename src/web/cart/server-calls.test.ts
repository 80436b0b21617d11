import { describe, expect, it } from "vitest";
import { ServerCalls, type ServerCall } from "./server-calls.ts";

/** A server that answers when it is told to, and notes what it was sent. */
function slowServer() {
  const sent: string[] = [];
  const waiting: { answer: () => void; fail: () => void }[] = [];
  const call = (name: string, key: string, absolute: boolean): ServerCall => ({
    key,
    absolute,
    send: () => {
      sent.push(name);
      return new Promise((resolve, reject) => {
        waiting.push({ answer: () => resolve({}), fail: () => reject(new Error("The server said no.")) });
      });
    },
  });
  const next = async (how: "answer" | "fail" = "answer") => {
    waiting.shift()?.[how]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { sent, call, next };
}

describe("changes on their way to the server", () => {
  it("STATE-06 sends fast clicks in order, and of one line's quantities the last", async () => {
    const calls = new ServerCalls();
    const { sent, call, next } = slowServer();
    for (const name of ["shirt 1", "shirt 2", "shirt 3"]) calls.push(call(name, "shirt", true));
    calls.push(call("hat 1", "hat", true));
    calls.push(call("shirt 4", "shirt", true));
    expect(sent).toEqual(["shirt 1"]);
    for (let answers = 0; answers < 3; answers++) await next();
    await calls.settled();
    expect(sent).toEqual(["shirt 1", "shirt 4", "hat 1"]);
  });

  it("keeps each added unit, and does not move a quantity past an addition", async () => {
    const calls = new ServerCalls();
    const { sent, call, next } = slowServer();
    calls.push(call("add a", "shirt", false));
    calls.push(call("set 2", "shirt", true));
    calls.push(call("add b", "shirt", false));
    calls.push(call("set 5", "shirt", true));
    for (let answers = 0; answers < 4; answers++) await next();
    expect(sent).toEqual(["add a", "set 2", "add b", "set 5"]);
  });

  it("ERR-01 reads the server again after a failure, once nothing waits any more", async () => {
    const calls = new ServerCalls();
    const { sent, call, next } = slowServer();
    const seen: string[][] = [];
    calls.rereadWith(async () => void seen.push([...sent]));
    calls.push(call("shirt 9", "shirt", true));
    calls.push(call("hat 1", "hat", true));
    await next("fail");
    expect(seen).toEqual([]);
    await next();
    await calls.settled();
    expect(seen).toEqual([["shirt 9", "hat 1"]]);
  });

  it("forgets what waits when it is told to drop it", async () => {
    const calls = new ServerCalls();
    const { sent, call, next } = slowServer();
    calls.push(call("shirt 1", "shirt", true));
    calls.push(call("hat 1", "hat", true));
    calls.drop();
    expect(calls.pending).toBe(false);
    await next();
    await calls.settled();
    expect(sent).toEqual(["shirt 1"]);
  });
});
