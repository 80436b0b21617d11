import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { details, social, telephoneHref } from "../content/details.ts";
import { countryName } from "../cart/country-name.ts";
import { paths } from "../paths.ts";
import { CurrencyPicker } from "./currency-picker.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { PaymentMarks } from "./payment-marks.tsx";

/** Contact, links, the currency and how one can pay (FOOT). */
export function Footer() {
  const t = useTranslation("frame");
  const information = [
    { name: t("aboutUs"), to: paths.about },
    { name: t("contact"), to: paths.contact },
    { name: t("allCollections"), to: paths.collection },
    { name: t("customersSay"), to: "/#reviews" },
  ];
  const service = [
    { name: t("orderTrackingLink"), to: paths.orders },
    { name: t("myAccountLink"), to: paths.account },
    { name: t("wishListLink"), to: paths.wishlist },
    { name: t("deliveryAndReturns"), to: "/#our-policy" },
  ];
  return (
    <footer className="below bg-night pb-15 text-paper sm:pb-0">
      <div className="shell grid grid-cols-2 gap-x-8 gap-y-12 pt-section pb-14 lg:grid-cols-[5fr_2fr_2fr_2fr]">
        <div className="col-span-2 lg:col-span-1">
          <Link
            to={paths.home}
            aria-label={t("shopHome")}
            className="font-serif text-display leading-none tracking-[-0.02em]"
          >
            Weft
          </Link>
          <div className="mt-10">
            <NewsletterBox />
          </div>
        </div>
        <Column title={t("information")}>
          <Links entries={information} />
        </Column>
        <Column title={t("service")}>
          <Links entries={service} />
        </Column>
        <Column title={t("contact")}>
          <address className="space-y-2.5 text-sm text-night-muted not-italic">
            <p>
              {details.street}
              <br />
              {details.city} {details.postcode}
              <br />
              {countryName("IN", t.language)}
            </p>
            <p>
              <a href={telephoneHref(details.phone)} className="hover:text-paper">
                {details.phone}
              </a>
            </p>
            <p>
              <a href={`mailto:${details.email}`} className="underline underline-offset-4 hover:text-paper">
                {details.email}
              </a>
            </p>
          </address>
        </Column>
      </div>
      <div className="shell">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-night-line py-8">
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <CurrencyPicker />
            <LanguagePicker />
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-caption text-night-muted">
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener" className="hover:text-paper">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <PaymentMarks />
        </div>
        <p className="border-t border-night-line py-6 text-caption text-night-muted">
          © {details.name}. {t("motto")}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-medium tracking-normal">{title}</h2>
      <div className="mt-5">{children}</div>
    </div>
  );
}

function Links({ entries }: { entries: { name: string; to: string }[] }) {
  return (
    <ul className="space-y-2.5 text-sm text-night-muted">
      {entries.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className="hover:text-paper">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
