import { expect, it } from "vitest";
import { pictureUrl } from "#contract/picture.ts";
import { samplePicture } from "#tests/database/sample-drafts.ts";
import { renderPage } from "#tests/web/render-page.tsx";
import { FeaturedCollections } from "./featured-collections.tsx";

it("HOME-15 ERR-10 three collections stand in for none, each with its link", () => {
  const html = renderPage(() => <FeaturedCollections collections={[]} />);
  for (const [title, handle] of [
    ["Capsule Collection", "capsule"],
    ["Summer Collection", "summer"],
    ["Bags Collection", "bags"],
  ]) {
    expect(html).toContain(`>${title}</h3>`);
    expect(html).toContain(`href="/collections/${handle}"`);
  }
});

it("HOME-14 a card shows the collection's first picture", () => {
  const picture = samplePicture("/media/test/linen");
  const card = { handle: "linen", title: "Linen", subtitle: null, picture, redirectLink: null };
  const html = renderPage(() => <FeaturedCollections collections={[card]} />);
  expect(html).toContain(pictureUrl(picture));
  expect(html).not.toContain("Capsule Collection");
});
