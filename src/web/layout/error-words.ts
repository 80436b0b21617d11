import { isRouteErrorResponse } from "react-router";
import { translationOf } from "../i18n/use-translation.tsx";

/** Whether what went wrong is that there is no such page (G-05). */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The title of the page that says what went wrong. */
export function titleOfError(error: unknown, matches: readonly unknown[]): string {
  const t = translationOf([...matches, { loaderData: isRouteErrorResponse(error) ? error.data : null }], "error");
  return isNotFound(error) ? t("notFoundTitle") : t("failedTitle");
}
