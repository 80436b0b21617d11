import { Link, useSearchParams } from "react-router";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { attributeLabel, valueLabel } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { swatchLook, tileLook } from "../ui-shop/option-look.ts";
import { isSoldOut } from "../ui-shop/sold-out.ts";
import { Swatch } from "../ui-shop/swatch.tsx";
import { choosing } from "./choice-address.ts";
import { useDisplayTypes } from "./use-display-types.ts";

/** A picker for each attribute (PDP-10). A choice is an address, so it is shared, kept by Back and works without scripts. */
export function AttributePickers({ product, chosen }: { product: ProductSummary; chosen: SelectedAttributes }) {
  const t = useTranslation("card");
  const [params] = useSearchParams();
  const displayTypeOf = useDisplayTypes();
  return (
    <div className="mt-6 space-y-6">
      {product.attributes.map((attribute) => {
        const { name, values } = attribute;
        const isColour = displayTypeOf(name) === "colour";
        return (
          <fieldset key={name} aria-label={attributeLabel(attribute)}>
            <p className="text-sm">
              <span className="text-muted">{attributeLabel(attribute)}</span>{" "}
              <span className="ml-1">{valueLabel(attribute, chosen[name] ?? "")}</span>
            </p>
            <ul className={isColour ? "mt-2.5 -ml-1 flex flex-wrap gap-1" : "mt-2.5 flex flex-wrap gap-2"}>
              {values.map((value) => {
                const label = valueLabel(attribute, value);
                const gone = isSoldOut(product, chosen, name, value);
                const isChosen = chosen[name] === value;
                return (
                  <li key={value}>
                    <Link
                      to={choosing(params, name, value)}
                      preventScrollReset
                      aria-current={isChosen || undefined}
                      aria-label={gone ? t("soldOutValue", { value: label }) : label}
                      title={gone ? t("soldOutValue", { value: label }) : label}
                      className={isColour ? `${swatchLook(isChosen, gone)} size-9!` : tileLook(isChosen, gone)}
                    >
                      {isColour ? <Swatch colour={value} className="size-6" /> : label}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}
