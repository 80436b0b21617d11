import type { Age, Letter, Size } from "./values.ts";

export const LETTERS: Letter[] = ["XS", "S", "M", "L", "XL", "XXL"];
export const LETTERS_S_TO_XL: Letter[] = ["S", "M", "L", "XL"];
export const WAISTS: Size[] = ["28", "30", "32", "34", "36"];
export const AGES: Age[] = ["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y"];
export const AGES_SMALL: Age[] = ["1-2Y", "2-3Y", "3-4Y", "4-5Y"];
export const SHOES_WOMEN: Size[] = ["36", "37", "38", "39", "40", "41"];
export const SHOES_MEN: Size[] = ["40", "41", "42", "43", "44", "45"];
export const SHOES_ALL: Size[] = ["36", "37", "38", "39", "40", "41", "42", "43", "44", "45"];
