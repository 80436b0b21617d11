/** One setting of the shop: how it is read from text, and what the settings page says of it. */
export interface Setting<T> {
  about: string;
  /** What the settings page prints as the default. */
  defaultText: string;
  /** The value when nothing is set; it may depend on the other settings as given. */
  fallback: (given: Given) => T;
  /** @throws a WrongValue saying what is expected */
  parse: (text: string) => T;
}

/** The settings as given, by name; an empty text counts as not set. */
export type Given = Readonly<Record<string, string | undefined>>;

/** Says what a setting must be, e.g. "a whole number from 1 to 365". */
export class WrongValue extends Error {}

interface Options<T> {
  default: T | ((given: Given) => T);
  /** Needed where the default depends on other settings. */
  defaultText?: string;
}

function setting<T>(about: string, options: Options<T>, parse: (text: string) => T): Setting<T> {
  const { default: value, defaultText } = options;
  return {
    about,
    defaultText: defaultText ?? String(value),
    fallback: typeof value === "function" ? (value as (given: Given) => T) : () => value,
    parse,
  };
}

/** A setting that holds any text. */
export function text(about: string, options: Options<string>): Setting<string> {
  return setting(about, options, (value) => value);
}

/** A setting that may be missing altogether. */
export function optionalText(about: string, none: string): Setting<string | undefined> {
  return setting<string | undefined>(about, { default: undefined, defaultText: none }, (value) => value);
}

/** A setting that holds a whole number within bounds, both included. */
export function wholeNumber(about: string, options: Options<number> & { min: number; max: number }): Setting<number> {
  return setting(about, options, (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= options.min && number <= options.max) return number;
    throw new WrongValue(`a whole number from ${options.min} to ${options.max}`);
  });
}

/** A setting that is 1 or 0. */
export function onOff(about: string, options: Options<boolean>): Setting<boolean> {
  const parsed = setting(about, options, (value) => {
    if (["1", "true", "yes", "on"].includes(value.toLowerCase())) return true;
    if (["0", "false", "no", "off"].includes(value.toLowerCase())) return false;
    throw new WrongValue("1 or 0");
  });
  return typeof options.default === "boolean" ? { ...parsed, defaultText: options.default ? "1" : "0" } : parsed;
}

/** A setting that takes one of a few words. */
export function oneOf<const W extends string>(about: string, words: readonly W[], options: Options<W>): Setting<W> {
  return setting(about, options, (value) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    throw new WrongValue(`one of ${words.join(", ")}`);
  });
}

/** A setting that takes some of a few words, separated by commas. */
export function someOf<const W extends string>(
  about: string,
  words: readonly W[],
  chosen: readonly W[],
): Setting<readonly W[]> {
  return setting<readonly W[]>(about, { default: chosen, defaultText: chosen.join(",") }, (value) => {
    const given = value.split(",").map((word) => word.trim());
    if (given.every((word): word is W => words.includes(word as W))) return Object.freeze([...new Set(given)]);
    throw new WrongValue(`some of ${words.join(", ")}, separated by commas`);
  });
}

/** A setting that holds text of a certain form. */
export function matching(about: string, form: RegExp, expected: string, options: Options<string>): Setting<string> {
  return setting(about, options, (value) => {
    if (form.test(value)) return value;
    throw new WrongValue(expected);
  });
}

/** A setting that holds a web address without path, e.g. https://shop.example; a closing slash is dropped. */
export function origin(about: string, options: Options<string>): Setting<string> {
  return setting(about, options, (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.username)
      return url.origin;
    throw new WrongValue("a web address without a path, such as https://shop.example");
  });
}
