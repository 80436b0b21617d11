import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { saveWords } from "#domain/catalog/words/save-words.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { cartRoutes } from "./api/cart.ts";
import { discountRoutes } from "./api/discount.ts";
import { identityRoutes } from "./api/identity.ts";
import { newsletterRoutes } from "./api/newsletter.ts";
import { buildApp, type App, type Routes } from "./app.ts";
import { refusals } from "./refusals.ts";

const answers = { 200: Type.Object({ success: Type.Boolean() }), ...refusals };

const sample: Routes = (app) => {
  const body = Type.Object({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 3 })),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1200 })),
    items: Type.Optional(Type.Array(Type.Object({ quantity: Type.Number() }), { maxItems: 2 })),
    kind: Type.Optional(Type.Enum(["one", "two"])),
    strange: Type.Optional(Type.String({ pattern: "^a" })),
  });
  app.post("/api/sample", { schema: { body, response: answers } }, () => ({ success: true }));
  app.get("/api/broken", () => {
    throw new Error("broken");
  });
  app.get("/api/busy", { config: { rateLimit: { max: 1, timeWindow: "1 minute" } } }, () => ({ success: true }));
};

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [sample, cartRoutes, discountRoutes, identityRoutes, newsletterRoutes]);
  await saveProducts(shop.ctx, [
    sampleDraft({ id: "tee", name: "Tee", options: { Size: ["M", "L"] }, stock: 2 }),
    sampleDraft({ id: "last-one", name: "Last One", options: {}, stock: 1 }),
  ]);
  await coupon(shop.ctx, "BIG", { minOrder: 150_000 });
  asha = await shopper(shop.ctx, app);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function post(url: string, payload: object, headers: Record<string, string>) {
  const reply = await app.inject({ method: "POST", url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

const inLanguage = (language: string) => ({ cookie: `lang=${language}` });
const asShopper = (language: string) => ({ ...inLanguage(language), token: asha.token });

it.each([
  ["en", "Added to cart"],
  ["es", "Añadido al carrito"],
  ["fr", "Ajouté au panier"],
  ["de", "In den Warenkorb gelegt"],
  ["ja", "カートに追加しました"],
])("TRANS-02 a call that went through says so in %s", async (language, message) => {
  const line = { itemId: "tee", selectedAttributeValues: { Size: language === "en" ? "M" : "L" } };
  await post("/api/cart/update", { ...line, quantity: 0 }, asShopper("en"));
  expect(await post("/api/cart/add", line, asShopper(language))).toEqual({
    status: 200,
    body: { success: true, message },
  });
});

it("TRANS-02 the address's language comes before the cookie's, and the cookie's before the browser's", async () => {
  const say = async (query: string, headers: Record<string, string>) =>
    (await post(`/api/cart/get${query}`, {}, headers)).body.message;
  expect(await say("", { "accept-language": "fr-CA,de;q=0.5" })).toBe("Veuillez vous connecter pour continuer.");
  expect(await say("", { "accept-language": "fr", ...inLanguage("de") })).toBe("Bitte melde dich an, um fortzufahren.");
  expect(await say("?lang=es", inLanguage("de"))).toBe("Inicia sesión para continuar.");
  expect(await say("", { "accept-language": "sv" })).toBe("Please log in to continue.");
});

describe("refusals", () => {
  const many = { itemId: "tee", selectedAttributeValues: { Size: "M" }, quantity: 9 };

  it.each([
    ["en", "Only 2 of Tee (M) are left.", "Only 1 of Last One is left.", "Please choose Size of Tee."],
    ["es", "Solo quedan 2 unidades de Tee (M).", "Solo queda 1 unidad de Last One.", "Elige Size de Tee."],
    ["ja", "Tee (M)は残り2点です。", "Last Oneは残り1点です。", "TeeのSizeをお選びください。"],
  ])("fill in names and numbers, in the plural that %s has", async (language, two, one, choose) => {
    const said = async (body: object) => (await post("/api/cart/update", body, asShopper(language))).body.message;
    expect(await said(many)).toBe(two);
    expect(await said({ itemId: "last-one", quantity: 9 })).toBe(one);
    expect(await said({ itemId: "tee", quantity: 1 })).toBe(choose);
  });

  it("call products and choices as the language does", async () => {
    await saveWords(shop.ctx.db, "fr", {
      products: { tee: { name: "T-shirt" } },
      attributes: { size: "Taille" },
      attributeValues: { size: { m: "Moyen" } },
    });
    const said = async (body: object) => (await post("/api/cart/update", body, asShopper("fr"))).body.message;
    expect(await said(many)).toBe("Il ne reste que 2 pièces de T-shirt (Moyen).");
    expect(await said({ itemId: "tee", quantity: 1 })).toBe("Choisissez Taille pour T-shirt.");
    expect(await said({ ...many, selectedAttributeValues: { Size: "XXL" } })).toBe(
      "T-shirt n’existe pas en Taille «\u00A0XXL\u00A0».",
    );
  });

  it("API-15 say a coupon's reason under both names, its amount as the language writes it", async () => {
    const refused = await post("/api/discount/validate", { code: "big", subtotal: 10 }, asShopper("de"));
    const message = "Dieser Gutschein gilt ab einem Bestellwert von Rs. 1.500.";
    expect(refused).toEqual({ status: 409, body: { success: false, message, error: message } });
  });

  it("N-10 of the identity service are said too", async () => {
    const body = { name: "Asha", email: "asha@shop.example", password: "abc" };
    const refused = await post("/api/identity/sign-up/email", body, inLanguage("de"));
    expect(refused.body).toEqual({
      success: false,
      code: "weak-password",
      message: "Bitte wähle ein Passwort mit mindestens 6 Zeichen.",
    });
  });

  it("G-24 say each field at fault", async () => {
    const { body } = await post("/api/newsletter/subscribe", { email: "x", acceptedTerms: false }, inLanguage("fr"));
    expect(body).toEqual({
      success: false,
      message: "Veuillez saisir une adresse e-mail valide.",
      errors: {
        email: "Veuillez saisir une adresse e-mail valide.",
        acceptedTerms: "Veuillez accepter les conditions.",
      },
    });
  });
});

it.each([
  ["en", "name is required.", "quantity must be at least 1.", "kind must be one of: one, two."],
  ["de", "Name fehlt.", "Menge muss mindestens 1 sein.", "kind muss eines davon sein: one, two."],
])("G-24 what a schema does not take is a sentence for each field in %s", async (language, ...sentences) => {
  const Needed = Type.Object({
    name: Type.String(),
    quantity: Type.Integer({ minimum: 1 }),
    kind: Type.Enum(["one", "two"]),
  });
  const needing = await buildApp(shop.ctx, [
    (scope) => scope.post("/api/needing", { schema: { body: Needed, response: answers } }, () => ({ success: true })),
  ]);
  const reply = await needing.inject({
    method: "POST",
    url: "/api/needing",
    headers: inLanguage(language),
    payload: { quantity: 0, kind: "three" },
  });
  expect(Object.values(reply.json().errors).toSorted()).toEqual(sentences.toSorted());
  await needing.close();
});

it.each([
  [{ name: "" }, { name: "お名前は1文字以上で入力してください。" }],
  [{ name: "abcd" }, { name: "お名前は3文字以内で入力してください。" }],
  [{ quantity: 5000 }, { quantity: "数量は1,200以下で入力してください。" }],
  [{ quantity: 1.5 }, { quantity: "数量は整数で入力してください。" }],
  [{ items: [{ quantity: "x" }] }, { "items.0.quantity": "数量は数字で入力してください。" }],
  [{ items: [{ quantity: 1 }, { quantity: 1 }, { quantity: 1 }] }, { items: "商品は2件までです。" }],
  [{ strange: "b" }, { strange: "strangeの形式が正しくありません。" }],
])("G-24 %j is refused in Japanese, with the field's name", async (payload, errors) => {
  const { status, body } = await post("/api/sample", payload, inLanguage("ja"));
  expect(status).toBe(400);
  expect(body).toEqual({ success: false, message: Object.values(errors)[0], errors });
});

it("says in the caller's language what went wrong beside the call itself", async () => {
  const get = async (url: string) => (await app.inject({ url, headers: inLanguage("es") })).json().message;
  expect(await get("/api/broken")).toMatch(/^Algo ha fallado por nuestra parte\. .*Referencia [0-9a-f-]{36}/);
  expect(await get("/api/nowhere")).not.toMatch(/nothing|address/);
  await get("/api/busy");
  expect(await get("/api/busy")).toBe("Demasiados intentos. Espera un momento y vuelve a intentarlo.");
  const headers = { ...inLanguage("es"), "content-type": "application/json" };
  const broken = await app.inject({ method: "POST", url: "/api/sample", headers, payload: "{" });
  expect(broken.json().message).toBe("El contenido de la petición no es JSON válido.");
});
