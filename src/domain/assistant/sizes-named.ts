const WORD = String.raw`(?:sizes?|talla|tallas|numero|taille|pointure|grosse|grossen|gr\.?)`;
const VALUE = String.raw`(xxs|xs|s|m|l|xl|xxl|xxxl|\d{2})`;
const AFTER_WORD = new RegExp(`(?:${WORD} |サイズ ?)${VALUE}(?![\\p{L}\\p{N}])`, "gu");
const BEFORE_WORD = new RegExp(`(?<![a-z0-9])${VALUE} ?サイズ`, "gu");
const ALONE = /(?<![\p{L}\p{N}])(xxs|xs|xl|xxl|xxxl)(?![\p{L}\p{N}])/gu;
const AFTER_IN = /(?<= (?:in|en|in an?|a|und|and|y|et|oder|or|o|ou) )(s|m|l)(?= )/gu;
const AGE = /(\d{1,2})[ -]?(?:years?|yrs?|yo|anos|ano|ans|an|jahre|jahr|jahrig\p{L}*|歳|才)/gu;

/** The sizes that a normalised text names, lower case: "m", "38", and ages as "age 4". */
export function sizesNamed(text: string): string[] {
  const found = [AFTER_WORD, BEFORE_WORD, ALONE, AFTER_IN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, size]) => size ?? ""),
  );
  const ages = [...text.matchAll(AGE)].map(([, age]) => `age ${age}`);
  return [...new Set([...found, ...ages])].filter((size) => size !== "");
}

/** Whether a named size is a child's age. */
export function isAge(named: string): boolean {
  return /^age \d+$/.test(named) && Number(named.slice(4)) <= 14;
}

/** Whether a size of the catalogue is the one that was named; "age 4" is met by "4-5Y" and "2-4Y". */
export function isSize(value: string, named: string): boolean {
  const size = value.toLowerCase();
  const age = /^age (\d+)$/.exec(named)?.[1];
  if (age === undefined) return size === named;
  const range = /^(\d+)\s*-\s*(\d+)\s*y/.exec(size);
  return range !== null && Number(age) >= Number(range[1]) && Number(age) <= Number(range[2]);
}
