import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { PageStyles } from "./page-styles.ts";
import styles from "./styles.css?inline";

export { createLoadContext } from "./load-context.ts";

const RENDER_LIMIT_MS = 10_000;

/** Renders a page whole: it is kept in memory and its scripts are hashed, so nothing is gained by streaming it. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status;
    const page = (
      <PageStyles value={styles}>
        <ServerRouter context={context} url={request.url} />
      </PageStyles>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        code = 500;
        console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render.")), RENDER_LIMIT_MS);
  });
}

/** A loader that failed unexpectedly; what a loader answers on purpose (404 and the like) does not come here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
