import { afterEach, describe, expect, it, vi } from "vitest";
import { listenOnce } from "./voice.ts";

interface StandIn {
  lang: string;
  onresult(event: object): void;
  onerror(event: object): void;
  onend(): void;
  abort(): void;
}

function standIn(name: string, start = () => {}): StandIn[] {
  const made: StandIn[] = [];
  class Recogniser {
    lang = "";
    start = start;
    abort = vi.fn<() => void>();
    constructor() {
      made.push(this as unknown as StandIn);
    }
  }
  vi.stubGlobal("window", { [name]: Recogniser });
  return made;
}

const said = (transcript: string) => ({ results: [[{ transcript }]] });

afterEach(() => vi.unstubAllGlobals());

describe("listenOnce", () => {
  it.each(["SpeechRecognition", "webkitSpeechRecognition"])("VAL-16 listens in English (US) by %s", (name) => {
    const made = standIn(name);
    const heard = vi.fn<(text: string) => void>();
    expect(listenOnce(heard, vi.fn<() => void>())).toBeTypeOf("function");
    expect(made[0]!.lang).toBe("en-US");
    made[0]!.onresult(said(" red scarf "));
    expect(heard).toHaveBeenCalledExactlyOnceWith("red scarf");
  });

  it("ERR-12 has nothing to listen with where the browser has no speech interface", () => {
    vi.stubGlobal("window", {});
    expect(listenOnce(vi.fn<(text: string) => void>(), vi.fn<() => void>())).toBeNull();
  });

  it("CHAT-05 ERR-13 tells once what came of it", () => {
    const made = standIn("SpeechRecognition");
    const [heard, failed] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
    listenOnce(heard, failed);
    made[0]!.onresult(said("hello"));
    made[0]!.onerror({});
    made[0]!.onend();
    listenOnce(heard, failed);
    made[1]!.onerror({ error: "no-speech" });
    made[1]!.onend();
    listenOnce(heard, failed);
    made[2]!.onend();
    listenOnce(heard, failed);
    made[3]!.onresult(said("  "));
    expect([heard.mock.calls.length, failed.mock.calls.length]).toEqual([1, 3]);
  });

  it("says nothing after it was stopped", () => {
    const made = standIn("SpeechRecognition");
    const failed = vi.fn<() => void>();
    listenOnce(vi.fn<(text: string) => void>(), failed)!();
    made[0]!.onend();
    expect(failed).not.toHaveBeenCalled();
    expect(made[0]!.abort).toHaveBeenCalled();
  });

  it("fails where the browser refuses to start", () => {
    standIn("SpeechRecognition", () => {
      throw new Error("busy");
    });
    const failed = vi.fn<() => void>();
    listenOnce(vi.fn<(text: string) => void>(), failed);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});
