import { expect, it } from "vitest";
import { readTokens } from "./read-tokens.ts";

it("reads tokens with what is said of them", () => {
  const css = `@theme {\n  --color-*: initial;\n  --color-ink: #1b1a17; /* text */\n  --text-lead: 1rem;\n  --text-lead--line-height: 1.6;\n}`;
  expect(readTokens(css)).toEqual([
    { name: "--color-ink", value: "#1b1a17", why: "text" },
    { name: "--text-lead", value: "1rem", why: "" },
  ]);
});
