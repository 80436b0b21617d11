import { create } from "zustand";

interface ChatState {
  open: boolean;
  /** What the window's box is to hold; null: leave the box alone. A new object each time it is said. */
  draft: { text: string } | null;
  /** Opens the window, with a text in its box where one is given (G-07). */
  openChat(draft?: string): void;
  close(): void;
}

/** Whether the chat is open: all that a page needs to know of it before it is. */
export const useChat = create<ChatState>()((set) => ({
  open: false,
  draft: null,
  openChat: (draft) => set({ open: true, draft: draft === undefined ? null : { text: draft } }),
  close: () => set({ open: false, draft: null }),
}));

/** Where the conversation is kept in the browser, for as long as the tab is open. */
export const CONVERSATION_KEY = "chat";
