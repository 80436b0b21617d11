import type { FastifyReply } from "fastify";
import { LANGUAGES, type Language } from "#contract/language.ts";
import { wholeProducts } from "#domain/catalog/whole-products.ts";
import type { ShopContext } from "#domain/context.ts";
import { ProductReply, productReply } from "./product-reply.ts";

/** Bytes that are kept; about ten thousand products. */
const MOST = 24_000_000;

/**
 * Products as they stand in replies, written once and kept until they change, so that a listing that nobody asked for
 * before is put together from what others have shown. In a process that does not hear of changes nothing is kept.
 */
export class ProductTexts {
  readonly #ctx: ShopContext;
  /** By language and id; the one used last at the end. */
  readonly #texts = new Map<string, Buffer>();
  #size = 0;
  /** What changed while products were being read. */
  readonly #reading = new Set<Set<string | null>>();

  constructor(ctx: ShopContext, app: { addHook(name: "onClose", hook: () => Promise<void>): unknown }) {
    this.#ctx = ctx;
    const forget = ctx.changes.subscribe((changed) => this.#change(changed));
    app.addHook("onClose", async () => forget());
  }

  /** The published products among these ids, in the order of the ids, as JSON. At most one query. */
  async of(ids: readonly string[], language: Language | undefined, reply: FastifyReply): Promise<Buffer[]> {
    const known = new Map<string, Buffer>();
    for (const id of this.#ctx.changes.listening ? ids : []) {
      const text = this.#use(keyOf(id, language));
      if (text !== undefined) known.set(id, text);
    }
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) {
      for (const [id, text] of await this.#read(missing, language, reply)) known.set(id, text);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  async #read(ids: string[], language: Language | undefined, reply: FastifyReply): Promise<Map<string, Buffer>> {
    const write = writer(reply);
    const touched = new Set<string | null>();
    this.#reading.add(touched);
    try {
      const products = await wholeProducts(this.#ctx, ids, language);
      const texts = new Map(
        products.map((product) => [product.id, Buffer.from(write(productReply(product, language)))]),
      );
      for (const [id, text] of texts) {
        if (this.#ctx.changes.listening && !touched.has(id) && !touched.has(null))
          this.#keep(keyOf(id, language), text);
      }
      return texts;
    } finally {
      this.#reading.delete(touched);
    }
  }

  #use(key: string): Buffer | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  #keep(key: string, text: Buffer): void {
    this.#remove(key);
    this.#texts.set(key, text);
    this.#size += text.length;
    for (const [oldest] of this.#texts) {
      if (this.#size <= MOST) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const text = this.#texts.get(key);
    if (text === undefined) return;
    this.#texts.delete(key);
    this.#size -= text.length;
  }

  #change(changed: readonly string[] | null): void {
    for (const touched of this.#reading) for (const id of changed ?? [null]) touched.add(id);
    if (changed === null) {
      this.#texts.clear();
      this.#size = 0;
    } else for (const id of changed) for (const language of LANGUAGE_KEYS) this.#remove(keyOf(id, language));
  }
}

const LANGUAGE_KEYS = [undefined, ...(Object.keys(LANGUAGES) as Language[])];

function keyOf(id: string, language: Language | undefined): string {
  return `${language ?? ""} ${id}`;
}

/** Writes a product by its schema, as quickly as a route's own reply. */
export function writer(reply: FastifyReply): (product: object) => string {
  return reply.compileSerializationSchema(PRODUCT) as (product: object) => string;
}

/** One object: compiled once. */
const PRODUCT = { ...ProductReply };
