import { Form } from "react-router";
import { Button, LinkButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { paths } from "../paths.ts";
import { isNotFound } from "./error-words.ts";

/** Says what went wrong, and gives a search box and ways on (G-05). */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isNotFound(error);
  return (
    <section className="shell grid min-h-[60vh] content-center py-section">
      <div className="mx-auto w-full max-w-(--container-text)">
        <p className="text-sm text-muted">{missing ? "404" : "Something went wrong"}</p>
        <h1 className="mt-4 text-title">{missing ? "This page has come undone." : "A thread has snapped."}</h1>
        <p className="mt-6 text-lead text-muted">
          {missing
            ? "The address leads nowhere, or what was here has sold its last piece. Try a search, or begin again from the collection."
            : "The fault is ours, not yours. Please try again in a moment; what is in your cart is safe."}
        </p>
        <search>
          <Form action={paths.collection} className="mt-10 flex items-end gap-3">
            <Field label="Search the shop" type="search" name="q" className="flex-1" />
            <Button type="submit" look="outline">
              Search
            </Button>
          </Form>
        </search>
        <div className="mt-10 flex flex-wrap gap-x-8 gap-y-4">
          <LinkButton to={paths.collection} look="text">
            See everything
          </LinkButton>
          <LinkButton to={paths.home} look="text">
            Go home
          </LinkButton>
          <LinkButton to={paths.contact} look="text">
            Write to us
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
