import type { Routes } from "./app.ts";
import { locationRoutes } from "./api/location.ts";
import { ratesRoutes } from "./api/rates.ts";

/** Every area of the shop that answers calls. */
export const areas: Routes[] = [locationRoutes, ratesRoutes];
