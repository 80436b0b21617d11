import { expect, it } from "vitest";
import { CircuitOpen, createCircuit, type Outcome } from "./circuit.ts";

const fail = async () => {
  throw new Error("down");
};

it("opens after failures in a row, lets one call through after a while, and closes when that goes well", async () => {
  let time = 0;
  const outcomes: Outcome[] = [];
  const told = (outcome: Outcome) => void outcomes.push(outcome);
  const circuit = createCircuit({ failures: 3, openFor: 1000, now: () => time });
  for (let n = 0; n < 3; n++) await expect(circuit.run(fail, told)).rejects.toThrow("down");
  await expect(circuit.run(async () => "never asked", told)).rejects.toThrow(CircuitOpen);
  time = 1000;
  const trial = Promise.withResolvers<string>();
  const waiting = circuit.run(() => trial.promise, told);
  await expect(circuit.run(async () => "only one at a time", told)).rejects.toThrow(CircuitOpen);
  trial.resolve("up");
  expect(await waiting).toBe("up");
  expect(await circuit.run(async () => "again", told)).toBe("again");
  expect(outcomes).toEqual(["failed", "failed", "failed", "refused", "refused", "ok", "ok"]);
});

it("stays open when the call that was let through fails too", async () => {
  let time = 0;
  const circuit = createCircuit({ failures: 1, openFor: 1000, now: () => time });
  await expect(circuit.run(fail)).rejects.toThrow("down");
  time = 1500;
  await expect(circuit.run(fail)).rejects.toThrow("down");
  time = 2000;
  await expect(circuit.run(async () => "x")).rejects.toThrow(CircuitOpen);
  time = 2500;
  expect(await circuit.run(async () => "x")).toBe("x");
});

it("is not opened by failures with successes between them", async () => {
  const circuit = createCircuit({ failures: 2 });
  for (let n = 0; n < 5; n++) {
    await expect(circuit.run(fail)).rejects.toThrow("down");
    expect(await circuit.run(async () => n)).toBe(n);
  }
});
