import { FRAME, wordsFor } from "#web/i18n/all-words.server.ts";
import { speakInBrowser } from "#web/i18n/use-translation.tsx";

// What runs in a browser speaks with the words that the page was given; these tests have no page.
speakInBrowser({ language: "en", words: wordsFor(new Request("http://shop.test/?lang=en"), FRAME) });
