import type { Speech, SpeechSource } from "#domain/assistant/speech-source.ts";
import { createOutbound, type Calling } from "#platform/outbound/outbound.ts";
import type { ModelAccess } from "./chat-completions.ts";

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 4 * 1024 * 1024;
const TRIES = 2;

/** The speech service beside the model: POST …/audio/speech, which answers with MP3. */
export function modelSpeech(
  { url, key, model }: ModelAccess,
  voice: string,
  timeout = TIMEOUT_MS,
  calling: Calling = {},
): SpeechSource {
  const service = createOutbound({ to: "speech", patience: timeout, most: MOST_BYTES, tries: TRIES }, calling);
  return {
    speak(text): Promise<Speech> {
      const question = {
        url: `${url.replace(/\/+$/, "")}/audio/speech`,
        name: "The speech service",
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ model, voice, input: text, response_format: "mp3" }),
        // It changes nothing there.
        repeatable: true,
      };
      return service.ask(question, ({ status, headers, body }) => {
        const type = headers.get("content-type") ?? "";
        const isSound = /^audio\/[\w.+-]+/.test(type) || type.startsWith("application/octet-stream");
        if (status !== 200 || !isSound || body.length === 0)
          throw new Error(`The speech service answered with status ${status}, ${type}, ${body.length} bytes.`);
        return { type: "audio/mpeg", bytes: new Uint8Array(body) };
      });
    },
  };
}
