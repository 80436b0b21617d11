import { useEffect, useRef } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { AnswerCards } from "./answer-cards.tsx";
import { useChat } from "./chat-state.ts";
import { useConversation } from "./conversation.ts";
import type { ChatMessage } from "./messages.ts";

const NARROW = "(width < 40rem)";
const BUBBLE = "w-fit px-4 py-2.5 wrap-anywhere whitespace-pre-line";

/** What was said so far, the newest in view; read out as it comes. */
export function Messages() {
  const t = useTranslation("chat");
  const { messages, waiting } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = log;
    if (current) current.scrollTop = current.scrollHeight;
  }, [messages, waiting]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t("conversation")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards must reach it
      tabIndex={0}
      className="min-h-0 flex-1 space-y-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      {messages.map((message, index) => (
        <Message key={index} message={message} />
      ))}
      {waiting && <Typing />}
    </div>
  );
}

function Message({ message: { text, ours, isUser, temporary, productIds } }: { message: ChatMessage }) {
  const t = useTranslation("chat");
  return (
    <div
      data-from={isUser ? "shopper" : "assistant"}
      className={classNames("max-w-[88%] text-sm leading-relaxed", isUser && "ml-auto w-fit", productIds && "w-full")}
    >
      <span className="sr-only">{t(isUser ? "you" : "assistant")}</span>
      <p className={classNames(BUBBLE, isUser ? "bg-ink text-paper" : "bg-linen", temporary && "text-muted italic")}>
        {ours ? t(ours) : text}
      </p>
      {productIds && <AnswerCards ids={productIds} onFollow={makeRoom} />}
    </div>
  );
}

/** On a small screen the window would cover the page that a card leads to. */
function makeRoom(): void {
  if (matchMedia(NARROW).matches) useChat.getState().close();
}

/** CHAT-04 */
function Typing() {
  const t = useTranslation("chat");
  return (
    <p data-chat="typing" className="flex w-fit gap-1.5 bg-linen px-4 py-4">
      <span className="sr-only">{t("typing")}</span>
      {[0, 200, 400].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          style={{ animationDelay: `${delay}ms` }}
          className="size-1.5 animate-typing rounded-full bg-muted"
        />
      ))}
    </p>
  );
}
