import { Form } from "react-router";
import { Button, LinkButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { isNotFound } from "./error-words.ts";

/** Says what went wrong, and gives a search box and ways on (G-05). */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslation("error");
  const missing = isNotFound(error);
  return (
    <section className="shell grid min-h-[60vh] content-center py-section">
      <div className="mx-auto w-full max-w-(--container-text)">
        <p className="text-sm text-muted">{missing ? "404" : t("failed")}</p>
        <h1 className="mt-4 text-title">{missing ? t("notFoundHeading") : t("failedHeading")}</h1>
        <p className="mt-6 text-lead text-muted">{missing ? t("notFoundText") : t("failedText")}</p>
        <search>
          <Form action={paths.collection} className="mt-10 flex items-end gap-3">
            <Field label={t("searchShop")} type="search" name="q" className="flex-1" />
            <Button type="submit" look="outline">
              {t("search")}
            </Button>
          </Form>
        </search>
        <div className="mt-10 flex flex-wrap gap-x-8 gap-y-4">
          <LinkButton to={paths.collection} look="text">
            {t("seeEverything")}
          </LinkButton>
          <LinkButton to={paths.home} look="text">
            {t("goHome")}
          </LinkButton>
          <LinkButton to={paths.contact} look="text">
            {t("writeToUs")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
