import { useState } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Still } from "../ui-shop/still.tsx";
import { Arrows } from "../ui/arrows.tsx";
import { LinkButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { useAutoplay } from "../ui/use-autoplay.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useSwipe } from "../ui/use-swipe.ts";

const AUTUMN = { title: "hero2Title", text: "hero2Text", button: "heroShop" } as const;

/** HOME-03 to HOME-05 */
const SLIDES = [
  { title: "hero1Title", text: "hero1Text", button: "heroExplore", still: "hero-1" },
  { ...AUTUMN, still: "hero-2" },
  { ...AUTUMN, still: "hero-3" },
] as const;

const AUTOPLAY_MS = 5000;
const TITLE = "mt-4 max-w-[9em] text-display lg:max-w-[42vw]";

/**
 * Three slides that dissolve into each other in 500 ms, one every 5 s (LIM-06). The pictures do; the words change at once,
 * for half transparent they could not be read.
 */
export function HeroSlider() {
  const t = useTranslation("home");
  const parts = useTranslation("card");
  const [shown, setShown] = useState(0);
  const hydrated = useHydrated();
  const move = (direction: -1 | 1) => setShown((now) => (now + direction + SLIDES.length) % SLIDES.length);
  const { holders, ...pause } = useAutoplay(AUTOPLAY_MS, () => move(1));
  const swipe = useSwipe(move);
  return (
    <section
      aria-roledescription={parts("carousel")}
      aria-label={t("season")}
      className="relative isolate touch-pan-y bg-linen"
      {...holders}
      {...swipe}
    >
      <div className="grid">
        {SLIDES.map((slide, index) => (
          <section
            key={slide.still}
            aria-roledescription={t("slide")}
            aria-label={parts("slideOf", { number: index + 1, count: SLIDES.length })}
            inert={index !== shown}
            data-shown={index === shown}
            className="relative col-start-1 row-start-1 grid content-start lg:h-[clamp(27rem,50vw,max(27rem,100dvh-7.5rem))] lg:grid-rows-[1fr]"
          >
            <div
              data-dissolves=""
              className={classNames(
                // Below the words of every slide: that of another may still be going.
                "-z-1 aspect-square max-h-[46dvh] w-full overflow-hidden transition-[opacity,visibility] duration-(--motion-slide) lg:absolute lg:inset-0 lg:aspect-auto lg:max-h-none",
                index === shown ? "visible opacity-100" : "invisible opacity-0",
              )}
            >
              {/* The others lie below the first and would be fetched beside it. */}
              {(index === 0 || hydrated) && (
                <Still
                  name={slide.still}
                  alt=""
                  sizes="(width >= 64rem) 100vw, 120vw"
                  cut={{ name: `${slide.still}-phone`, media: "(width < 40rem)", sizes: "106vw" }}
                  priority={index === 0}
                  className="object-[84%_center] lg:object-[right_center]"
                />
              )}
            </div>
            <div
              className={classNames(
                "shell relative flex flex-col justify-end self-end pt-9 pb-20 lg:h-full lg:pt-16 lg:pb-[clamp(6.5rem,9vw,8.5rem)]",
                index !== shown && "invisible",
              )}
            >
              <p className="max-w-[40vw] text-lead max-lg:max-w-none">{t(slide.text)}</p>
              {index === 0 ? <h1 className={TITLE}>{t(slide.title)}</h1> : <h2 className={TITLE}>{t(slide.title)}</h2>}
              <LinkButton to={paths.collection} size="large" className="mt-8 self-start lg:mt-11">
                {t(slide.button)}
              </LinkButton>
            </div>
          </section>
        ))}
      </div>
      <Arrows
        what={t("seasonControls")}
        onMove={move}
        pause={pause}
        className="absolute bottom-3 left-[calc(var(--spacing-gutter)-0.75rem)] lg:bottom-6"
      />
      <p
        aria-hidden="true"
        className="absolute bottom-[1.6rem] left-[calc(var(--spacing-gutter)+8.25rem)] text-caption tabular-nums lg:bottom-[2.35rem]"
      >
        {shown + 1} / {SLIDES.length}
      </p>
    </section>
  );
}
