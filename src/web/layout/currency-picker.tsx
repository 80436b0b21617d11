import { CURRENCIES, CURRENCY_CODES } from "#contract/money.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { FooterSelect } from "./footer-select.tsx";

/** The 22 currencies (LIM-01): the choice is kept in a cookie (G-23), and the page comes again in it. */
export function CurrencyPicker() {
  const t = useTranslation("frame");
  const { quote } = useShopFrame();
  return (
    <FooterSelect label={t("currency")} cookie="currency" value={quote.currency}>
      {CURRENCY_CODES.map((code) => (
        <option key={code} value={code}>
          {code} {CURRENCIES[code] === code ? "" : CURRENCIES[code]}
        </option>
      ))}
    </FooterSelect>
  );
}
