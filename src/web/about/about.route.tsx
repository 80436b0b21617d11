import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { details } from "../content/details.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Still } from "../ui-shop/still.tsx";
import { LinkButton } from "../ui/button.tsx";
import type { Route } from "./+types/about.route";
import { Film } from "./film.tsx";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translationOf(matches, "about");
  return pageMeta(matches, { title: t("title"), description: t("description"), path: paths.about });
};

/** ABOUT-02 */
const REASONS = [
  { title: "reason1", text: "reason1Text" },
  { title: "reason2", text: "reason2Text" },
  { title: "reason3", text: "reason3Text" },
] as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["about"]) });

export default function About() {
  const t = useTranslation("about");
  return (
    <>
      <PageBanner tall title={t("title")}>
        {t("banner")}
      </PageBanner>
      <section
        aria-labelledby="founder"
        className="shell grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 py-section md:grid-cols-[2fr_3fr]"
      >
        <div className="aspect-4/5 overflow-hidden bg-flax">
          <Still name="founder" alt={t("founderAlt")} sizes="(width >= 48rem) 38vw, 94vw" />
        </div>
        <div className="self-center">
          <h2 id="founder" className="text-title">
            {t("founder")}
          </h2>
          <div className="mt-8 max-w-(--container-text) space-y-5 text-lead text-muted">
            <p>{t("note1")}</p>
            <p>{t("note2")}</p>
            <p>{t("note3")}</p>
          </div>
          <p className="mt-8 font-serif text-heading">Meera Raghavan</p>
          <p className="mt-2 text-sm">
            <a href={`mailto:${details.founderEmail}`} className="underlined">
              {details.founderEmail}
            </a>
          </p>
        </div>
      </section>
      <Film />
      <section aria-labelledby="why" className="border-t border-line">
        <div className="shell py-section">
          <h2 id="why" className="text-title">
            {t("why")}
          </h2>
          <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
            {REASONS.map(({ title, text }) => (
              <li key={title} className="border-t border-ink pt-5">
                <h3 className="text-heading">{t(title)}</h3>
                <p className="mt-4 text-muted">{t(text)}</p>
              </li>
            ))}
          </ul>
          <LinkButton to={paths.collection} size="large" className="mt-14">
            {t("seeCollection")}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
