import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { QUESTION_LENGTH } from "#contract/assistant.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { useChat } from "./chat-state.ts";
import { useConversation } from "./conversation.ts";
import { Messages } from "./message-log.tsx";
import { X } from "../ui/icons/everywhere.ts";
import { ArrowUp, Mic } from "../ui/icons/some-pages.ts";

/** The open chat (CHAT-02 to CHAT-07): beside the page, which stays usable; Escape closes it. */
export function ChatWindow({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const t = useTranslation("chat");
  const close = useChat((chat) => chat.close);
  const hush = useConversation((conversation) => conversation.hush);
  useFocusBack(button);
  useEffect(() => hush, [hush]);
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = self;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing) close();
    };
    current?.addEventListener("keydown", closeOnEscape);
    return () => current?.removeEventListener("keydown", closeOnEscape);
  }, [close]);
  return (
    <div
      ref={self}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an open dialog element would keep the search's shortcuts away
      role="dialog"
      aria-label={t("title")}
      data-chat="window"
      className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 flex h-125 max-h-[min(70vh,500px)] flex-col border border-line bg-paper shadow-[0_12px_48px_rgb(27_26_23/0.22)] sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 print:hidden"
    >
      <div className="flex shrink-0 items-center justify-between border-b border-line pl-5">
        <h2 className="text-xl">{t("title")}</h2>
        <IconButton label={t("close")} onClick={close}>
          <X aria-hidden="true" strokeWidth={1.25} className="size-5" />
        </IconButton>
      </div>
      <Messages />
      <QuestionBox />
    </div>
  );
}

/** When the window goes while it has the focus, the focus returns to where it came from. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    const { current: from } = opener;
    const { current: round } = button;
    return () => {
      if (document.activeElement !== document.body) return;
      const back = from instanceof HTMLElement && from !== document.body && from.isConnected ? from : round;
      // The round button is shown again once the window is gone.
      requestAnimationFrame(() => back?.focus());
    };
  }, [button]);
}

/** VAL-14, VAL-15 */
function QuestionBox() {
  const t = useTranslation("chat");
  const { ask, listen, listening, waiting } = useConversation();
  const draft = useChat((chat) => chat.draft);
  const [text, setText] = useState(draft?.text ?? "");
  const [taken, setTaken] = useState(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  if (draft && draft !== taken) {
    setTaken(draft);
    setText(draft.text);
  }
  useEffect(() => {
    const { current } = box;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [draft]);

  const send = () => {
    if (ask(text)) setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} className="flex shrink-0 items-end border-t border-line">
      <textarea
        ref={box}
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={QUESTION_LENGTH.max}
        enterKeyHint="send"
        aria-label={t("question")}
        placeholder={t("placeholder")}
        className="field-sizing-content max-h-28 min-h-13 min-w-0 flex-1 resize-none bg-transparent py-3.5 pl-5 text-base leading-6 -outline-offset-2 placeholder:text-muted sm:text-sm"
      />
      <IconButton
        label={t(listening ? "stopListening" : "voice")}
        aria-pressed={listening}
        onClick={listen}
        className={classNames("h-13", listening && "text-accent")}
      >
        <Mic aria-hidden="true" strokeWidth={1.25} className="size-5" />
      </IconButton>
      <IconButton
        label={t("send")}
        type="submit"
        disabled={waiting || text.trim() === ""}
        className="h-13 disabled:opacity-40"
      >
        <ArrowUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
    </form>
  );
}
