import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { paths } from "../paths.ts";
import { confirmAddress } from "../session/identity-client.ts";
import { Spinner } from "../ui/spinner.tsx";
import { LoginFrame } from "./login-frame.tsx";

/** Stands alone, as the login does. */
export const handle = { bare: true };

export const meta = () => [{ title: "Confirm your email – Weft" }, { name: "robots", content: "noindex" }];

/** The link's token is for this page alone: nothing that it leads to is told of it. */
export const headers = () => ({ "referrer-policy": "no-referrer" });

/** Where the mailed link leads: the address is confirmed by the page's script, not by a mail scanner that only looks. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const said = useConfirmation(search.get("token") ?? "");
  return (
    <LoginFrame>
      <h1 className="text-title">Confirm your email</h1>
      <div aria-live="polite" className="mt-6">
        {said ?? <Spinner label="Confirming your email" className="size-8" />}
      </div>
      <Link to={paths.home} className="underlined mt-8 inline-block text-sm">
        Continue Shopping
      </Link>
    </LoginFrame>
  );
}

function useConfirmation(token: string): string | null {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (token === "") return;
    confirmAddress(token).then(
      () => setSaid("Your email address is confirmed."),
      (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
    );
  }, [token]);
  return token === "" ? IDENTITY_SENTENCES["invalid-action-code"] : said;
}
