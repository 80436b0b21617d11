import { StartFailure } from "#platform/start-failure.ts";
import { optionsOf, wholeNumber } from "../scripts/command/options.ts";
import { orEnd } from "../scripts/command/or-end.ts";
import { readStyles } from "./fill/styles.ts";
import { benchServer, withClient } from "./fill/bench-database.ts";

/**
 * Makes a shop of any size to try things on, in a database of its own, and says what is in it.
 * BENCH_POSTGRES_URL=postgresql://superuser@host/postgres node bench/catalogue.ts --name big --products 50000 \
 *   [--orders 1000000] [--styles styles.csv.gz]
 */
const asked = await orEnd(async () => {
  const { values } = optionsOf({
    options: {
      name: { type: "string", default: "weft_bench" },
      products: { type: "string", default: "50000" },
      orders: { type: "string", default: "0" },
      styles: { type: "string" },
    },
  });
  const { name } = values;
  if (!/^[a-z_][a-z0-9_]*$/.test(name))
    throw new StartFailure(`--name must be a name of small letters; it is "${name}".`);
  if (!process.env["BENCH_POSTGRES_URL"])
    throw new StartFailure("Say in BENCH_POSTGRES_URL which server shall hold it.");
  const products = wholeNumber(values.products, "--products");
  const orders = wholeNumber(values.orders, "--orders", 0);
  const styles = values.styles === undefined ? undefined : await readStyles(values.styles, products);
  return { name, products, orders, styles };
});
const server = await benchServer();
const since = performance.now();
const url = await server.make(asked);
const seconds = (performance.now() - since) / 1000;
const rows = await withClient(url, async (client) => {
  const tables = ["product", "variant", "product_attribute_value", "product_picture", "orders", "order_line"];
  const counts = tables.map((table) => `select '${table}' as table, count(*)::int as rows from ${table}`);
  return (await client.query<{ table: string; rows: number }>(counts.join(" union all "))).rows;
});
console.table(rows);
console.log(`${url.replace(/:[^:@/]*@/, ":…@")} made in ${seconds.toFixed(1)} s`);
await server.stop();
