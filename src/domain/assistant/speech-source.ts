/** Speech of one answer. */
export interface Speech {
  /** Media type, e.g. audio/mpeg. */
  type: string;
  bytes: Uint8Array;
}

/** What speaks answers aloud. */
export interface SpeechSource {
  /** @throws an Error when the service is away, slow, or answers with no sound */
  speak(text: string): Promise<Speech>;
}
