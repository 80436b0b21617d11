import { parseArgs } from "node:util";
import { benchServer, withClient } from "./fill/bench-database.ts";

/**
 * Makes a shop of any size to try things on, in a database of its own, and says what is in it.
 * BENCH_POSTGRES_URL=postgresql://superuser@host/postgres node bench/catalogue.ts --name big --products 50000 \
 *   [--orders 1000000] [--styles styles.csv.gz]
 */
const { values } = parseArgs({
  options: {
    name: { type: "string", default: "weft_bench" },
    products: { type: "string", default: "50000" },
    orders: { type: "string", default: "0" },
    styles: { type: "string" },
  },
});
if (!process.env["BENCH_POSTGRES_URL"]) throw new Error("Say in BENCH_POSTGRES_URL which server shall hold it.");
const server = await benchServer();
const since = performance.now();
const { name, styles } = values;
const url = await server.make({ name, products: Number(values.products), orders: Number(values.orders), styles });
const seconds = (performance.now() - since) / 1000;
const rows = await withClient(url, async (client) => {
  const tables = ["product", "variant", "product_attribute_value", "product_picture", "orders", "order_line"];
  const counts = tables.map((table) => `select '${table}' as table, count(*)::int as rows from ${table}`);
  return (await client.query<{ table: string; rows: number }>(counts.join(" union all "))).rows;
});
console.table(rows);
console.log(`${url.replace(/:[^:@/]*@/, ":…@")} made in ${seconds.toFixed(1)} s`);
await server.stop();
