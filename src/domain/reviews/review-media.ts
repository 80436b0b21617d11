import type { Picture } from "#contract/picture.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import { REVIEW_SENTENCES } from "#contract/review.ts";
import type { ShopContext } from "../context.ts";
import { isWholeFilm } from "../media/film-frame.ts";
import { filmKindOf, type FilmKind } from "../media/file-kind.ts";
import type { MadePicture, PictureMaker } from "../media/make-picture.ts";
import { storePicture } from "../media/store-picture.ts";
import type { Spool, SpooledFile } from "../media/spool.ts";

/** What a draft's files wait in, and who draws its pictures anew. */
export interface Desk {
  spool: Spool;
  makePicture: PictureMaker;
}

export interface CheckedMedia {
  pictures: MadePicture[];
  film: { path: string; kind: FilmKind } | null;
}

export interface StoredMedia {
  images: Picture[];
  videos: string[];
}

const FILM_TYPE: Record<FilmKind, string> = { mp4: "video/mp4", mov: "video/quicktime", webm: "video/webm" };

/** Looks into the files of a draft: pictures are drawn anew, a film must be one and whole (VAL-12, VAL-13, G-19). */
export async function checkMedia(
  { images, video }: { images: SpooledFile[]; video: SpooledFile | null },
  { spool, makePicture }: Desk,
): Promise<Result<CheckedMedia>> {
  const kind = video && filmKindOf(video.head);
  if (video && (!kind || !(await isWholeFilm(video.path, kind)))) {
    return refuse("invalid", REVIEW_SENTENCES.notAFilm, { errors: { video: REVIEW_SENTENCES.notAFilm } });
  }
  const pictures: MadePicture[] = [];
  for (const [index, image] of images.entries()) {
    const picture = await makePicture(image, spool.folder, `picture-${index + 1}`);
    if (!picture) {
      return refuse("invalid", REVIEW_SENTENCES.notAPicture, { errors: { images: REVIEW_SENTENCES.notAPicture } });
    }
    pictures.push(picture);
  }
  return ok({ pictures, film: video && kind ? { path: video.path, kind } : null });
}

/** Moves checked files into a folder of the media store. Their names are the shop's own. */
export async function storeMedia(
  ctx: ShopContext,
  folder: string,
  { pictures, film }: CheckedMedia,
): Promise<StoredMedia> {
  const images: Picture[] = [];
  for (const [index, picture] of pictures.entries()) {
    images.push(await storePicture(ctx, `${folder}/picture-${index + 1}`, picture));
  }
  if (!film) return { images, videos: [] };
  const key = `${folder}/film.${film.kind}`;
  await ctx.adapters.media.moveIn(key, film.path, FILM_TYPE[film.kind]);
  return { images, videos: [`/media/${key}`] };
}
