import { toHandle } from "#contract/handle.ts";

/** An SKU for a variant that came without one: the product's id and the values chosen, in capitals. */
export function skuFrom(productId: string, values: string[]): string {
  return [productId, ...values.map((value) => toHandle(value) || value.trim())].join("-").toUpperCase();
}
