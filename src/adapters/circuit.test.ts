import { describe, expect, it } from "vitest";
import { circuit } from "./circuit.ts";

const MINUTE = 60_000;

function opened() {
  let time = 0;
  let calls = 0;
  const guard = circuit({ now: () => time });
  const attempt = (works: boolean) =>
    guard
      .run(async () => {
        calls += 1;
        if (!works) throw new Error("away");
      })
      .then(
        () => "done",
        (error: Error) => error.message,
      );
  return { attempt, pass: (ms: number) => (time += ms), calls: () => calls, guard };
}
const LEFT = "The service has failed several times and is left alone for a while.";

describe("a circuit", () => {
  it("calls as long as it goes well, and forgets failures after a success", async () => {
    const { attempt, calls } = opened();
    for (const works of [true, false, false, true, false, false, true]) await attempt(works);
    expect(calls()).toBe(7);
  });

  it("leaves a service alone after three failures, for a minute, then twice as long, up to an hour", async () => {
    const { attempt, pass, calls } = opened();
    for (let failure = 1; failure <= 3; failure++) expect(await attempt(false)).toBe("away");
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      pass(minutes * MINUTE - 1);
      expect(await attempt(true)).toBe(LEFT);
      pass(1);
      expect(await attempt(false)).toBe("away");
    }
    expect(calls()).toBe(11);
    pass(60 * MINUTE);
    expect(await attempt(true)).toBe("done");
    expect(await attempt(true)).toBe("done");
  });

  it("lets one call try when the rest is over, and refuses the others meanwhile", async () => {
    const { attempt, pass, guard } = opened();
    for (let failure = 1; failure <= 3; failure++) await attempt(false);
    pass(MINUTE);
    const trial = Promise.withResolvers<string>();
    const running = guard.run(() => trial.promise);
    expect(await attempt(true)).toBe(LEFT);
    trial.resolve("back");
    expect(await running).toBe("back");
    expect(await attempt(true)).toBe("done");
  });
});
