import { Link, useSearchParams } from "react-router";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { swatchLook, tileLook } from "../ui-shop/option-look.ts";
import { isSoldOut } from "../ui-shop/sold-out.ts";
import { Swatch } from "../ui-shop/swatch.tsx";
import { choosing } from "./choice-address.ts";
import { useDisplayTypes } from "./use-display-types.ts";

/** A picker for each attribute (PDP-10). A choice is an address, so it is shared, kept by Back and works without scripts. */
export function AttributePickers({ product, chosen }: { product: ProductSummary; chosen: SelectedAttributes }) {
  const [params] = useSearchParams();
  const displayTypeOf = useDisplayTypes();
  return (
    <div className="mt-6 space-y-6">
      {product.attributes.map(({ name, values }) => {
        const isColour = displayTypeOf(name) === "colour";
        return (
          <fieldset key={name} aria-label={name}>
            <p className="text-sm">
              <span className="text-muted">{name}</span> <span className="ml-1">{chosen[name]}</span>
            </p>
            <ul className={isColour ? "mt-2.5 -ml-1 flex flex-wrap gap-1" : "mt-2.5 flex flex-wrap gap-2"}>
              {values.map((value) => {
                const gone = isSoldOut(product, chosen, name, value);
                const isChosen = chosen[name] === value;
                return (
                  <li key={value}>
                    <Link
                      to={choosing(params, name, value)}
                      preventScrollReset
                      aria-current={isChosen || undefined}
                      aria-label={gone ? `${value}, sold out` : value}
                      title={gone ? `${value}, sold out` : value}
                      className={isColour ? `${swatchLook(isChosen, gone)} size-9!` : tileLook(isChosen, gone)}
                    >
                      {isColour ? <Swatch colour={value} className="size-6" /> : value}
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
