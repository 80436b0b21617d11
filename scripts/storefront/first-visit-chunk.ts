import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../src/web/", import.meta.url));
const routeFile = (name: string) => `${web}${name}?__react-router-build-client-route`;

/** Brings the page to life as soon as it runs: it stays apart, to be asked for when the route's own modules are there. */
const entry = `${web}entry.client.tsx`;
/** Where every visit begins. */
const EVERYWHERE = [entry, routeFile("root.tsx")];
/** Where most visits begin. */
const ENTRANCES = ["home/home.route.tsx", "listing/listing.route.tsx", "product/product.route.tsx"].map(routeFile);

/** As much of the module graph as is looked at. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What a first visit needs is one file, React and the router included: many take more requests, and more bytes, for each
 * is compressed by itself.
 */
export const firstVisitChunk = {
  priority: 2,
  name: (id: string, graph: Graph) => (isOfFirstVisit(id, graph) ? "shop" : null),
};

const reached = new Map<string, Set<string>>();

/** Whether a module is on every page, or on two of the entrances; what `import()` brings is left to later. */
function isOfFirstVisit(id: string, graph: Graph): boolean {
  if (id === entry) return false;
  const uses = (start: string) => reachedFrom(start, graph).has(id);
  return id.includes("rolldown/runtime") || EVERYWHERE.some(uses) || ENTRANCES.filter(uses).length > 1;
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const known = reached.get(start);
  if (known) return known;
  const found = new Set<string>();
  const reach = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(reach);
  };
  reach(start);
  reached.set(start, found);
  return found;
}
