import { Link } from "react-router";
import { translationNow } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";
import { paths } from "../paths.ts";

/** 'Login to Place Order', with the way there and back (ERR-25, G-30). */
export function loginToast(): void {
  const t = translationNow("checkout");
  const leave = () => toast.dismiss("order");
  toast.error(t("loginFirst"), {
    id: "order",
    action: (
      <Link
        to={paths.loginThen(paths.checkout)}
        onClick={leave}
        className="ml-auto shrink-0 underline underline-offset-4"
      >
        {t("logIn")}
      </Link>
    ),
  });
}
