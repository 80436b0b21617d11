import { paths } from "../paths.ts";
import { Still } from "../ui-shop/still.tsx";
import { LinkButton } from "../ui/button.tsx";

/** HOME-16, N-03 */
export function SpecialOffer() {
  return (
    <section id="special-offer" aria-label="Special offer" className="mt-section grid bg-night text-paper md:grid-cols-[3fr_2fr]">
      <div className="aspect-3/2 overflow-hidden md:aspect-auto md:min-h-128"><Still name="special-offer" alt="" sizes="(width >= 48rem) 60vw, 100vw" className="bg-night-line" /></div>
      <div className="flex flex-col justify-center px-(--spacing-gutter) py-16 md:px-[clamp(2rem,5vw,5rem)]">
        <p className="text-sm text-night-muted">Reserved for special occasions</p>
        <h2 className="mt-4 text-title">Special Offer! This Week Only</h2>
        <LinkButton to={paths.collection} look="light" size="large" className="mt-10 self-start">Explore Collection</LinkButton>
      </div>
    </section>
  );
}
