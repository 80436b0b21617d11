import { expect, it } from "vitest";
import { CircuitOpen, createCircuit, type CircuitOptions } from "./circuit.ts";

const MINUTE = 60_000;

function open(options: CircuitOptions) {
  let time = 0;
  const circuit = createCircuit({ ...options, now: () => time });
  const call = (isWell: boolean) => {
    try {
      circuit.enter()(isWell);
      return "asked";
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error;
      return "refused";
    }
  };
  return { circuit, call, pass: (ms: number) => (time += ms) };
}

it("opens after failures in a row, lets one call through after a while, and closes when that goes well", () => {
  const { circuit, call, pass } = open({ failures: 3, rest: 1000 });
  expect([call(false), call(false), call(false), call(true)]).toEqual(["asked", "asked", "asked", "refused"]);
  pass(999);
  expect(call(true)).toBe("refused");
  pass(1);
  const trial = circuit.enter();
  expect(call(true)).toBe("refused");
  trial(true);
  expect([call(true), call(false), call(false), call(true)]).toEqual(Array(4).fill("asked"));
});

it("stays open when the call that was let through fails too", () => {
  const { call, pass } = open({ failures: 1, rest: 1000 });
  call(false);
  for (let round = 0; round < 5; round++) {
    pass(999);
    expect(call(false)).toBe("refused");
    pass(1);
    expect(call(false)).toBe("asked");
  }
});

it("rests twice as long each time, as far as it is told to", () => {
  const { call, pass } = open({ failures: 3, rest: MINUTE, longest: 60 * MINUTE });
  for (let failure = 1; failure <= 3; failure++) call(false);
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    pass(minutes * MINUTE - 1);
    expect(call(true)).toBe("refused");
    pass(1);
    expect(call(false)).toBe("asked");
  }
  pass(60 * MINUTE);
  expect([call(true), call(true)]).toEqual(["asked", "asked"]);
});

it("is not opened by failures with successes between them", () => {
  const { call } = open({ failures: 2 });
  for (let n = 0; n < 5; n++) expect([call(false), call(true)]).toEqual(["asked", "asked"]);
});

it("is not closed for everybody by a call that was begun before it opened and goes wrong later", () => {
  const { circuit, call, pass } = open({ failures: 2, rest: 1000 });
  const early = circuit.enter();
  call(false);
  call(false);
  early(false);
  expect(call(true)).toBe("refused");
  pass(1000);
  const trial = circuit.enter();
  expect(call(true)).toBe("refused");
  trial(true);
  expect(call(true)).toBe("asked");
});
