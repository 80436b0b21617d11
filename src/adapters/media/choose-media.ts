import { join } from "node:path";
import type { MediaStore } from "#domain/media/media-store.ts";
import type { Config } from "#platform/config.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { localMediaStore } from "./local-folder.ts";
import { s3MediaStore } from "./s3-bucket.ts";

/**
 * The bucket of MEDIA_BUCKET_URL, or without it a folder of DATA_DIR.
 * @throws StartFailure when the bucket's keys are missing
 */
export function chooseMedia(config: Config, calling: Calling = {}): MediaStore {
  const {
    MEDIA_BUCKET_URL: url,
    MEDIA_BUCKET_REGION: region,
    MEDIA_BUCKET_KEY_ID: keyId,
    MEDIA_BUCKET_SECRET: secret,
  } = config;
  if (url === undefined) return localMediaStore(join(config.DATA_DIR, "media"));
  if (!keyId || !secret)
    throw new StartFailure("MEDIA_BUCKET_URL needs MEDIA_BUCKET_KEY_ID and MEDIA_BUCKET_SECRET beside it.");
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new StartFailure(
      "The setting MEDIA_BUCKET_URL must be a bucket's web address, such as https://s3.example/bucket.",
    );
  }
  return s3MediaStore({ url, region, keyId, secret, calling });
}
