import { Client } from "pg";

/** The mark of a statement whose plan is worth keeping: it begins with it, or with it behind `select`. */
const MARK = /^(?:select )?\/\*kept\*\//;
/** Different statements that are kept; the server holds their plans on every connection. */
const MOST = 200;

/**
 * A connection that prepares marked statements once, by name. For statements that look up a few rows by their keys: to
 * plan one takes the server many times as long as to run it. Not for statements whose best plan depends on what they are
 * asked: from the sixth time on the server may use one plan for all.
 */
export class KeepingClient extends Client {
  readonly #names = new Map<string, string>();

  // pg's own type has six overloads; what is handed on is what came in.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === "string" && MARK.test(text) ? this.#nameOf(text) : undefined;
    const handedOn = name === undefined ? args : [{ name, text, values }, ...args.slice(2)];
    return Reflect.apply(super.query.bind(this), this, handedOn) as never;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST) return known;
    const name = `kept_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
