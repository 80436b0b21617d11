import { Link } from "react-router";
import { capitalised } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Picture } from "../ui-shop/picture.tsx";
import { LoopSlider } from "../ui/loop-slider.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useCategoriesCall } from "./use-categories-call.ts";

const MOST_IN_VIEW = 6;

/** The categories, 4 in view below 1024 px and 6 from there (LIM-10, LIM-11), going round (HOME-11). */
export function CategoryCarousel() {
  const t = useTranslation("home");
  const { categories } = useShopFrame();
  const waiting = useCategoriesCall();
  const slides = categories.map((category) => ({
    key: category.handle,
    content: (
      <Link to={paths.category(category.handle)} className="group block">
        <span className="block aspect-4/5 overflow-hidden bg-linen">
          <Picture
            picture={category.picture}
            sizes="(width >= 64rem) 16vw, 24vw"
            alt=""
            className="size-full transition-transform duration-700 ease-quiet group-hover:scale-103"
          />
        </span>
        <span className="mt-3 block text-caption font-medium underline-offset-4 group-hover:underline md:text-sm">
          {capitalised(category.name)}
        </span>
      </Link>
    ),
  }));
  if (slides.length === 0) {
    return waiting ? (
      <div className="flex justify-center py-section">
        <Spinner label={t("categoriesLoading")} />
      </div>
    ) : null;
  }
  return (
    <LoopSlider
      label={t("categories")}
      slides={slides}
      atLeast={MOST_IN_VIEW + 1}
      heading={<h2 className="text-title">{t("categories")}</h2>}
      className="shell pt-section max-md:below [--gap:10px] [--per-view:4] md:[--gap:20px] lg:[--per-view:6]"
    />
  );
}
