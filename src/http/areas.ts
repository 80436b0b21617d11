import type { Routes } from "./app.ts";

/** Every area of the shop that answers calls. */
export const areas: Routes[] = [];
