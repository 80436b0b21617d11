import type { ProductAttribute, SelectedAttributes } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";
import { defaultSelection } from "#domain/catalog/rules.ts";

/** What the address chooses; the first value of an attribute where it says nothing, or nothing there is (STATE-15). */
export function chosenIn(params: URLSearchParams, attributes: ProductAttribute[]): SelectedAttributes {
  const said = attributes.flatMap(({ name, values }) => {
    const value = params.get(toHandle(name));
    return value !== null && values.includes(value) ? [[name, value] as const] : [];
  });
  return { ...defaultSelection(attributes), ...Object.fromEntries(said) };
}

/** What of a product the address itself names, defaults left out. */
export function pickedIn(params: URLSearchParams, attributes: ProductAttribute[]): SelectedAttributes {
  const chosen = chosenIn(params, attributes);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => params.has(toHandle(name))));
}

/** The address with one more choice. */
export function choosing(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  next.set(toHandle(name), value);
  return `?${next}`;
}

/** The address of a tab. */
export function showingTab(params: URLSearchParams, tab: string): string {
  const next = new URLSearchParams(params);
  next.set("tab", tab);
  return `?${next}`;
}
