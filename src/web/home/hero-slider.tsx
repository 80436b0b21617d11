import { useState } from "react";
import { paths } from "../paths.ts";
import { Still } from "../ui-shop/still.tsx";
import { Arrows } from "../ui/arrows.tsx";
import { LinkButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { useAutoplay } from "../ui/use-autoplay.ts";
import { useSwipe } from "../ui/use-swipe.ts";

const AUTUMN = { title: "Autumn Essentials", subheading: "Cozy designs for the changing season", button: "Shop Now" };

/** HOME-03 to HOME-05 */
const SLIDES = [
  { title: "Summer 2024 Collection", subheading: "Fresh styles just in! Elevate Your Look", button: "Explore Collection", still: "hero-summer" },
  { ...AUTUMN, still: "hero-autumn" },
  { ...AUTUMN, still: "hero-autumn-2" },
];

const AUTOPLAY_MS = 5000;

/** Three slides that dissolve into each other in 500 ms, one every 5 s (LIM-06). */
export function HeroSlider() {
  const [shown, setShown] = useState(0);
  const move = (direction: -1 | 1) => setShown((now) => (now + direction + SLIDES.length) % SLIDES.length);
  const { holders, ...pause } = useAutoplay(AUTOPLAY_MS, () => move(1));
  const swipe = useSwipe(move);
  return (
    <section aria-roledescription="carousel" aria-label="Collections of the season" className="relative touch-pan-y" {...holders} {...swipe}>
      <div className="grid">
        {SLIDES.map((slide, index) => (
          <section key={slide.still} aria-roledescription="slide" aria-label={`${index + 1} of ${SLIDES.length}`} inert={index !== shown} data-shown={index === shown}
            className={classNames("relative col-start-1 row-start-1 grid transition-[opacity,visibility] duration-(--motion-slide) md:grid-cols-2", index === shown ? "visible opacity-100" : "invisible opacity-0")}>
            <div className="order-2 flex flex-col justify-end bg-linen px-(--spacing-gutter) pt-10 pb-20 md:order-1 md:min-h-[min(80vh,50rem)] md:pt-16 md:pb-[clamp(6.5rem,9vw,8rem)]">
              <p className="max-w-sm text-lead text-muted">{slide.subheading}</p>
              {index === 0 ? <h1 className="mt-4 max-w-[9em] text-display">{slide.title}</h1> : <h2 className="mt-4 max-w-[9em] text-display">{slide.title}</h2>}
              <LinkButton to={paths.collection} size="large" className="mt-8 self-start md:mt-12">{slide.button}</LinkButton>
            </div>
            <div className="order-1 aspect-4/5 max-h-[44vh] w-full overflow-hidden md:order-2 md:aspect-auto md:max-h-none md:h-full">
              <Still name={slide.still} alt="" sizes="(width >= 48rem) 50vw, 100vw" priority={index === 0} />
            </div>
          </section>
        ))}
      </div>
      <Arrows what="collections of the season" onMove={move} pause={pause} className="absolute bottom-3 left-[calc(var(--spacing-gutter)-0.75rem)] md:bottom-6" />
      <p aria-hidden="true" className="absolute right-(--spacing-gutter) bottom-6 text-caption text-muted tabular-nums md:right-[calc(50%+var(--spacing-gutter))] md:bottom-9">{shown + 1} / {SLIDES.length}</p>
    </section>
  );
}
