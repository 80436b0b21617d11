import { api } from "../session/api.ts";
import { useRealNumbers, type RealNumbers } from "./shop-numbers.ts";

/** How often an open page says so and reads the numbers again, in ms. */
const EVERY_MS = 30_000;
const BATCH = 100;

const wanted = new Set<string>();
let gathering = false;

/** Reads a product's numbers; several wishes of one moment make one call. What fails is left out, and not told. */
export function wantNumbers(productId: string): void {
  wanted.add(productId);
  if (gathering) return;
  gathering = true;
  queueMicrotask(() => {
    gathering = false;
    const ids = [...wanted];
    wanted.clear();
    for (let start = 0; start < ids.length; start += BATCH) void read(ids.slice(start, start + BATCH));
  });
}

async function read(ids: string[]): Promise<void> {
  try {
    const query = new URLSearchParams({ ids: ids.join(",") });
    const { numbers } = await api<{ numbers: Record<string, RealNumbers> }>(`/api/product/numbers?${query}`);
    useRealNumbers.setState(numbers);
  } catch {
    // A page without these numbers is whole.
  }
}

/** Says that this page of a product is open, and keeps its numbers fresh, until `left` is aborted. */
export function watchProduct(productId: string, left: AbortSignal): void {
  const viewer = crypto.randomUUID();
  const tell = async () => {
    if (document.visibilityState !== "visible") return;
    await api("/api/product/viewing", { body: { productId, viewer }, signal: left }).catch(() => {});
    if (!left.aborted) wantNumbers(productId);
  };
  if (left.aborted) return;
  void tell();
  const timer = setInterval(() => void tell(), EVERY_MS);
  left.addEventListener("abort", () => clearInterval(timer));
}
