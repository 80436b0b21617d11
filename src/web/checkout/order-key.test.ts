import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordedBrowser } from "../cart/recorded-browser.ts";
import { forgetOrderKey, orderKey } from "./order-key.ts";

beforeEach(() => void recordedBrowser());
afterEach(() => vi.unstubAllGlobals());

it("G-26 makes one UUID a checkout, the same for each attempt until the order stands", () => {
  const first = orderKey();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(orderKey()).toBe(first);
  forgetOrderKey();
  expect(orderKey()).not.toBe(first);
});
