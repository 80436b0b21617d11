import { useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * What the address says, or will say in a moment: a pressed choice shows at once, the products follow.
 * @returns `expect` tells of an address that the shopper has just asked for
 */
export function useListingParams(): { params: URLSearchParams; pending: boolean; expect: (address: string) => void } {
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const { location } = useNavigation();
  const [asked, setAsked] = useState<string | null>(null);
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    setAsked(null);
  }
  const pending = location?.pathname === pathname;
  const coming = pending ? location.search : asked;
  return {
    params: coming === null ? params : new URLSearchParams(coming),
    pending,
    expect: setAsked,
  };
}
