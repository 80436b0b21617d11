import { translationNow } from "../i18n/use-translation.tsx";
import { ApiError } from "../session/api.ts";
import { useSession } from "../session/session.ts";

/** ENT-12 */
export interface ReviewDraft {
  rating: number | null;
  comment: string;
  images: File[];
  video: File | null;
}

export const EMPTY_DRAFT: ReviewDraft = { rating: null, comment: "", images: [], video: null };

/** ms without any answer after all is sent: the shop draws the pictures anew meanwhile. */
const LONGEST_WAIT_MS = 10 * 60 * 1000;

/**
 * Sends a review (API-13), telling how much of it has gone (0 to 1): `fetch` cannot tell.
 * @returns the server's message
 * @throws ApiError when it was refused, or got no answer (status 0); the abort of `signal` as it is
 */
export function sendReview(
  productId: string,
  draft: ReviewDraft,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const call = new XMLHttpRequest();
  call.open("POST", `/api/review/${encodeURIComponent(productId)}/add-review`);
  const { token } = useSession.getState();
  if (token !== null) call.setRequestHeader("token", token);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = () => reject(new ApiError(0, submitFailed()));
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.upload.addEventListener("load", () => {
      onProgress(1);
      timer = setTimeout(() => call.abort(), LONGEST_WAIT_MS);
    });
    call.addEventListener("load", () => {
      const body = bodyOf(call.responseText);
      const message = typeof body["message"] === "string" ? body["message"] : null;
      if (call.status >= 200 && call.status < 300 && message !== null) resolve(message);
      else reject(new ApiError(call.status, message ?? submitFailed(), body));
    });
    call.addEventListener("error", fail);
    call.addEventListener("abort", () => (signal.aborted ? reject(signal.reason as Error) : fail()));
    call.addEventListener("loadend", () => clearTimeout(timer));
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(formOf(draft));
  });
}

/** ERR-19 */
function submitFailed(): string {
  return translationNow("reviews")("submitFailed");
}

/** The words first: what is wrong with them is known before anything large is on its way. */
function formOf({ rating, comment, images, video }: ReviewDraft): FormData {
  const form = new FormData();
  form.append("comment", comment);
  form.append("rating", String(rating ?? ""));
  images.forEach((image, index) => form.append(`image${index + 1}`, image));
  if (video) form.append("video", video);
  return form;
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
