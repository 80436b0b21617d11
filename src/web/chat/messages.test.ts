import { describe, expect, it } from "vitest";
import { translationNow } from "../i18n/use-translation.tsx";
import { answered, BEGINNING, fromKept, ownWords, toKept, withoutTemporary, type ChatMessage } from "./messages.ts";

const listening: ChatMessage = { ...ownWords("listening"), temporary: true };
const question: ChatMessage = { text: "Hello", isUser: true };

describe("the conversation's messages", () => {
  it("CHAT-03 begin with the greeting, once", () => {
    expect(BEGINNING.map(({ ours }) => ours && translationNow("chat")(ours))).toEqual([
      "Hello, Welcome to the Digital Assistant! How can I help you today?",
    ]);
    expect(fromKept(null)).toEqual(BEGINNING);
  });

  it("ENT-21 CHAT-05 lose what is there for a moment only, and never keep it", () => {
    expect(withoutTemporary([question, listening])).toEqual([question]);
    expect(fromKept(toKept([question, listening]))).toEqual([question]);
  });

  it("carry products only where there are some", () => {
    expect(answered({ answer: "Here.", productIds: ["a"] })).toEqual({
      text: "Here.",
      isUser: false,
      productIds: ["a"],
    });
    expect(answered({ answer: "None.", productIds: [] })).toEqual({ text: "None.", isUser: false });
  });

  it("are the last 60 when they are kept", () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ text: String(i), isUser: true }));
    expect(fromKept(toKept(many)).map(({ text }) => text)).toEqual(many.slice(40).map(({ text }) => text));
  });

  it.each([
    "",
    "{",
    "[]",
    '{"a":1}',
    '[{"text":1,"isUser":true}]',
    '[{"text":"a"}]',
    '[{"text":"a","isUser":true,"productIds":[1]}]',
    '[{"text":"","isUser":false,"ours":"toString"}]',
  ])("begin anew where %s was kept", (text) => expect(fromKept(text)).toEqual(BEGINNING));
});
