/** A number of the shop window from `low` to `high`, always the same for the same text; "not real data" (CARD-05). */
export function steadyNumber(text: string, low: number, high: number): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return low + ((hash >>> 0) % (high - low + 1));
}
