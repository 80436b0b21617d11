import { create } from "zustand";

export type PanelName = "menu" | "categories" | "search";

interface OpenPanel {
  panel: PanelName | null;
  open(panel: PanelName): void;
  close(): void;
}

/** Which panel of the frame is open; at most one is. The cart's panel is the cart's own. */
export const useOpenPanel = create<OpenPanel>()((set) => ({
  panel: null,
  open: (panel) => set({ panel }),
  close: () => set({ panel: null }),
}));
