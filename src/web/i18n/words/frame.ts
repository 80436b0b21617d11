import { inFiveLanguages } from "../words.ts";

/** What stands around every page. */
export const frame = inFiveLanguages({
  en: {
    homeTitle: "Weft – clothes worth keeping",
    skip: "Skip to content",
    currency: "Currency",
    language: "Language",
    home: "Home",
  },
  es: {
    homeTitle: "Weft – ropa que merece quedarse",
    skip: "Saltar al contenido",
    currency: "Moneda",
    language: "Idioma",
    home: "Inicio",
  },
  fr: {
    homeTitle: "Weft – des vêtements à garder",
    skip: "Aller au contenu",
    currency: "Devise",
    language: "Langue",
    home: "Accueil",
  },
  de: {
    homeTitle: "Weft – Kleidung, die bleibt",
    skip: "Zum Inhalt springen",
    currency: "Währung",
    language: "Sprache",
    home: "Startseite",
  },
  ja: { homeTitle: "Weft – 長く着たい服", skip: "本文へスキップ", currency: "通貨", language: "言語", home: "ホーム" },
});
