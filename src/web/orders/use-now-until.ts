import { useEffect, useState } from "react";

/** The longest that a browser's timer counts. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time now, told anew when that moment has come, e.g. when an order stops waiting for its payment. @param iso ISO 8601 */
export function useNowUntil(iso: string | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (iso === null) return;
    const left = new Date(iso).getTime() - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(new Date()), Math.min(left + 50, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [iso]);
  return now;
}
