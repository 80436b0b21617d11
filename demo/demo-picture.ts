import type { Picture } from "#contract/picture.ts";
import { pictures } from "./pictures/manifest.ts";

/**
 * A picture of the demo shop by its name in the manifest, served under /media/demo.
 * @throws when the manifest has no such name
 */
export function demoPicture(name: string, alt: string): Picture {
  const entry = pictures[name];
  if (!entry) throw new Error(`The demo shop has no picture named ${name}.`);
  const { key, width, height, widths, placeholder } = entry;
  return { src: `/media/demo/${key}`, alt, width, height, widths, placeholder };
}
