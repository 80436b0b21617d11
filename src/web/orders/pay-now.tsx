import { useState } from "react";
import { useNavigate } from "react-router";
import type { Address, Order } from "#contract/order.ts";
import { messageOf } from "../cart/server-calls.ts";
import { orderDone } from "../checkout/order-done.ts";
import type { OrderReply } from "../checkout/order-request.ts";
import { payOpened } from "../checkout/pay-opened.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";

interface PayNowProps {
  order: Order;
  /** What the gateway's popup fills in, where it is known. */
  address?: Address | undefined;
  /** How the order stands may have changed. */
  reread: () => void;
}

/** Goes on with the payment of an order that waits for it, through the gateway that it was begun with. */
export function PayNow({ order, address, reread }: PayNowProps) {
  const t = useTranslation("orders");
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    try {
      const reply = await api<OrderReply>("/api/order/pay", { body: { orderId: order._id } });
      const outcome = await payOpened(reply, address);
      if (outcome.state === "placed") orderDone(outcome.message);
      if (outcome.state === "unpaid") toast.error(outcome.reason, { id: "order" });
      if (outcome.state === "elsewhere")
        return await (outcome.foreign ? window.location.assign(outcome.url) : navigate(outcome.url));
    } catch (error) {
      toast.error(messageOf(error), { id: "order" });
    } finally {
      setBusy(false);
    }
    reread();
  };
  return (
    <Button size="small" busy={busy} onClick={() => void pay()}>
      {t("payNow")}
    </Button>
  );
}
