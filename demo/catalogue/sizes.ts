export const LETTERS = ["XS", "S", "M", "L", "XL", "XXL"];
export const LETTERS_S_TO_XL = ["S", "M", "L", "XL"];
export const WAISTS = ["28", "30", "32", "34", "36"];
export const AGES = ["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y"];
export const AGES_SMALL = ["1-2Y", "2-3Y", "3-4Y", "4-5Y"];
export const SHOES_WOMEN = ["36", "37", "38", "39", "40", "41"];
export const SHOES_MEN = ["40", "41", "42", "43", "44", "45"];
export const SHOES_ALL = ["36", "37", "38", "39", "40", "41", "42", "43", "44", "45"];
