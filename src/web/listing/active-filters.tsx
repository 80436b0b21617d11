import { Link } from "react-router";
import type { Facets } from "#contract/catalog.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { RemovableChip } from "../ui/chip.tsx";
import { flagName } from "../layout/menus.ts";
import { readListingChoice, without } from "./listing-address.ts";

/** What narrows the listing now, each with the link that takes it back. */
export function ActiveFilters({ params, facets }: { params: URLSearchParams; facets: Facets }) {
  const t = useTranslation("listing");
  const frame = useTranslation("frame");
  const { quote } = useShopFrame();
  const choice = readListingChoice(params);
  const nameOf = (values: { handle: string; name: string }[], handle: string) =>
    values.find((value) => value.handle === handle)?.name ?? handle;
  const chips = [
    ...(choice.q ? [{ name: "q", value: choice.q, label: `“${choice.q}”` }] : []),
    ...(choice.flag ? [{ name: "flag", value: choice.flag, label: flagName(frame, choice.flag) }] : []),
    ...choice.categories.map((value) => ({ name: "category", value, label: nameOf(facets.categories, value) })),
    ...choice.subCategories.map((value) => ({
      name: "subcategory",
      value,
      label: nameOf(facets.subCategories, value),
    })),
    ...Object.entries(choice.attributes).flatMap(([name, values]) =>
      values.map((value) => ({
        name,
        value,
        label: nameOf(facets.attributes.find(({ handle }) => handle === name)?.values ?? [], value),
      })),
    ),
    ...(choice.min
      ? [{ name: "min", value: choice.min, label: t("from", { amount: choice.min, currency: quote.currency }) }]
      : []),
    ...(choice.max
      ? [{ name: "max", value: choice.max, label: t("upTo", { amount: choice.max, currency: quote.currency }) }]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("inForce")} className="mb-7 flex flex-wrap items-center gap-2">
      {chips.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <RemovableChip to={without(params, name, params.getAll(name).length > 1 ? value : undefined)} label={label} />
        </li>
      ))}
      <li>
        <Link to="?" preventScrollReset className="underlined ml-2 text-caption">
          {t("clearAll")}
        </Link>
      </li>
    </ul>
  );
}
