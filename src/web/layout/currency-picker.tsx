import { CURRENCIES, CURRENCY_CODES } from "#contract/money.ts";
import { useShopFrame } from "../session/shop-frame.tsx";

const A_YEAR_IN_SECONDS = 31_536_000;

/** The 22 currencies (LIM-01): the choice is kept in a cookie (G-23), and the page comes again in it. */
export function CurrencyPicker() {
  const { quote } = useShopFrame();
  const choose = (currency: string) => {
    document.cookie = `currency=${currency}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
    window.location.reload();
  };
  return (
    <label className="flex items-center gap-3 text-caption text-night-muted noscript:hidden">
      Currency
      <select
        value={quote.currency}
        onChange={(event) => choose(event.target.value)}
        className="min-h-10 border border-night-line bg-night px-3 text-sm text-paper"
      >
        {CURRENCY_CODES.map((code) => (
          <option key={code} value={code}>
            {code} {CURRENCIES[code] === code ? "" : CURRENCIES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
