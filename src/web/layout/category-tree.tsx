import { useState } from "react";
import { Link } from "react-router";
import type { CategoryEntry } from "#contract/catalog.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Minus, Plus } from "../ui/icons/everywhere.ts";

/** The categories, each with a plus or minus that shows its subcategories (CATP-02 to CATP-04). */
export function CategoryTree() {
  const { categories } = useShopFrame();
  return (
    <ul>
      {categories.map((category) => (
        <CategoryBranch key={category.handle} category={category} />
      ))}
    </ul>
  );
}

function CategoryBranch({ category }: { category: CategoryEntry }) {
  const t = useTranslation("frame");
  const [open, setOpen] = useState(false);
  const name = capitalised(category.name);
  const listId = `subcategories-of-${category.handle}`;
  const Sign = open ? Minus : Plus;
  return (
    <li className="border-b border-line">
      <div className="flex items-center justify-between">
        <Link
          to={paths.category(category.handle)}
          className="flex-1 py-4 font-serif text-2xl leading-none hover:text-accent"
        >
          {name}
        </Link>
        {category.subCategories.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            aria-label={t(open ? "hideWithin" : "showWithin", { name })}
            onClick={() => setOpen(!open)}
            className="-mr-3 flex size-11 items-center justify-center hover:text-accent"
          >
            <Sign aria-hidden="true" className="size-4.5" strokeWidth={1.25} />
          </button>
        )}
      </div>
      <ul id={listId} hidden={!open} className="pb-5">
        {category.subCategories.map((sub) => (
          <li key={sub.handle}>
            <Link
              to={paths.subCategory(category.handle, sub.handle)}
              className="block py-2 text-sm text-muted hover:text-accent"
            >
              {capitalised(sub.name)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
