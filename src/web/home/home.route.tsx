import { shopOf } from "../load-context.ts";
import type { Route } from "./+types/home.route";

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const rows = await ctx.db.selectFrom("product").select(["id", "name"]).limit(8).execute();
  return { rows };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <main className="p-8 text-2xl">{loaderData.rows.map((r) => r.name).join(", ")}</main>;
}
