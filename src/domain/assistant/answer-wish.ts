import { toPaise, type Quote } from "#contract/money.ts";
import type { ShopContext } from "../context.ts";
import { currentQuote } from "../rates/current-quote.ts";
import type { Answer } from "./answer-source.ts";
import { findProducts, type Wish } from "./find-products.ts";
import { nameWords, singular } from "./name-match.ts";
import type { Speaker } from "./speaker.ts";
import type { Understood } from "./understand.ts";

type Words = Pick<Answer, "answer" | "productIds">;

/** Whether a question says anything by which products can be chosen. */
export function isWish(understood: Understood): boolean {
  const { kinds, shades, wearer, materials, occasions, limits, sizes, topics } = understood;
  const flags = (["bestseller", "newest", "popular", "onSale", "cheapest", "dearest", "reviews"] as const).some(
    (topic) => topics.has(topic),
  );
  return (
    [kinds, shades, materials, occasions, sizes].some((said) => said.length > 0) ||
    wearer !== null ||
    limits !== null ||
    flags
  );
}

/** Products that meet a wish; where none does, those that meet most of it, said as such. */
export async function answerWish(
  ctx: ShopContext,
  understood: Understood,
  quote: Quote,
  speaker: Speaker,
): Promise<Words> {
  const wish = await wishOf(ctx, understood, quote);
  const what = describe(wish, speaker);
  for (const [step, easier] of relaxed(wish).entries()) {
    const { products, total } = await findProducts(ctx, easier);
    if (total === 0) continue;
    const productIds = products.map(({ id }) => id);
    return { answer: step === 0 ? speaker.say.found(total, what) : speaker.say.closest(what), productIds };
  }
  return { answer: speaker.say.none(what), productIds: [] };
}

async function wishOf(ctx: ShopContext, understood: Understood, quote: Quote): Promise<Wish> {
  const { kinds, shades, wearer, sizes, materials, occasions, limits, topics, text, language } = understood;
  const said = limits?.currency ? await currentQuote(ctx, limits.currency) : quote;
  const paise = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : toPaise(amount / said.conversionRate);
  const named = nameWords(text).filter((word) => !/^\d/.test(word));
  return {
    kinds,
    shades,
    wearer,
    sizes,
    materials,
    occasions,
    minPrice: paise(limits?.min),
    maxPrice: paise(limits?.max),
    flag: topics.has("bestseller")
      ? "bestseller"
      : topics.has("newest")
        ? "newly"
        : topics.has("popular") && occasions.length === 0
          ? "popular"
          : null,
    onSale: topics.has("onSale"),
    ranking: topics.has("cheapest")
      ? "cheapest"
      : topics.has("dearest")
        ? "dearest"
        : topics.has("reviews")
          ? "rated"
          : null,
    words: [...new Set([...materials.flatMap(({ words }) => words), ...named.map(singular)])].slice(0, 12),
    language,
  };
}

/** The wish itself, then ever easier ones that still ask for the same kind of thing. */
function relaxed(wish: Wish): Wish[] {
  const steps: Partial<Wish>[] = [
    {},
    { occasions: [] },
    { occasions: [], flag: null, onSale: false },
    { occasions: [], flag: null, onSale: false, sizes: [] },
    { occasions: [], flag: null, onSale: false, sizes: [], materials: [] },
    {
      occasions: [],
      flag: null,
      onSale: false,
      sizes: [],
      materials: [],
      minPrice: null,
      maxPrice: null,
      ranking: wish.maxPrice === null ? wish.ranking : "cheapest",
    },
    { occasions: [], flag: null, onSale: false, sizes: [], materials: [], minPrice: null, maxPrice: null, shades: [] },
  ];
  const seen = new Set<string>();
  return steps
    .map((step) => ({ ...wish, ...step }))
    .filter((easier) => {
      const same = JSON.stringify(easier);
      const asks =
        easier.kinds.length > 0 || easier.shades.length > 0 || easier.wearer !== null || easier.materials.length > 0;
      if (seen.has(same) || (seen.size > 0 && !asks)) return false;
      seen.add(same);
      return true;
    });
}

/** "dress · black · up to ₹4,000.00" */
function describe(wish: Wish, { say, language, money }: Speaker): string {
  const labels = [wish.kinds, wish.wearer ? [wish.wearer] : [], wish.shades, wish.materials, wish.occasions]
    .flat()
    .map((entry) => entry.labels[language]);
  const sizes = wish.sizes.map((size) =>
    size.startsWith("age ") ? say.age(size.slice(4)) : say.size(size.toUpperCase()),
  );
  const flag = { bestseller: say.bestsellers, newly: say.newest, popular: say.popular };
  const limits = [
    wish.minPrice === null ? null : say.from(money(wish.minPrice)),
    wish.maxPrice === null ? null : say.upTo(money(wish.maxPrice)),
  ];
  return [...labels, ...sizes, ...limits, wish.flag && flag[wish.flag], wish.onSale ? say.onSale : null]
    .filter(Boolean)
    .join(" · ");
}
