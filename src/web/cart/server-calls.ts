import { translationNow } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";

/** One change of the cart or the wishlist on its way to the server. */
export interface ServerCall {
  /** The line it is about. */
  key: string;
  /** Whether it says all there is to say of the line, so that it may take the place of an earlier one still waiting. */
  absolute: boolean;
  send(): Promise<{ message?: string }>;
  /** A second line for the toast. */
  detail?: string;
}

/**
 * Sends changes one after the other, so that fast clicks arrive in their order and the last one wins. Each reply's
 * message is a success toast (ERR-34); a failure is an error toast, and once nothing waits any more the server's
 * cart and wishlist are read again.
 */
export class ServerCalls {
  #reread: () => Promise<void> = async () => {};
  readonly #waiting: ServerCall[] = [];
  #busy = false;
  #astray = false;
  #idle: (() => void)[] = [];

  /** @param reread adopts what the server has, unless `pending` has become true meanwhile */
  rereadWith(reread: () => Promise<void>): void {
    this.#reread = reread;
  }

  /** Whether changes wait that the server does not know yet. */
  get pending(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether a change is under way or waits. */
  get busy(): boolean {
    return this.#busy;
  }

  push(call: ServerCall): void {
    const earlier = this.#waiting.findLastIndex((waiting) => waiting.key === call.key);
    const replaces = call.absolute && this.#waiting[earlier]?.absolute === true;
    if (replaces) this.#waiting[earlier] = call;
    else this.#waiting.push(call);
    void this.#run();
  }

  /** Has the server's cart and wishlist read again once nothing waits any more. */
  rereadLater(): void {
    this.#astray = true;
    void this.#run();
  }

  /** Forgets what has not been sent, e.g. at logout. */
  drop(): void {
    this.#waiting.length = 0;
    this.#astray = false;
  }

  /** Resolves when every change has been sent and answered. */
  settled(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting.length > 0 || this.#astray) {
      const call = this.#waiting.shift();
      if (call) await this.#send(call);
      else await this.#recover();
    }
    this.#busy = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #send(call: ServerCall): Promise<void> {
    try {
      const { message } = await call.send();
      if (message) toast.success(message, { id: call.key, description: call.detail });
    } catch (error) {
      if (!(error as { ended?: boolean }).ended) toast.error(messageOf(error), { id: call.key });
      this.#astray = true;
    }
  }

  async #recover(): Promise<void> {
    this.#astray = false;
    try {
      await this.#reread();
    } catch {
      // The failed change has been told already; the local copy stays until the server can be reached.
    }
  }
}

export const serverCalls = new ServerCalls();

/** The sentence of a failed call. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : translationNow("error")("tryAgain");
}
