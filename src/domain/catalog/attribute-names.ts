import { toHandle } from "#contract/handle.ts";

/** The handle an attribute is kept under; the two spellings of colour are one attribute (ENT-03). */
export function attributeHandle(name: string): string {
  const handle = toHandle(name) || foldCase(name);
  return handle === "color" ? "colour" : handle;
}

/** How attribute values are told apart: whatever the letter case. */
export function foldCase(value: string): string {
  return value.trim().toLowerCase();
}
