import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { decodeEntities } from "./entities.ts";
import { firstWords, htmlToText } from "./html-text.ts";

describe("HTML as text", () => {
  it.each([
    ["paragraphs stay apart", "<p>One.</p><p>Two<br>lines.</p>", "One.\n\nTwo\nlines."],
    [
      "lists get bullets",
      "<p>Made of:</p>\n<ul>\n<li>Wool</li>\n<li><p>Silk</p></li>\n</ul><p>End</p>",
      "Made of:\n• Wool\n• Silk\n\nEnd",
    ],
    ["line breaks of the source are blanks", "<p>One\n  two</p>", "One two"],
    ["text without tags keeps its lines", "One\ntwo\n\n\n\nthree", "One\ntwo\n\nthree"],
    ["inline tags vanish", "A <b>bold</b><i> word</i>", "A bold word"],
    ["entities are decoded", "<p>Caf&eacute; &amp; cr&#232;me &#x1F600;&nbsp;&hellip;</p>", "Café & crème 😀 …"],
    ["an encoded tag is text", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>", "<script>alert(1)</script>"],
    ["scripts are dropped with what they hold", "a<script>alert('<b>x</b>')</script>b<STYLE>p{}</STYLE >c", "abc"],
    ["an open script swallows the rest", "a<script>alert(1)", "a"],
    ["comments vanish", "a<!-- <p>x</p> -->b<!-- open", "ab"],
    ["a sign in an attribute ends no tag", '<p title="a > b">c</p>', "c"],
    ["an event handler is an attribute like any other", '<img src=x onerror="alert(1)">c', "c"],
    ["a lone sign is text", "1 < 2 and <3 &amp; 4 > 3", "1 < 2 and <3 & 4 > 3"],
    ["an open tag swallows the rest", "a <b c", "a"],
    ["nothing is nothing", "<p>&nbsp;</p>\n", ""],
    ["tables are lines", "<table><tr><td>S</td><td>38</td></tr><tr><td>M</td><td>40</td></tr></table>", "S 38\nM 40"],
  ])("%s", (_what, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it("never fails, and keeps no tag", () => {
    const bit = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom("<p>", "</p>", "<script>", "</script>", "<", ">", "&lt;", "&#x", "<!--", "-->", '"', "<a href='"),
    );
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 20 }), (bits) => {
        const html = bits.join("").replaceAll("&lt;", "");
        expect(htmlToText(html)).not.toMatch(/<\/?(p|script|a)\b[^>]*>/);
      }),
    );
  });

  it.each(["<a", '<a title="', "&#", "<!--", "<", "</script", "<script>", "<p>", "&amp"])(
    "is through with a megabyte of %s in no time",
    (bait) => {
      expect(htmlToText(bait.repeat(2 ** 20 / bait.length)).length).toBeLessThanOrEqual(2 ** 20);
    },
  );

  it.each([
    ["&amp;lt;", "&lt;"],
    ["&nosuch; &", "&nosuch; &"],
    ["&#0;&#13;", ""],
    ["&#150;&#x99999999;", "–&#x99999999;"],
    ["&#xD800;", "\ufffd"],
  ])("%s is %s", (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe("the beginning of a text", () => {
  it.each([
    ["short enough", "A tee.\n\nMore.", 20, "A tee."],
    ["whole sentences", "A tee. Of cotton. Washed twice and dried in the sun.", 25, "A tee. Of cotton."],
    ["words of a long sentence", "A tee of cotton that is washed", 16, "A tee of cotton…"],
    ["one endless word", "x".repeat(30), 10, "x…"],
    ["nothing", "", 10, ""],
  ])("%s", (_what, text, length, start) => {
    expect(firstWords(text, length)).toBe(start);
  });
});
