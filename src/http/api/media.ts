import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { Routes } from "../app.ts";
import { leaveOutForDocuments } from "../security-headers.ts";
import { uploadedMedia } from "./uploaded-media.ts";

/** The demo shop's pictures, under /media/demo, and what shoppers uploaded. */
export const mediaRoutes: Routes = (app, ctx) => {
  picturesFrom(fileURLToPath(new URL("../../../demo/pictures/files/", import.meta.url)))(app, ctx);
  uploadedMedia(app, ctx);
};

/** The pictures of a folder. Their names carry a fingerprint of what is in them, so they never change. */
export function picturesFrom(folder: string): Routes {
  return (app) => {
    app.register(fastifyStatic, {
      root: folder,
      prefix: "/media/demo/",
      schemaHide: true,
      decorateReply: false,
      immutable: true,
      maxAge: "1y",
      index: false,
      allowedPath: (path) => /\.(avif|webp)$/.test(path),
      setHeaders: (reply) => {
        leaveOutForDocuments(reply);
        reply.header("x-content-type-options", "nosniff");
        reply.header("cross-origin-resource-policy", "cross-origin");
      },
    });
  };
}
