import { createHash } from "node:crypto";
import { decode, encode, type Encoding } from "./encoding.ts";

/** What was rendered. */
export interface Rendered {
  status: number;
  /** Lower-case names; without those of the encoding and of the length. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Names of what it shows, such as product ids: when one of them changes, the page is made anew. */
  shows: Iterable<string>;
  /** Whether it is the same for everyone who asks with the same key, and may be kept. */
  keep: boolean;
}

/** About what a page takes beside its bytes. */
const OVERHEAD = 1_000;
const PER_NAME = 100;
const ENCODINGS = ["br", "gzip", "identity"] as const;

/** A rendered page in the encodings that were asked for so far; each is made once. */
export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Weak, since it names the page and not the bytes of one encoding. */
  readonly etag: string;
  readonly shows: ReadonlySet<string>;
  readonly keep: boolean;
  /** Told when the page takes more or less memory than before. */
  onResize: (() => void) | undefined;
  readonly #bodies: Partial<Record<Encoding, Buffer>>;
  readonly #making: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #improved = false;

  constructor({ status, headers, body, shows, keep }: Rendered) {
    this.status = status;
    this.headers = headers;
    this.shows = new Set(shows);
    this.keep = keep;
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#bodies = { identity: body };
  }

  /** Bytes of memory, about. */
  get bytes(): number {
    const bodies = ENCODINGS.reduce((sum, encoding) => sum + (this.#bodies[encoding]?.length ?? 0), 0);
    return OVERHEAD + PER_NAME * this.shows.size + bodies;
  }

  /** Whether `improve` was called. */
  get improved(): boolean {
    return this.#improved;
  }

  /** The page's bytes; at once where they were made before. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#bodies[encoding] ?? (this.#making[encoding] ??= this.#make(encoding));
  }

  /** Keeps the compressed bytes alone, which are a tenth; the others can be made of them. */
  async slim(): Promise<void> {
    await this.body("br");
    delete this.#bodies.identity;
    this.onResize?.();
  }

  /** Compresses the page once more, as well as can be, which takes a hundred times as long. */
  async improve(): Promise<void> {
    this.#improved = true;
    const better = await encode(await this.#plain(), "br", "best");
    if (better.length >= (this.#bodies.br?.length ?? Infinity)) return;
    this.#bodies.br = better;
    this.onResize?.();
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    try {
      const body = await encode(await this.#plain(), encoding);
      this.#bodies[encoding] ??= body;
      this.onResize?.();
      return body;
    } finally {
      delete this.#making[encoding];
    }
  }

  async #plain(): Promise<Buffer> {
    const { identity, br } = this.#bodies;
    return identity ?? decode(br!, "br");
  }
}
