import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { translationNow, useTranslation } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";
import type { ProductSummary } from "#contract/catalog.ts";
import { DELIVERY_DAYS, RETURNS } from "#domain/content/policy.ts";
import { useChat } from "../chat/chat-state.ts";
import { paths } from "../paths.ts";
import { copyText } from "../ui/copy-text.ts";
import { showingTab } from "./choice-address.ts";
import { MessageCircle } from "../ui/icons/everywhere.ts";
import { CalendarDays, MapPin, RotateCcw, Share2, Truck } from "../ui/icons/some-pages.ts";

const { international, unitedStates } = DELIVERY_DAYS;
const ICON = { "aria-hidden": true, className: "mt-0.5 size-4.5 shrink-0", strokeWidth: 1.25 } as const;
const ACTION = "flex items-start gap-3 hover:text-accent";

/** PDP-16 to PDP-18, with the targets of G-07. */
export function InfoLines({ product }: { product: ProductSummary }) {
  const t = useTranslation("product");
  const [params] = useSearchParams();
  const openChat = useChat((chat) => chat.openChat);
  return (
    <div className="mt-10 space-y-5 border-t border-line pt-7 text-sm">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Link to={`${showingTab(params, "shipping")}#details`} className={ACTION}>
          <Truck {...ICON} />
          {t("deliveryAndReturn")}
        </Link>
        <button
          type="button"
          onClick={() => openChat(t("aboutProduct", { name: product.name }))}
          className={`${ACTION} noscript:hidden`}
        >
          <MessageCircle {...ICON} />
          {t("askQuestion")}
        </button>
        <button type="button" onClick={() => void share(product.name)} className={`${ACTION} noscript:hidden`}>
          <Share2 {...ICON} />
          {t("share")}
        </button>
      </div>
      <Line icon={<CalendarDays {...ICON} />}>
        {t("estimated", { ...international, homeFrom: unitedStates.from, homeTo: unitedStates.to })}
      </Line>
      <Line icon={<RotateCcw {...ICON} />}>
        {t("returnWithin", { days: RETURNS.days, freeDays: RETURNS.freeDays })}
      </Line>
      <Link to={paths.contact} className={ACTION}>
        <MapPin {...ICON} />
        {t("storeInformation")}
      </Link>
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 text-muted">
      {icon}
      {children}
    </p>
  );
}

/** The browser's share sheet where it has one, else the address is copied. */
async function share(title: string): Promise<void> {
  const t = translationNow("product");
  const { href: url } = window.location;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await copyText(url);
    toast.success(t("linkCopied"));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) toast.error(t("link", { url }));
  }
}
