import type { OrderItem } from "#contract/order.ts";

/** What was chosen of an ordered item, as its shopper reads it. */
export function itemLabels({ attributes, labels }: OrderItem): { name: string; value: string }[] {
  return labels ?? Object.entries(attributes).map(([name, value]) => ({ name, value }));
}
