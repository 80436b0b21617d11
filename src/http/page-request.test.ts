import { describe, expect, it } from "vitest";
import { pageRequests } from "./page-request.ts";

const routes = {
  root: { id: "root", path: "", module: {} },
  home: { id: "home", parentId: "root", index: true, module: { handle: { query: [] } } },
  listing: { id: "listing", parentId: "root", path: "collection", module: { handle: { query: ["colour", "page"] } } },
  product: {
    id: "product",
    parentId: "root",
    path: "product/:id",
    module: { handle: { query: ["tab"], attributes: true } },
  },
  secret: { id: "secret", parentId: "root", path: "reset-password", module: { handle: { bare: true } } },
};
const read = pageRequests(routes, () => ["colour", "size"]);
const key = (url: string, headers = {}) => read(url, headers).key;

describe("what a page is kept by", () => {
  it("is its path, language and currency", () => {
    expect(key("/")).toBe("en INR /");
    expect(key("/", { cookie: "lang=fr; currency=EUR" })).toBe("fr EUR /");
    expect(key("/", { "accept-language": "ja,en;q=0.5" })).toBe("ja INR /");
    expect(key("/", { cookie: "currency=XXX; lang=xx; session=secret", "accept-language": "pt" })).toBe("en INR /");
  });

  it("are the parameters that its route looks at, in one order, and no other", () => {
    expect(key("/collection?page=2&colour=Red&colour=Blue")).toBe(key("/collection?colour=Red&colour=Blue&page=2"));
    expect(key("/collection?colour=Red")).not.toBe(key("/collection?colour=Blue"));
    expect(key("/collection?utm_source=mail&gclid=1")).toBe(key("/collection"));
    expect(read("/collection?utm_source=mail&page=2", {}).address).toBe("/collection?page=2");
    expect(key("/product/tee?size=M&material=x&tab=reviews")).toBe("en INR /product/tee?tab=reviews&size=M");
  });

  it("is one for any number of random parameters", () => {
    const keys = Array.from({ length: 1000 }, (_, index) => key(`/?${Math.random()}=${index}`));
    expect(new Set(keys).size).toBe(1);
  });

  it("is nothing for a route that does not say what it looks at, or an overlong query", () => {
    expect(read("/reset-password?token=abc", {})).toMatchObject({ key: null, address: "/reset-password?token=abc" });
    expect(key("/nowhere?a=b")).toBeNull();
    expect(key(`/collection?colour=${"x".repeat(500)}`)).toBeNull();
  });

  it("is the language that the address asks for, which also stays in the address", () => {
    expect(read("/collection?lang=de", { cookie: "lang=fr" })).toMatchObject({
      language: "de",
      address: "/collection?lang=de",
    });
    expect(read("/collection?lang=xx", { cookie: "lang=fr" })).toMatchObject({
      language: "fr",
      address: "/collection",
    });
  });

  it("tells the browser's own requests for data from the page", () => {
    expect(key("/_.data")).toBe("en INR /_.data");
    expect(key("/collection.data?page=3&x=1")).toBe("en INR /collection.data?page=3");
    expect(key("/collection.data?_routes=listing,evil")).toBe("en INR /collection.data?_routes=listing");
    expect(key("/collection.data?_routes=evil")).toBe("en INR /collection.data");
  });
});
