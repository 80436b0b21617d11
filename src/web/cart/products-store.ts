import { toast } from "../ui/toast.ts";
import { create } from "zustand";
import type { ProductSummary } from "#contract/catalog.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { messageOf } from "./server-calls.ts";

interface ProductsState {
  /** The products of cart and wishlist lines by id; null: the shop does not know it (CART-03). Missing: not asked yet. */
  products: Record<string, ProductSummary | null>;
}

export const useProducts = create<ProductsState>()(() => ({ products: {} }));

const asked = new Set<string>();
let gathering: Set<string> | null = null;

/** Keeps products that a page has at hand, so that they are not asked for. */
export function rememberProducts(products: ProductSummary[]): void {
  const known = Object.fromEntries(products.map((product) => [product.id, product]));
  useProducts.setState((state) => ({ products: { ...state.products, ...known } }));
}

/** Reads the products that are not known yet, each once; several wishes of one moment make one call. */
export function wantProducts(ids: string[]): void {
  const { products } = useProducts.getState();
  const missing = ids.filter((id) => !(id in products) && !asked.has(id));
  if (missing.length === 0) return;
  for (const id of missing) asked.add(id);
  if (gathering) {
    for (const id of missing) gathering.add(id);
    return;
  }
  gathering = new Set(missing);
  queueMicrotask(() => {
    const batch = [...(gathering ?? [])];
    gathering = null;
    void readProducts(batch);
  });
}

/** What one call may ask for. */
const BATCH = 100;
/** The pause before products that could not be read are asked for again, which doubles up to the longest. Milliseconds. */
const PAUSE = 3_000;
const LONGEST_PAUSE = 60_000;
let failures = 0;

/** Reads products again, e.g. when the shop says that prices or stock have changed. */
export async function readProducts(ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) await readBatch(ids.slice(start, start + BATCH));
}

async function readBatch(ids: string[]): Promise<void> {
  const query = new URLSearchParams({ ids: ids.join(","), lang: translationNow("cart").language });
  try {
    const { products } = await api<{ products: ProductSummary[] }>(`/api/product/summaries?${query}`);
    const unknown = Object.fromEntries(ids.map((id) => [id, null]));
    const found = Object.fromEntries(products.map((product) => [product.id, product]));
    useProducts.setState((state) => ({ products: { ...state.products, ...unknown, ...found } }));
    failures = 0;
  } catch (error) {
    for (const id of ids) asked.delete(id);
    if (failures === 0) toast.error(messageOf(error), { id: "products" });
    setTimeout(() => wantProducts(ids), Math.min(PAUSE * 2 ** failures, LONGEST_PAUSE));
    failures += 1;
  }
}
