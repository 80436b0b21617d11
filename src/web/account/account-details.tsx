import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { longDateTime } from "./account-dates.ts";
import type { Account } from "./use-account.ts";

/** Who the shopper is, and where to go from here (ACC-02 to ACC-06). */
export function AccountDetails({ account }: { account: Account }) {
  return (
    <section aria-labelledby="personal-information">
      <h2 id="personal-information" className="text-heading">
        Personal Information
      </h2>
      <Group title="Basic Information">
        <Fact name="Name">{account.name || "Not provided"}</Fact>
        <Fact name="Email">{account.email || "Not provided"}</Fact>
      </Group>
      <Group title="Account Details">
        <Fact name="Authentication method">{account.authMethod || "Not specified"}</Fact>
        <Fact name="Created at">{longDateTime(account.createdAt ?? "") ?? "Not specified"}</Fact>
      </Group>
      <div className="mt-10 grid gap-3">
        <LinkButton to={paths.cart} look="outline">
          View Cart
        </LinkButton>
        <LinkButton to={paths.wishlist} look="outline">
          View Wishlist
        </LinkButton>
        <Button onClick={leave}>Logout</Button>
      </div>
    </section>
  );
}

/** Out by a full page load (STATE-18). */
function leave(): void {
  useSession.getState().logout();
  window.location.assign(paths.login);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-8 border-b border-line pb-3 font-sans text-sm font-medium tracking-normal">{title}</h3>
      <dl className="mt-4 grid gap-4">{children}</dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
