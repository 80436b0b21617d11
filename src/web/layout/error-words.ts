import { isRouteErrorResponse } from "react-router";

/** Whether what went wrong is that there is no such page (G-05). */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The title of the page that says what went wrong. */
export function titleOfError(error: unknown): string {
  return isNotFound(error) ? "Page not found – Weft" : "Something went wrong – Weft";
}
