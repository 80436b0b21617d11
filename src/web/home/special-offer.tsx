import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Still } from "../ui-shop/still.tsx";
import { LinkButton } from "../ui/button.tsx";

/** HOME-16, N-03 */
export function SpecialOffer() {
  const t = useTranslation("home");
  return (
    <section
      id="special-offer"
      aria-label={t("specialOffer")}
      className="below relative mt-section grid contain-paint bg-accent text-paper md:h-[clamp(25rem,40vw,48rem)]"
    >
      <div className="aspect-4/3 overflow-hidden md:absolute md:inset-0 md:aspect-auto">
        <Still
          name="special-offer"
          alt=""
          sizes="(width >= 48rem) 100vw, 190vw"
          className="bg-accent object-[76%_center] md:object-[right_center]"
        />
      </div>
      <div className="shell relative flex flex-col justify-center py-14 md:py-20">
        <p className="text-lead">{t("offerText")}</p>
        <h2 className="mt-4 text-display md:max-w-[42vw]">{t("offerTitle")}</h2>
        <LinkButton to={paths.collection} look="light" size="large" className="mt-9 self-start lg:mt-12">
          {t("heroExplore")}
        </LinkButton>
      </div>
    </section>
  );
}
