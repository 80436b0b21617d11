import type { ReactNode } from "react";
import { create } from "zustand";

export interface ToastOptions {
  /** A toast of the same id takes the place of the earlier one. */
  id?: string;
  description?: ReactNode;
  action?: ReactNode;
}

interface ToastPainter {
  success(message: ReactNode, options?: ToastOptions): unknown;
  error(message: ReactNode, options?: ToastOptions): unknown;
  dismiss(id?: string): unknown;
}

/** Whether a toast was ever asked for: from then on the page holds the place where they appear. */
export const useToaster = create<{ wanted: boolean }>()(() => ({ wanted: false }));

let ready: (painter: ToastPainter) => void;
const painter = new Promise<ToastPainter>((resolve) => (ready = resolve));

/** Told by the place where toasts appear, once it is there. */
export function toasterReady(made: ToastPainter): void {
  ready(made);
}

function show(kind: "success" | "error", message: ReactNode, options?: ToastOptions): void {
  useToaster.setState({ wanted: true });
  void painter.then((made) => made[kind](message, options));
}

/**
 * Tells the shopper something, top right (LIM-13, LIM-14). The code that paints toasts is fetched for the first of
 * them; what is said meanwhile is shown in its order.
 */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => show("success", message, options),
  error: (message: ReactNode, options?: ToastOptions) => show("error", message, options),
  dismiss(id: string): void {
    if (useToaster.getState().wanted) void painter.then((made) => made.dismiss(id));
  },
};
