import { useTranslation } from "../i18n/use-translation.tsx";

/** How one can pay, as quiet marks (FOOT-04). */
export function PaymentMarks() {
  const t = useTranslation("frame");
  return (
    <ul aria-label={t("waysToPay")} className="flex gap-2">
      {["Visa", "Mastercard", "RuPay", "UPI", "Cash"].map((name) => (
        <li key={name}>
          <svg viewBox="0 0 48 30" className="h-7" role="img" aria-label={name === "Cash" ? t("cashOnDelivery") : name}>
            <rect x="0.5" y="0.5" width="47" height="29" fill="none" stroke="currentColor" strokeOpacity="0.35" />
            {name === "Mastercard" ? (
              <Circles />
            ) : (
              <text
                x="24"
                y="19"
                textAnchor="middle"
                fill="currentColor"
                fontSize="9.5"
                fontWeight="600"
                letterSpacing="0.4"
              >
                {name === "Cash" ? t("cash") : name}
              </text>
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Circles() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.3">
      <circle cx="20" cy="15" r="7" />
      <circle cx="28" cy="15" r="7" />
    </g>
  );
}
