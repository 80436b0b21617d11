import { lazy, Suspense, useEffect, useRef, type ComponentType, type RefObject } from "react";
import { translationNow, useTranslation } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";
import { classNames } from "../ui/class-names.ts";
import { Spinner } from "../ui/spinner.tsx";
import { onLogout } from "../session/session.ts";
import { CONVERSATION_KEY, useChat } from "./chat-state.ts";
import { MessageCircle } from "../ui/icons/everywhere.ts";

const loadWindow = () => import("./chat-window.tsx");
type WindowModule = { default: ComponentType<{ button: RefObject<HTMLButtonElement | null> }> };
const ChatWindow = lazy(() =>
  loadWindow().then(
    ({ ChatWindow }): WindowModule => ({ default: ChatWindow }),
    (error: unknown): WindowModule => {
      console.error("The chat could not be loaded.", error);
      return { default: NoWindow };
    },
  ),
);

const ROUND =
  "fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 inline-flex size-14 items-center justify-center rounded-full bg-ink text-paper shadow-[0_6px_24px_rgb(27_26_23/0.22)] transition-colors duration-(--motion-quick) hover:bg-accent sm:right-6 sm:bottom-6 noscript:hidden print:hidden";

/**
 * The assistant (CHAT-01, HOME-30, C-20): a round button at the bottom right; the window's code is fetched when it is
 * first asked for. It stays while the shopper moves from page to page.
 */
export function Chat() {
  const t = useTranslation("chat");
  const open = useChat((chat) => chat.open);
  const openChat = useChat((chat) => chat.openChat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => onLogout(forgetConversation), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t("open")}
        aria-haspopup="dialog"
        data-chat="button"
        onClick={() => openChat()}
        onPointerEnter={() => void loadWindow().catch(() => {})}
        className={classNames(ROUND, open && "invisible")}
      >
        <MessageCircle aria-hidden="true" className="size-6" strokeWidth={1.25} />
      </button>
      <Suspense fallback={<Waiting />}>{open && <ChatWindow button={button} />}</Suspense>
    </>
  );
}

/** In the button's place until the window's code is there. */
function Waiting() {
  return (
    <span aria-hidden="true" className={ROUND}>
      <Spinner className="size-5" />
    </span>
  );
}

/** Stands in where the window's code did not arrive. */
function NoWindow() {
  useEffect(() => {
    useChat.getState().close();
    toast.error(translationNow("chat")("cannotOpen"));
  }, []);
  return null;
}

/** What was said may tell of the shopper's orders: it goes with the session. */
function forgetConversation(): void {
  useChat.getState().close();
  try {
    sessionStorage.removeItem(CONVERSATION_KEY);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}
