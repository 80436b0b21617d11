import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Arrows } from "./arrows.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { useSwipe } from "./use-swipe.ts";

interface LoopSliderProps {
  id?: string;
  /** The slides, each with a key of its own. */
  slides: { key: string; content: ReactNode }[];
  /** What the slides are, for a screen reader. */
  label: string;
  /** Sets `--per-view` and `--gap`, at each width. */
  className: string;
  /** One more than are ever in view: with fewer slides they stand twice, so that the loop shows no hole. */
  atLeast: number;
  autoplayMs?: number;
  heading: ReactNode;
}

const SPEED_MS = 500;

/** Slides that go round without an end: by arrows, a swipe, or by themselves; each step takes 500 ms. */
export function LoopSlider({ id, slides, label, className, atLeast, autoplayMs, heading }: LoopSliderProps) {
  const t = useTranslation("card");
  const copies = slides.length === 0 ? 0 : Math.ceil(atLeast / slides.length);
  const all = Array.from({ length: copies }, (_, copy) =>
    slides.map((slide) => ({ ...slide, slide: slide.key, key: `${slide.key} ${copy}` })),
  ).flat();
  const [shift, setShift] = useState(0);
  const [inView, setInView] = useState(Infinity);
  const track = useRef<HTMLUListElement>(null);
  const moving = useRef(false);

  const move = (direction: -1 | 1) => {
    const { current } = track;
    if (!current || moving.current) return;
    const rotate = () => flushSync(() => setShift((now) => (now + direction + all.length) % all.length));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return rotate();
    moving.current = true;
    if (direction === -1) rotate();
    const away = { transform: `translateX(${-stepOf(current)}px)` };
    const rest = { transform: "none" };
    const animation = current.animate(direction === 1 ? [rest, away] : [away, rest], {
      duration: SPEED_MS,
      easing: "cubic-bezier(0.22, 0.8, 0.24, 1)",
    });
    animation.onfinish = () => {
      if (direction === 1) rotate();
      moving.current = false;
    };
  };

  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const measure = () => setInView(Math.max(1, Math.round(current.clientWidth / stepOf(current))));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const { holders, ...pause } = useAutoplay(autoplayMs ?? null, () => move(1));
  const swipe = useSwipe(move);
  const ordered = [...all.slice(shift), ...all.slice(0, shift)];
  return (
    <section id={id} aria-roledescription={t("carousel")} aria-label={label} className={className} {...holders}>
      <div className="flex items-end justify-between gap-6">
        {heading}
        <Arrows what={label.toLowerCase()} className="-mr-3" onMove={move} {...(autoplayMs && { pause })} />
      </div>
      <div className="mt-8 touch-pan-y overflow-clip noscript:overflow-x-auto" {...swipe}>
        <ul ref={track} className="flex gap-(--gap)">
          {ordered.map(({ key, slide, content }, index) => (
            <li
              key={key}
              inert={index >= inView || ordered.findIndex((other) => other.slide === slide) < index}
              className="relative shrink-0 basis-[calc((100%-(var(--per-view)-1)*var(--gap))/var(--per-view))]"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Pixels from the start of one slide to the start of the next. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
}
