import { CouponBox } from "../checkout/coupon-box.tsx";
import { useCoupon } from "../checkout/coupon-store.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { CartLines, CartLinesSkeleton } from "./cart-lines.tsx";
import { useCart } from "./cart-store.ts";
import { useCartTotals } from "./cart-totals.ts";
import { FreeShippingBar } from "./free-shipping-bar.tsx";
import { useCartLines, type Line } from "./lines.ts";
import { SummaryRows } from "./summary-rows.tsx";

/** The slide-out cart (PANEL-01 to PANEL-13). */
export function CartPanel() {
  const t = useTranslation("cart");
  const open = useCart((cart) => cart.panelOpen);
  const close = useCart((cart) => cart.closePanel);
  const { ready, shown, found } = useCartLines();
  const filled = ready && shown.length > 0;
  return (
    <Panel
      id="cart-panel"
      title={t("title")}
      open={open}
      onClose={close}
      footer={filled && <PanelFooter lines={found} onLeave={close} />}
    >
      {!ready && <CartLinesSkeleton />}
      {ready && !filled && <EmptyPanel onLeave={close} />}
      {filled && (
        <>
          <FreeShippingBar lines={found} />
          <CartLines shown={shown} price="unit" />
          <div className="border-t border-line pt-5">
            <CouponBox lines={found} />
          </div>
        </>
      )}
    </Panel>
  );
}

function EmptyPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTranslation("cart");
  return (
    <div className="grid h-full content-center justify-items-center gap-8 text-center">
      <p className="font-serif text-heading">{t("empty")}</p>
      <Button look="outline" onClick={onLeave}>
        {t("continueShopping")}
      </Button>
    </div>
  );
}

function PanelFooter({ lines, onLeave }: { lines: Line[] | null; onLeave: () => void }) {
  const t = useTranslation("cart");
  const sums = useCartTotals(lines);
  const code = useCoupon((state) => state.coupon?.code);
  return (
    <>
      <SummaryRows sums={sums} couponCode={code} />
      <div className="mt-5 grid grid-cols-2 gap-3">
        <LinkButton to={paths.cart} look="outline" onClick={onLeave}>
          {t("viewCart")}
        </LinkButton>
        <LinkButton to={paths.checkout} onClick={onLeave}>
          {t("checkOut")}
        </LinkButton>
      </div>
      <p className="mt-4 text-center">
        <LinkButton to={paths.home} look="text" onClick={onLeave}>
          {t("continueShopping")}
        </LinkButton>
      </p>
    </>
  );
}
