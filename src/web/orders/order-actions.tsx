import { useCallback, useState } from "react";
import type { OrderDetail } from "#contract/order.ts";
import { mayCancel } from "#domain/orders/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Button } from "../ui/button.tsx";
import { useModal } from "../ui/use-modal.ts";
import { buyAgain } from "./buy-again.ts";

interface OrderActionsProps {
  order: OrderDetail;
  busy: boolean;
  cancel: () => Promise<void>;
}

/** What can be done with an order: print its invoice, buy the same again, cancel it while that is possible. */
export function OrderActions({ order, busy, cancel }: OrderActionsProps) {
  const t = useTranslation("orders");
  const [asking, setAsking] = useState(false);
  const [adding, setAdding] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const { props, used } = useModal(asking, close);
  // One press at a time: a second one would put it all into the cart twice.
  const again = async () => {
    setAdding(true);
    await buyAgain(order);
    setAdding(false);
  };
  const confirm = () => {
    close();
    void cancel();
  };
  return (
    <section aria-label={t("actions")} className="grid gap-3 print:hidden">
      <Button busy={adding} onClick={() => void again()}>
        {t("buyAgain")}
      </Button>
      <Button look="outline" onClick={() => window.print()}>
        {t("printInvoice")}
      </Button>
      {mayCancel(order) && (
        <Button look="outline" busy={busy} onClick={() => setAsking(true)}>
          {t("cancelOrder")}
        </Button>
      )}
      <dialog {...props} aria-labelledby="cancel-question" className="m-auto w-full max-w-md bg-paper p-8 text-ink">
        {used && (
          <>
            <h2 id="cancel-question" className="text-heading">
              {t("cancelQuestion")}
            </h2>
            <p className="mt-3 text-sm text-muted">{t(order.payment ? "paidGoesBack" : "nothingPaid")}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button onClick={confirm}>{t("yesCancel")}</Button>
              <Button look="outline" onClick={close}>
                {t("keepIt")}
              </Button>
            </div>
          </>
        )}
      </dialog>
    </section>
  );
}
