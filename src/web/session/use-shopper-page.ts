import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { useSession } from "./session.ts";

/**
 * For a page that shoppers alone have: a visitor is sent to the login, and back afterwards (N-09). Who logs out on the
 * page goes where the logout leads.
 * @returns the token; null as long as nobody knows, and for a visitor
 */
export function useShopperPage(): string | null {
  const { ready, token, loggedOut } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (token !== null) wasIn.current = true;
    const isLeaving = wasIn.current && loggedOut;
    if (ready && token === null && !isLeaving) void navigate(paths.loginThen(pathname + search), { replace: true });
  }, [ready, token, loggedOut, navigate, pathname, search]);
  return token;
}
