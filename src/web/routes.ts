import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The whole URL space of the storefront (specification, section 2; C-09). Links are built by paths.ts. */
export default [
  index("home/home.route.tsx"),
  route("*", "layout/not-found.route.tsx"),
] satisfies RouteConfig;
