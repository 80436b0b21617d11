import { Link } from "react-router";
import { toast } from "../ui/toast.ts";
import { paths } from "../paths.ts";

/** 'Login to Place Order', with the way there and back (ERR-25, G-30). */
export function loginToast(): void {
  const leave = () => toast.dismiss("order");
  toast.error("Login to Place Order", {
    id: "order",
    action: (
      <Link
        to={paths.loginThen(paths.checkout)}
        onClick={leave}
        className="ml-auto shrink-0 underline underline-offset-4"
      >
        Log in
      </Link>
    ),
  });
}
