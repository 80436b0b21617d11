import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { PlainSentence } from "#contract/phrase.ts";
import { ok, refuse, type Refusal, type Result } from "#contract/result.ts";
import { COMMENT_LENGTH, FILM_BYTES, PICTURE_BYTES, REVIEW_BYTES, REVIEW_SENTENCES } from "#contract/review.ts";
import type { ReviewDraft } from "#domain/reviews/add-review.ts";
import type { Spool } from "#domain/media/spool.ts";

/** A ceiling on the parser's work, far above what a shopper sends: the number of images has no limit (VAL-13). */
const MOST_PARTS = 1000;

/** Limits of the parser; those of the files are counted as they come in. */
export const FORM_OPTIONS = {
  throwFileSizeLimit: false,
  limits: {
    parts: MOST_PARTS,
    fields: 20,
    fieldNameSize: 100,
    fieldSize: COMMENT_LENGTH * 16,
    headerPairs: 20,
    fileSize: Number.POSITIVE_INFINITY,
  },
};

type Form = Omit<ReviewDraft, "productId">;

/**
 * Streams a review's form into a spool, file by file (API-13): `rating`, `comment`, `image1` … `imageN`, `video`.
 * Names of files are not looked at. Stops at the first thing that cannot be taken.
 */
export async function receiveReview(request: FastifyRequest, spool: Spool): Promise<Result<Form>> {
  if (!request.isMultipart()) return refuse("invalid", "A review is sent as multipart/form-data.");
  const form: Form = { rating: "", comment: "", images: [], video: null };
  let left = REVIEW_BYTES;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.fieldname === "rating") form.rating = String(part.value);
        if (part.fieldname === "comment") form.comment = String(part.value);
        continue;
      }
      const refusal = await receiveFile(part, form, spool, left);
      if (refusal) {
        part.file.destroy();
        return refusal;
      }
      left = REVIEW_BYTES - form.images.reduce((sum, { size }) => sum + size, form.video?.size ?? 0);
    }
  } catch (error) {
    return ofBrokenForm(error);
  }
  return ok(form);
}

async function receiveFile(part: MultipartFile, form: Form, spool: Spool, left: number): Promise<Refusal | null> {
  const { fieldname, file } = part;
  if (fieldname === "video") {
    if (form.video) return atFault("video", "A review takes one video.");
    const video = await spool.receive(file, FILM_BYTES);
    if (!video) return atFault("video", REVIEW_SENTENCES.filmTooLarge);
    if (isChosen(part, video.size)) form.video = video;
    return null;
  }
  if (!/^images?\d*$/.test(fieldname)) return atFault("images", "A review takes images and one video, nothing else.");
  const image = await spool.receive(file, Math.min(PICTURE_BYTES, left));
  if (!image)
    return atFault("images", left < PICTURE_BYTES ? REVIEW_SENTENCES.tooMuch : REVIEW_SENTENCES.pictureTooLarge);
  if (isChosen(part, image.size)) form.images.push(image);
  return null;
}

/** A form's file field that nobody filled is sent as an empty file without a name. */
function isChosen({ filename }: MultipartFile, size: number): boolean {
  return size > 0 || Boolean(filename);
}

function atFault(field: string, sentence: PlainSentence): Refusal {
  return refuse("invalid", sentence, { errors: { [field]: sentence } });
}

/** Faults of the form are the sender's; those of the disk are thrown on. */
function ofBrokenForm(error: unknown): Refusal {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) throw error;
  if (code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") return refuse("invalid", REVIEW_SENTENCES.tooMuch);
  return refuse("invalid", "The review did not arrive whole. Please try again.");
}
