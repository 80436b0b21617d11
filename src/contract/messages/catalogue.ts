import { inEveryLanguage } from "./messages.ts";

/** What calls about products, rates and places answer. */
export const catalogueMessages = inEveryLanguage({
  "At most {count} products can be asked for at once.": {
    es: "Se pueden pedir como máximo {count} productos a la vez.",
    fr: "On peut demander au plus {count} produits à la fois.",
    de: "Es können höchstens {count} Produkte auf einmal abgefragt werden.",
    ja: "一度に取得できる商品は{count}件までです。",
  },
  "At most {count} ids.": {
    es: "Como máximo {count} identificadores.",
    fr: "{count} identifiants au maximum.",
    de: "Höchstens {count} Kennungen.",
    ja: "IDは{count}件までです。",
  },
  "The shop knows no such currency.": {
    es: "La tienda no conoce esa moneda.",
    fr: "La boutique ne connaît pas cette devise.",
    de: "Diese Währung kennt der Shop nicht.",
    ja: "この通貨には対応していません。",
  },
  "Failed to fetch currency rates": {
    es: "No se han podido cargar los tipos de cambio",
    fr: "Impossible de charger les taux de change",
    de: "Die Wechselkurse konnten nicht geladen werden",
    ja: "為替レートを取得できませんでした",
  },
});
