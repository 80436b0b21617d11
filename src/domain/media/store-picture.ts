import type { Picture } from "#contract/picture.ts";
import type { ShopContext } from "../context.ts";
import type { MadePicture } from "./make-picture.ts";

/** Moves a drawn picture's files into the media store as `<stem>-<width>.<type>`; the picture has no alt text yet. */
export async function storePicture(ctx: ShopContext, stem: string, { shape, files }: MadePicture): Promise<Picture> {
  const { media } = ctx.adapters;
  for (const { width, type, path } of files) await media.moveIn(`${stem}-${width}.${type}`, path, `image/${type}`);
  return { ...shape, src: `/media/${stem}`, alt: "" };
}
