import { createContext } from "#adapters/create-context.ts";
import type { ShopContext } from "#domain/context.ts";
import { listenToCatalogue } from "#platform/catalogue-changes/listen.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";

/** A statement as the server ran it; statements within functions of the database count too. */
export interface Ran {
  text: string;
  /** Milliseconds in the server. */
  ms: number;
  plan: PlanNode;
  /** It ran within another statement, whose time its own is part of. */
  nested: boolean;
}

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  Plans?: PlanNode[];
}

export interface WatchedShop {
  ctx: ShopContext;
  /** How many statements were sent while some work was done, and all that ran for them. */
  watch(work: () => Promise<unknown>): Promise<{ sent: number; ran: Ran[] }>;
  close(): Promise<void>;
}

/**
 * The shop on a database, hearing of changes as `npm start` has it, with a server that tells of each statement how it ran
 * (auto_explain).
 * @param url a superuser's
 */
export async function openWatchedShop(url: string): Promise<WatchedShop> {
  const log = createLog("warn");
  const connection = connect(explaining(url), 4);
  let ran: Ran[] = [];
  let sent = 0;
  const asked = new Set<string>();
  connection.pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0]);
      asked.add(text);
      if (!OF_ITS_OWN.test(text)) sent += 1;
      return send(...args);
    }) as typeof client.query;
    client.on("notice", ({ message = "" }) => {
      const found = /^duration: ([\d.]+) ms {2}plan:\n([^]*)$/.exec(message);
      if (!found) return;
      const { "Query Text": text, Plan: plan } = JSON.parse(found[2]!) as { "Query Text": string; Plan: PlanNode };
      ran.push({ text, ms: Number(found[1]), plan, nested: !asked.has(text) });
    });
  });
  const config = readConfig({ DATABASE_URL: url });
  const ctx = createContext(config, connection, log);
  const listening = await listenToCatalogue(url, ctx.changes, log);
  return {
    ctx,
    async watch(work) {
      [ran, sent] = [[], 0];
      await work();
      return { sent, ran };
    },
    async close() {
      await listening.stop();
      await connection.close();
    },
  };
}

/** What the shop says a moment after sales, for all of them: it belongs to no call. */
const OF_ITS_OWN = /pg_notify|take_job_requests/;

function textOf(query: unknown): string {
  return typeof query === "string" ? query : ((query as { text?: string }).text ?? "");
}

function explaining(url: string): string {
  const options = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
    "auto_explain.log_level": "notice",
  };
  const explained = new URL(url);
  const settings = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`);
  explained.searchParams.set("options", settings.join(" "));
  return explained.href;
}

/** Every node of a plan. */
export function* nodesOf(plan: PlanNode): Generator<PlanNode> {
  yield plan;
  for (const part of plan.Plans ?? []) yield* nodesOf(part);
}

/** Tables that grow with the shop: they are never read from one end to the other for one caller. */
const GROWING = new Set([
  "product",
  "variant",
  "product_attribute_value",
  "product_picture",
  "product_translation",
  "collection_product",
  "customer",
  "shop_session",
  "cart_line",
  "wishlist_entry",
  "orders",
  "order_line",
  "order_event",
  "review",
  "review_vote",
  "coupon",
  "coupon_use",
  "payment",
]);

/** The growing tables that a statement read whole. */
export function readWhole({ plan }: Ran): string[] {
  const scans = [...nodesOf(plan)].filter((node) => node["Node Type"] === "Seq Scan");
  return scans.flatMap((node) => node["Relation Name"] ?? []).filter((name) => GROWING.has(name));
}
