import { translationNow } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";
import { create } from "zustand";
import type { ValidCoupon } from "#contract/coupon.ts";
import { couponCode, fromValidCoupon, type Coupon } from "#domain/coupons/rules.ts";
import { serverCalls } from "../cart/server-calls.ts";
import { api, ApiError } from "../session/api.ts";

interface CouponState {
  /** The coupon in force, the same in panel, cart and checkout (CHK-14). */
  coupon: Coupon | null;
  /** Why the last code was not taken. */
  error: string | null;
  busy: boolean;
  /** Asks the server about a code; a failed validation takes off what was in force. */
  apply(typed: string): Promise<void>;
  /** Takes the coupon off, with the reason where the shop has one. */
  remove(error?: string): void;
  /** Takes up what this tab kept. */
  restore(): void;
}

const STORAGE_KEY = "coupon";

export const useCoupon = create<CouponState>()((set, get) => ({
  coupon: null,
  error: null,
  busy: false,

  async apply(typed) {
    const code = couponCode(typed);
    const t = translationNow("coupon");
    if (code === "") return set({ error: t("enterCode") });
    if (get().busy) return;
    set({ busy: true, error: null });
    try {
      // The server compares the coupon's minimum with the cart it knows.
      await serverCalls.settled();
      const { data } = await api<{ data: ValidCoupon }>("/api/discount/validate", { method: "POST", body: { code } });
      put(fromValidCoupon(data), null);
      toast.success(t("applied"), { id: "coupon" });
    } catch (error) {
      put(null, reasonOf(error));
    } finally {
      set({ busy: false });
    }
  },

  remove: (error) => put(null, error ?? null),
  restore: () => set({ coupon: kept() }),
}));

/** G-29: the server's text if it sent one, else a general one; without an answer, that there was none. */
export function reasonOf(error: unknown): string {
  const t = translationNow("coupon");
  if (!(error instanceof ApiError) || error.status === 0) return t("failed");
  const text = error.body["error"] ?? error.body["message"];
  return typeof text === "string" && text !== "" ? text : t("invalid");
}

function put(coupon: Coupon | null, error: string | null): void {
  useCoupon.setState({ coupon, error });
  try {
    if (coupon) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(coupon));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the coupon lasts as long as the page.
  }
}

function kept(): Coupon | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Coupon | null;
    return value && typeof value.code === "string" && typeof value.discountValue === "number" ? value : null;
  } catch {
    return null;
  }
}
