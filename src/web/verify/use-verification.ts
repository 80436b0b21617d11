import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.ts";
import { orderDone } from "../checkout/order-done.ts";
import { messageOf } from "../cart/server-calls.ts";
import { paths } from "../paths.ts";
import { api, ApiError } from "../session/api.ts";

const PAUSE_MS = 2_000;
/** About half a minute: a gateway that has not made up its mind by then may take hours. */
const MOST_TRIES = 15;

interface Verification {
  /** The gateway has not made up its mind, or cannot be asked. */
  stillOpen: boolean;
  again(): void;
}

/**
 * Asks the server how an order stands (CHK-16, G-11), and goes to the orders or, when it is not paid, to the cart
 * (CHK-17). As long as a payment may still come it asks again; for a shopper who comes back from a payment that was
 * broken off it does not wait.
 */
export function useVerification(orderId: string, hopeful: boolean): Verification {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [stillOpen, setStillOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const finish = async () => {
      const result = await ask(orderId, hopeful, leaving.signal);
      if (leaving.signal.aborted) return;
      if (result === "open") return setStillOpen(true);
      if ("message" in result) orderDone(result.message);
      else toast.error(result.refusal, { id: "order" });
      void navigate("message" in result ? paths.orders : paths.cart, { replace: true });
    };
    void finish();
    return () => leaving.abort();
  }, [orderId, hopeful, round, navigate]);
  const again = useCallback(() => {
    setStillOpen(false);
    setRound((count) => count + 1);
  }, []);
  return { stillOpen, again };
}

type Answer = { message: string | undefined } | { refusal: string } | "open";

async function ask(orderId: string, hopeful: boolean, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      const body = { success: hopeful, orderId };
      return { message: (await api<{ message?: string }>("/api/order/verifyStripe", { body, signal })).message };
    } catch (error) {
      if (signal.aborted) return "open";
      const unknown = error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
      const waits = hopeful && error instanceof ApiError && error.body["open"] === true;
      if (!unknown && !waits) return { refusal: messageOf(error) };
      if (tries === MOST_TRIES) return "open";
      await pause(signal);
    }
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
