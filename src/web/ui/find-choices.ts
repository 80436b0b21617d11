/** An entry of a list to choose from. */
export interface Choice {
  value: string;
  name: string;
  /** What else it is found by: its code, its English name. */
  also?: readonly string[];
}

export interface Finder {
  /** The choices that a text narrows to: those that begin with it first, then those with a word that does. */
  matching(text: string): readonly Choice[];
  /** The one that a text names in full, by any of its names. */
  named(text: string): Choice | undefined;
}

/** Finds choices by what is typed, whatever the case, with or without accents. */
export function finder(choices: readonly Choice[]): Finder {
  const known = choices.map((choice) => ({ choice, names: [choice.name, ...(choice.also ?? [])].map(folded) }));
  const rank = (names: string[], text: string) => {
    if (names.some((name) => name.startsWith(text))) return 0;
    return names.some((name) => name.includes(` ${text}`) || name.includes(`-${text}`)) ? 1 : 2;
  };
  return {
    matching(text) {
      const wanted = folded(text);
      if (wanted === "") return choices;
      const ranked = known.map(({ choice, names }) => ({ choice, rank: rank(names, wanted) }));
      return [0, 1].flatMap((wish) => ranked.filter((each) => each.rank === wish).map((each) => each.choice));
    },
    named(text) {
      const wanted = folded(text);
      return wanted === "" ? undefined : known.find(({ names }) => names.includes(wanted))?.choice;
    },
  };
}

/** Without case, accents and the letters that have none apart from them ("Łódź" is "lodz"). */
function folded(text: string): string {
  return text
    .trim()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđßæœı’]/g, (letter) => LETTERS[letter] ?? letter);
}

const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  "’": "'",
};
