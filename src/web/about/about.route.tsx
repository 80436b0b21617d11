import { details } from "../content/details.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Still } from "../ui-shop/still.tsx";
import { LinkButton } from "../ui/button.tsx";
import type { Route } from "./+types/about.route";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About",
    description: "Why Weft makes fewer clothes, describes them as they are, and mends them for free.",
    path: paths.about,
  });

/** ABOUT-02 */
const REASONS = [
  {
    title: "Quality Assurance",
    text: "Every cloth is washed, worn and washed again before we cut it. A seam that gives in the first year is ours to mend, at no cost and without a receipt.",
  },
  {
    title: "Convenience",
    text: "One page a product, honest measurements, and a parcel that can be sent back from wherever it found you. The first fourteen days are on us.",
  },
  {
    title: "Exceptional Customer Service",
    text: "People who know the stock by touch answer what you ask, day and night. If something will not suit you, they will say so.",
  },
];

export default function About() {
  return (
    <>
      <PageBanner tall title="About">
        A small label from Bengaluru that would rather you bought one good shirt.
      </PageBanner>
      <section
        aria-labelledby="founder"
        className="shell grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 py-section md:grid-cols-[2fr_3fr]"
      >
        <div className="aspect-4/5 overflow-hidden bg-flax">
          <Still
            name="founder"
            alt="Meera Raghavan, founder of Weft, at the cutting table"
            sizes="(width >= 48rem) 38vw, 94vw"
          />
        </div>
        <div className="self-center">
          <h2 id="founder" className="text-title">
            Founder's Note
          </h2>
          <div className="mt-8 max-w-(--container-text) space-y-5 text-lead text-muted">
            <p>
              My grandmother kept her winter coat for thirty-one years. She had it turned once, relined twice, and when
              it was finally too thin she cut it down for me. I wore it to school and thought nothing of it. I think of
              it every day now.
            </p>
            <p>
              Weft began with that coat. The weft is the thread that goes across: nobody notices it, and without it
              there is no cloth. We try to be like that. We work with eleven mills, most of them family-run, and we make
              a thing only when we would miss it ourselves.
            </p>
            <p>
              If a garment of ours disappoints you, write to me. I read every letter, and I answer most of them before
              breakfast.
            </p>
          </div>
          <p className="mt-8 font-serif text-heading">Meera Raghavan</p>
          <p className="mt-2 text-sm">
            <a href={`mailto:${details.founderEmail}`} className="underlined">
              {details.founderEmail}
            </a>
          </p>
        </div>
      </section>
      <section aria-labelledby="why" className="border-t border-line">
        <div className="shell py-section">
          <h2 id="why" className="text-title">
            Why Choose Us
          </h2>
          <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
            {REASONS.map(({ title, text }) => (
              <li key={title} className="border-t border-ink pt-5">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-4 text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <LinkButton to={paths.collection} size="large" className="mt-14">
            See the collection
          </LinkButton>
        </div>
      </section>
    </>
  );
}
