import { openingHours } from "#domain/content/opening-hours.ts";
import { countryName } from "../cart/country-name.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { details, social, telephoneHref } from "../content/details.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/contact.route";
import { DrawnMap } from "./drawn-map.tsx";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translationOf(matches, "contact");
  const { street, city, email } = details;
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { street, city, email }),
    path: paths.contact,
  });
};

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["contact"]) });

/** CONTACT-01 to CONTACT-03 */
export default function Contact() {
  const t = useTranslation("contact");
  return (
    <>
      <PageBanner tall title={t("title")}>
        {t("banner")}
      </PageBanner>
      <section
        aria-label={t("howToReach")}
        className="shell grid gap-x-10 gap-y-12 py-section sm:grid-cols-2 lg:grid-cols-4"
      >
        <Part title={t("visit")}>
          <address className="not-italic">
            {details.street}
            <br />
            {details.city} {details.postcode}
            <br />
            {countryName("IN", t.language)}
          </address>
          <p className="mt-3">{t("hours", openingHours(t.language))}</p>
        </Part>
        <Part title={t("call")}>
          <a href={telephoneHref(details.phone)} className="underlined">
            {details.phone}
          </a>
        </Part>
        <Part title={t("write")}>
          <a href={`mailto:${details.email}`} className="underlined">
            {details.email}
          </a>
        </Part>
        <Part title={t("follow")}>
          <ul className="space-y-2">
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener" className="underlined">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      </section>
      <section aria-labelledby="map" className="shell pb-section">
        <h2 id="map" className="text-title">
          {t("findUs")}
        </h2>
        <DrawnMap />
      </section>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-ink pt-5">
      <h2 className="text-heading">{title}</h2>
      <div className="mt-4 text-muted">{children}</div>
    </div>
  );
}
