import type { Plan } from "./plan.ts";
import { bannerScenes } from "./scenes-banners.ts";
import { collectionScenes, tileScenes } from "./scenes-categories.ts";
import { heroScenes } from "./scenes-heroes.ts";
import { peopleScenes, plainScenes } from "./scenes-people.ts";

/** All pictures that are not one product's, by name. */
export const scenePlans: Record<string, Plan> = {
  ...heroScenes,
  ...tileScenes,
  ...collectionScenes,
  ...bannerScenes,
  ...peopleScenes,
  ...plainScenes,
};
