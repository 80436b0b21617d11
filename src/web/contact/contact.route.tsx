import { details, social, telephoneHref } from "../content/details.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/contact.route";
import { DrawnMap } from "./drawn-map.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact",
    description: `Visit Weft at ${details.street}, ${details.city}, or write to ${details.email}.`,
    path: paths.contact,
  });

/** CONTACT-01 to CONTACT-03 */
export default function Contact() {
  return (
    <>
      <PageBanner tall title="Contact">
        Come by, call, or write. Somebody who knows the clothes will answer.
      </PageBanner>
      <section
        aria-label="How to reach us"
        className="shell grid gap-x-10 gap-y-12 py-section sm:grid-cols-2 lg:grid-cols-4"
      >
        <Part title="Visit">
          <address className="not-italic">
            {details.street}
            <br />
            {details.city} {details.postcode}
            <br />
            {details.country}
          </address>
          <p className="mt-3">{details.hours}</p>
        </Part>
        <Part title="Call">
          <a href={telephoneHref(details.phone)} className="underlined">
            {details.phone}
          </a>
        </Part>
        <Part title="Write">
          <a href={`mailto:${details.email}`} className="underlined">
            {details.email}
          </a>
        </Part>
        <Part title="Follow">
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
          Find Us On The Map
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
