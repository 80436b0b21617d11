import { useTranslation } from "../i18n/use-translation.tsx";
import { testimonials, type Testimonial } from "../content/testimonials.ts";
import { Still } from "../ui-shop/still.tsx";
import { LoopSlider } from "../ui/loop-slider.tsx";
import { Rating } from "../ui/rating.tsx";

const AUTOPLAY_MS = 5000;
const MOST_IN_VIEW = 2;

/** Two voices at a time from 1024 px on, one below (HOME-22 to HOME-26, LIM-08, G-32). */
export function Testimonials() {
  const t = useTranslation("home");
  const slides = testimonials.map((said) => ({ key: String(said.id), content: <Voice said={said} /> }));
  return (
    <LoopSlider
      id="reviews"
      label={t("testimonials")}
      slides={slides}
      atLeast={MOST_IN_VIEW + 1}
      autoplayMs={AUTOPLAY_MS}
      heading={<h2 className="text-title">{t("customersSay")}</h2>}
      className="below shell py-section [--gap:1.25rem] [--per-view:1] lg:[--per-view:2]"
    />
  );
}

function Voice({ said: { name, rating, description, image, caption } }: { said: Testimonial }) {
  const t = useTranslation("home");
  return (
    <figure className="grid h-full bg-linen sm:grid-cols-[2fr_3fr]">
      <span className="block aspect-3/2 overflow-hidden sm:aspect-auto">
        <Still name={image} alt="" sizes="(width >= 64rem) 20vw, 40vw" />
      </span>
      <div className="flex flex-col p-6 md:p-8">
        <Rating value={rating} className="text-accent" />
        <blockquote className="mt-5 font-serif text-[1.375rem] leading-snug md:text-2xl md:leading-snug">
          {t(description)}
        </blockquote>
        <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 text-sm">
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-muted">{t(caption)}</span>
          </span>
          <span className="text-muted">
            <span className="block">{t("reviewedProduct")}</span>
            <span className="block tabular-nums">Rs 999</span>
          </span>
        </figcaption>
      </div>
    </figure>
  );
}
