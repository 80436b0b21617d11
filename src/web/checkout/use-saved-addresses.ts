import { useEffect, useState } from "react";
import type { Address, SavedAddress } from "#contract/order.ts";
import { messageOf } from "../cart/server-calls.ts";
import { api, type ApiInit } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { toast } from "../ui/toast.ts";

const CALL = "/api/checkout/addresses";

export interface SavedAddresses {
  /** Null until they are there; a visitor has none. */
  list: SavedAddress[] | null;
  /** @returns whether the change was kept */
  save(id: string, address: Address): Promise<boolean>;
  remove(id: string): Promise<boolean>;
}

/** The addresses that the logged-in shopper has used before. What cannot be done is said, and stays as it was. */
export function useSavedAddresses(): SavedAddresses {
  const token = useSession((session) => session.token);
  const [state, setState] = useState<{ token: string | null; list: SavedAddress[] | null }>({ token, list: null });
  const [reading, setReading] = useState(0);
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    api<{ addresses: SavedAddress[] }>(CALL, { signal: leaving.signal }).then(
      ({ addresses }) => setState({ token, list: addresses }),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.warn("The saved addresses could not be loaded.", error);
      },
    );
    return () => leaving.abort();
  }, [token, reading]);

  const attempt = async (path: string, init: ApiInit) => {
    try {
      const { message } = await api<{ message: string }>(path, init);
      toast.success(message, { id: "address" });
      setReading((count) => count + 1);
      return true;
    } catch (error) {
      toast.error(messageOf(error), { id: "address" });
      return false;
    }
  };
  return {
    list: token !== null && state.token === token ? state.list : null,
    save: (id, address) => attempt(`${CALL}/${id}`, { method: "PUT", body: address }),
    remove: (id) => attempt(`${CALL}/${id}`, { method: "DELETE" }),
  };
}

/** Keeps an address for the next order; when that fails, the order is none the worse for it. */
export async function saveForNextTime(address: Address): Promise<void> {
  if (useSession.getState().token === null) return;
  await api(CALL, { body: address }).catch(() => {});
}
