/** What shoppers said of each product, by product id: rating and comment. */
export type Said = Readonly<Record<string, readonly (readonly [rating: 1 | 2 | 3 | 4 | 5, comment: string])[]>>;
