import { useLocation, useNavigation, useSearchParams } from "react-router";

/** What the address says, or will say in a moment: a pressed choice shows at once, the products follow. */
export function useListingParams(): { params: URLSearchParams; pending: boolean } {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const pending = location?.pathname === pathname;
  return { params: pending ? new URLSearchParams(location.search) : params, pending };
}
