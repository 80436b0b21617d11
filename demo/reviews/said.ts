/** What shoppers said of each product, by product id: rating and comment. */
export type Said = Readonly<Record<string, readonly (readonly [rating: 1 | 2 | 3 | 4 | 5, comment: string])[]>>;

type Comments<Reviews extends readonly unknown[]> = { readonly [Index in keyof Reviews]: string };

/** The same comments in another language: as many of each product, in their order. */
export type SaidAgain<S extends Said> = { readonly [Product in keyof S]: Comments<S[Product]> };
