import { displayTypeOf, type ProductSummary, type SelectedAttributes } from "#contract/catalog.ts";
import { attributeLabel, cardAttributes, valueLabel } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { swatchLook, tileLook } from "./option-look.ts";
import { isSoldOut } from "./sold-out.ts";
import { Swatch } from "./swatch.tsx";

interface CardPickersProps {
  product: ProductSummary;
  chosen: SelectedAttributes;
  onChoose: (name: string, value: string) => void;
}

/** What a card lets the shopper pick: at most 4 colours and 3 sizes (CARD-07). */
export function CardPickers({ product, chosen, onChoose }: CardPickersProps) {
  const t = useTranslation("card");
  const attributes = cardAttributes(product.attributes);
  if (attributes.length === 0) return null;
  return (
    <div className="relative z-10 mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {attributes.map((attribute) => {
        const { name, values } = attribute;
        const isColour = displayTypeOf(name) === "colour";
        return (
          <fieldset
            key={name}
            aria-label={t("attributeOf", { attribute: attributeLabel(attribute), name: product.name })}
            className={isColour ? "-ml-1 flex" : "flex gap-1"}
          >
            {values.map((value) => {
              const label = valueLabel(attribute, value);
              const gone = isSoldOut(product, chosen, name, value);
              const isChosen = chosen[name] === value;
              return (
                <button
                  key={value}
                  type="button"
                  title={label}
                  aria-pressed={isChosen}
                  aria-label={gone ? t("soldOutValue", { value: label }) : label}
                  onClick={() => onChoose(name, value)}
                  className={isColour ? swatchLook(isChosen, gone) : tileLook(isChosen, gone, true)}
                >
                  {isColour ? <Swatch colour={value} /> : label}
                </button>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}
