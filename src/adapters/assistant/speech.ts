import type { Speech, SpeechSource } from "#domain/assistant/speech-source.ts";
import type { ModelAccess } from "./chat-completions.ts";

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** The speech service beside the model: POST …/audio/speech, which answers with MP3. */
export function modelSpeech({ url, key, model }: ModelAccess, voice: string, timeout = TIMEOUT_MS): SpeechSource {
  return {
    async speak(text): Promise<Speech> {
      const response = await fetch(`${url.replace(/\/+$/, "")}/audio/speech`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ model, voice, input: text, response_format: "mp3" }),
        signal: AbortSignal.timeout(timeout),
        redirect: "error",
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const type = response.headers.get("content-type") ?? "";
      const isSound = /^audio\/[\w.+-]+/.test(type) || type.startsWith("application/octet-stream");
      if (!response.ok || !isSound || bytes.length === 0 || bytes.length > MOST_BYTES) {
        throw new Error(`The speech service answered with status ${response.status}, ${type}, ${bytes.length} bytes.`);
      }
      return { type: "audio/mpeg", bytes };
    },
  };
}
