import { useCallback, useEffect, useState } from "react";
import type { OrderDetail } from "#contract/order.ts";
import { messageOf } from "../cart/server-calls.ts";
import { api, ApiError } from "../session/api.ts";
import { toast } from "../ui/toast.ts";

interface OneOrder {
  /** Null until it is there. */
  order: OrderDetail | null;
  /** Why it is not. */
  problem: "unknown" | "failed" | null;
  /** Cancelling is under way. */
  busy: boolean;
  reread(): void;
  cancel(): Promise<void>;
}

/** One of the shopper's orders, and cancelling it. */
export function useOrder(orderId: string): OneOrder {
  const [order, setOrder] = useState<OrderDetail | null>(null);
  const [problem, setProblem] = useState<OneOrder["problem"]>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    api<{ order: OrderDetail }>("/api/order/detail", { body: { orderId }, signal: leaving.signal }).then(
      (reply) => {
        setOrder(reply.order);
        setProblem(null);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setProblem(error instanceof ApiError && error.status === 404 ? "unknown" : "failed");
      },
    );
    return () => leaving.abort();
  }, [orderId, round]);
  const reread = useCallback(() => setRound((count) => count + 1), []);
  const cancel = async () => {
    setBusy(true);
    try {
      const { message } = await api<{ message: string }>("/api/order/cancel", { body: { orderId } });
      toast.success(message, { id: "order" });
    } catch (error) {
      toast.error(messageOf(error), { id: "order" });
    } finally {
      setBusy(false);
      reread();
    }
  };
  return { order, problem, busy, reread, cancel };
}
