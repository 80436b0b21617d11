import { ratesRoutes } from "./api/rates.ts";
import type { Routes } from "./app.ts";
import { locationRoutes } from "./api/location.ts";

/** Every area of the shop that answers calls. */
export const areas: Routes[] = [locationRoutes];
