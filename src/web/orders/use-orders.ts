import { useCallback, useEffect, useState } from "react";
import type { Order } from "#contract/order.ts";
import { api } from "../session/api.ts";
import { useSession } from "../session/session.ts";

interface Orders {
  /** Null until they are there. */
  orders: Order[] | null;
  failed: boolean;
  retry(): void;
}

/** The shopper's orders, newest first. A failure is logged only (ERR-29). */
export function useOrders(): Orders {
  const token = useSession((session) => session.token);
  const [orders, setOrders] = useState<Order[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    api<{ orders: Order[] }>("/api/order/userorders", { method: "POST", body: {}, signal: leaving.signal }).then(
      (reply) => {
        setOrders(reply.orders);
        setFailed(false);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn("The orders could not be loaded.", error);
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { orders, failed, retry };
}
