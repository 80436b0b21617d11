import { BASE_CURRENCY, CURRENCIES, CURRENCY_CODES } from "#contract/money.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { toast } from "../ui/toast.ts";
import { FooterSelect } from "./footer-select.tsx";

/**
 * The 22 currencies (LIM-01): the choice is kept in a cookie (G-23), and the page comes again in it. Where the shop has no
 * rate for it (CUR-02) everything stays as it is (ERR-06).
 */
export function CurrencyPicker() {
  const t = useTranslation("frame");
  const { quote } = useShopFrame();
  const hasRate = async (currency: string) => {
    try {
      await api(`/api/rates/pair/${BASE_CURRENCY}/${currency}`);
      return true;
    } catch {
      toast.error(t("ratesFailed"), { id: "currency" });
      return false;
    }
  };
  return (
    <FooterSelect label={t("currency")} cookie="currency" value={quote.currency} check={hasRate}>
      {CURRENCY_CODES.map((code) => (
        <option key={code} value={code}>
          {code} {CURRENCIES[code] === code ? "" : CURRENCIES[code]}
        </option>
      ))}
    </FooterSelect>
  );
}
