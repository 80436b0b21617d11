import { expect, it } from "vitest";
import { insist, type Tried } from "./insist.ts";

const failed = (wait?: number): Tried<string> => ({
  end: () => {
    throw new Error("down");
  },
  again: true,
  ...(wait !== undefined && { wait }),
});
const well: Tried<string> = { end: () => "well", again: false };

/** Tries one outcome after the other; time goes by in the pauses alone. */
async function run(
  outcomes: Tried<string>[],
  { patience = 60_000, tries = 9, random = 1, signal = undefined as AbortSignal | undefined } = {},
) {
  let time = 1000;
  const pauses: number[] = [];
  const left: number[] = [];
  const how = {
    patience,
    tries,
    signal,
    now: () => time,
    random: () => random,
    pause: async (ms: number) => {
      pauses.push(ms);
      time += ms;
    },
  };
  const end = await insist(how, async (ms) => {
    left.push(ms);
    return outcomes.shift() ?? failed();
  }).catch((error: Error) => error.message);
  return { end, pauses, left };
}

it("tries once what goes well, or may not be tried again", async () => {
  expect(await run([well])).toEqual({ end: "well", pauses: [], left: [60_000] });
  expect(await run([{ ...failed(), again: false }])).toMatchObject({ end: "down", pauses: [] });
});

it("pauses up to twice as long each time, as far as two seconds", async () => {
  const { end, pauses } = await run(Array.from({ length: 7 }, () => failed()).concat(well));
  expect(end).toBe("well");
  expect(pauses).toEqual([200, 400, 800, 1600, 2000, 2000, 2000]);
});

it("pauses by chance from nothing on, so that those who failed together come back apart", async () => {
  expect((await run([failed(), failed(), well], { random: 0 })).pauses).toEqual([0, 0]);
  expect((await run([failed(), failed(), well], { random: 0.25 })).pauses).toEqual([50, 100]);
});

it("gives up after its last try, with what that came to", async () => {
  expect(await run([], { tries: 3 })).toMatchObject({ end: "down", pauses: [200, 400] });
});

it("gives up when the time would be over before the next try, and tells each try what is left", async () => {
  expect(await run([], { patience: 700 })).toEqual({ end: "down", pauses: [200, 400], left: [700, 500, 100] });
});

it("leaves alone for as long as it is asked to, if there is the time", async () => {
  expect((await run([failed(5000), well])).pauses).toEqual([5000]);
  expect(await run([failed(5000), well], { patience: 4000 })).toMatchObject({ end: "down", pauses: [] });
});

it("does not go on when nobody waits any more", async () => {
  expect(await run([], { signal: AbortSignal.abort() })).toMatchObject({ end: "down", pauses: [] });
});
