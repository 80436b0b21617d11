import { data } from "react-router";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

/** Any other address: the error page of the root, with status 404 (G-05). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
