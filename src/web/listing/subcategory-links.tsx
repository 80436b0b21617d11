import { NavLink } from "react-router";
import type { CategoryEntry } from "#contract/catalog.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";

/** The subcategories of a category, side by side. */
export function SubCategoryLinks({ category }: { category: CategoryEntry }) {
  const t = useTranslation("listing");
  const look = ({ isActive }: { isActive: boolean }) =>
    `flex min-h-14 items-center border-b whitespace-nowrap text-sm ${isActive ? "border-ink font-medium" : "border-transparent text-muted hover:text-ink"}`;
  return (
    <nav aria-label={t("within", { name: capitalised(category.name) })} className="border-b border-line">
      <ul className="shell no-scrollbar -mb-px flex gap-7 overflow-x-auto">
        <li>
          <NavLink to={paths.category(category.handle)} end className={look}>
            {t("everything")}
          </NavLink>
        </li>
        {category.subCategories.map((sub) => (
          <li key={sub.handle}>
            <NavLink to={paths.subCategory(category.handle, sub.handle)} className={look}>
              {capitalised(sub.name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
