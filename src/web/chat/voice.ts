/** What the shop uses of the browser's speech interface. */
interface Recogniser {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error?: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type SpeechWindow = Partial<Record<"SpeechRecognition" | "webkitSpeechRecognition", new () => Recogniser>>;

/** VAL-16 */
export const VOICE_LANGUAGE = "en-US";

/**
 * Listens once. Exactly one of the two is called, once, unless it was stopped before.
 * @returns how to stop; null where the browser has no speech interface
 */
export function listenOnce(heard: (text: string) => void, failed: () => void): (() => void) | null {
  const speech = window as unknown as SpeechWindow;
  const SpeechInterface = speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
  if (!SpeechInterface) return null;
  const recogniser = new SpeechInterface();
  recogniser.lang = VOICE_LANGUAGE;
  recogniser.interimResults = false;
  recogniser.maxAlternatives = 1;
  let over = false;
  const end = (tell?: () => void) => {
    if (over) return;
    over = true;
    tell?.();
  };
  recogniser.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim() ?? "";
    end(text === "" ? failed : () => heard(text));
  };
  recogniser.onerror = () => end(failed);
  // It may end without a word, and without an error.
  recogniser.onend = () => end(failed);
  try {
    recogniser.start();
  } catch {
    end(failed);
  }
  return () => {
    end();
    recogniser.abort();
  };
}
