import { expect, it } from "vitest";
import { openTestShop } from "#tests/database/test-shop.ts";
import { shopSecret } from "./shop-secret.ts";

it("makes a secret once, however many ask for it at the same moment", async () => {
  const shop = await openTestShop();
  try {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => shopSecret(shop.ctx.db, "sample")));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await shopSecret(shop.ctx.db, "another")).not.toBe(secrets[0]);
  } finally {
    await shop.close();
  }
});
