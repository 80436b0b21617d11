import { create } from "zustand";
import { QUESTION_LENGTH, type AssistantReply } from "#contract/assistant.ts";
import { api } from "../session/api.ts";
import { onLogout } from "../session/session.ts";
import { CONVERSATION_KEY } from "./chat-state.ts";
import { answered, BEGINNING, fromKept, ownWords, toKept, withoutTemporary, type ChatMessage } from "./messages.ts";
import { listenOnce } from "./voice.ts";

interface Conversation {
  messages: ChatMessage[];
  /** An answer is on its way (CHAT-04). */
  waiting: boolean;
  listening: boolean;
  /** Asks the assistant; a blank text, or one while an answer is awaited, is not sent (VAL-14). Tells whether it was. */
  ask(text: string): boolean;
  /** Takes a question by voice (CHAT-05); while it listens, stops that. */
  listen(): void;
  /** Ends listening and whatever is being played. */
  hush(): void;
}

let stopListening: (() => void) | null = null;
let playing: HTMLAudioElement | null = null;
/** Counts sessions, so that an answer for one who logged out is not shown to the next. */
let session = 0;

/** The conversation of this tab: the same on every page, and after a reload. */
export const useConversation = create<Conversation>()((set, get) => {
  const add = (...messages: ChatMessage[]) => set({ messages: [...withoutTemporary(get().messages), ...messages] });
  const endListening = () => {
    stopListening = null;
    set({ listening: false, messages: withoutTemporary(get().messages) });
  };
  return {
    messages: fromKept(readKept()),
    waiting: false,
    listening: false,
    ask(text) {
      const question = text.trim().slice(0, QUESTION_LENGTH.max);
      if (question === "" || get().waiting) return false;
      get().hush();
      add({ text: question, isUser: true });
      set({ waiting: true });
      const own = session;
      void answerTo(question).then((reply) => {
        if (own !== session) return;
        set({ waiting: false });
        add(reply ? answered(reply) : ownWords("failed"));
        if (reply?.audioUrl) play(reply.audioUrl);
      });
      return true;
    },
    listen() {
      if (get().listening) return get().hush();
      const heard = (text: string) => {
        endListening();
        get().ask(text);
      };
      const failed = () => {
        endListening();
        add(ownWords("notHeard"));
      };
      add({ ...ownWords("listening"), temporary: true });
      set({ listening: true });
      const stop = listenOnce(heard, failed);
      if (stop === null) {
        endListening();
        add(ownWords("noVoice"));
      } else if (get().listening) stopListening = stop;
    },
    hush() {
      playing?.pause();
      playing = null;
      if (!stopListening) return;
      stopListening();
      endListening();
    },
  };
});

useConversation.subscribe(({ messages }) => {
  try {
    sessionStorage.setItem(CONVERSATION_KEY, toKept(messages));
  } catch {
    // A browser that keeps nothing has the conversation until the page is left.
  }
});

onLogout(() => {
  session += 1;
  useConversation.getState().hush();
  useConversation.setState({ messages: BEGINNING, waiting: false });
});

/** Null when no answer came, whatever the reason (ERR-11). */
async function answerTo(question: string): Promise<AssistantReply | null> {
  try {
    const reply = await api<Partial<AssistantReply>>("/ask-question", { body: { question } });
    return typeof reply.answer === "string" && reply.answer !== "" ? { ...reply, answer: reply.answer } : null;
  } catch (error) {
    console.info("The assistant did not answer.", error);
    return null;
  }
}

/** CHAT-06; a failure is logged only (ERR-14). */
function play(url: string): void {
  playing = new Audio(url);
  playing.play().catch((error: unknown) => console.info("The spoken answer could not be played.", error));
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(CONVERSATION_KEY);
  } catch {
    return null;
  }
}
