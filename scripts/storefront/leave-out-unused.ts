import type { Plugin } from "vite";

/**
 * What the shop never runs of React Router in the browser, by file, and what stands there instead: routes found piece by
 * piece (`routeDiscovery` is "initial": all are known from the start), and instrumentation (none is given). A name that
 * React Router comes to import and that is missing here ends the build.
 */
const INSTEAD: Record<string, string> = {
  "lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export { nothing as getManifestPath, nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch };`,
  "lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export { nothing as instrumentHandler, nothing as instrumentationResultMetaContext };`,
};

/** What React Router's server alone calls: its modules are looked at, then left out of the browser's build. */
const NOTHING = `const nothing = () => { throw new Error("This is for React Router's server."); };`;

/** Leaves out of the browser's build what stands in `INSTEAD`. */
export function leaveOutUnused(): Plugin {
  const found = new Set<string>();
  return {
    name: "leave-out-unused",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const file = Object.keys(INSTEAD).find((name) => id.endsWith(`/react-router/dist/production/${name}`));
      if (!file) return null;
      found.add(file);
      return NOTHING + INSTEAD[file];
    },
    buildEnd(error) {
      const missing = Object.keys(INSTEAD).filter((file) => !found.has(file));
      if (!error && missing.length > 0) this.error(`React Router no longer has ${missing.join(", ")}.`);
    },
  };
}
