const WITHOUT = new Set(
  "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW".split(
    " ",
  ),
);

/** Whether a country has postcodes at all; where not, the form says what to enter, for the field is required (VAL-23). */
export function hasPostcodes(country: string): boolean {
  return !WITHOUT.has(country);
}
