import { Link } from "react-router";
import { translationNow } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { toast } from "../ui/toast.ts";

const ID = "login-ended";

/** Says that the server has ended the session, and leads to the login and back. */
export function sayLoginEnded(): void {
  const t = translationNow("error");
  const { pathname, search } = window.location;
  const login = (
    <Link
      to={paths.loginThen(pathname + search)}
      onClick={() => toast.dismiss(ID)}
      className="ml-auto shrink-0 underline underline-offset-4"
    >
      {t("logIn")}
    </Link>
  );
  toast.error(t("loginEnded"), { id: ID, action: pathname === paths.login ? undefined : login });
}
