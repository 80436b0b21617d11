import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { dyePlan, layPlan } from "./maker/plan.ts";
import type { Plan } from "./maker/plan.ts";
import { SCALE, store } from "./store.ts";

/* A worker of make.ts: makes the pictures of plans that differ in colours alone, and answers with one entry each. */

sharp.concurrency(1);
parentPort!.on("message", async (plans: [name: string, plan: Plan][]) => {
  const laid = await layPlan(plans[0]![1], SCALE);
  for (const [name, plan] of plans)
    parentPort!.postMessage({ name, picture: await store(name, plan, await dyePlan(plan, laid)) });
  parentPort!.postMessage("done");
});
