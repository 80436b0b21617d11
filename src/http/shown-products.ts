import type { Storefront } from "./pages.ts";

/**
 * A storefront whose loaders also tell which products they handed to the page.
 * @param note called with the loaders' context and a product's id
 */
export function notingProducts(build: Storefront, note: (context: object, id: string) => void): Storefront {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const load = route?.module.loader;
    if (!load) return [id, route];
    const loader: typeof load = async (args) => {
      const loaded: unknown = await load(args);
      for (const product of productsIn(loaded)) note(args.context, product);
      return loaded;
    };
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** The ids of all products in what a loader gave: whatever has an id and variants. */
export function* productsIn(loaded: unknown): Generator<string> {
  if (typeof loaded !== "object" || loaded === null || loaded instanceof Response) return;
  if ("id" in loaded && "variants" in loaded && typeof loaded.id === "string") yield loaded.id;
  else for (const part of Object.values(loaded)) yield* productsIn(part);
}
