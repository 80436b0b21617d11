import { inEveryLanguage } from "./messages.ts";

/** What calls about the cart and the wishlist answer. */
export const cartMessages = inEveryLanguage({
  "Added to cart": {
    es: "Añadido al carrito",
    fr: "Ajouté au panier",
    de: "In den Warenkorb gelegt",
    ja: "カートに追加しました",
  },
  "Cart updated": {
    es: "Carrito actualizado",
    fr: "Panier mis à jour",
    de: "Warenkorb aktualisiert",
    ja: "カートを更新しました",
  },
  "Added to wishlist": {
    es: "Añadido a tu lista de deseos",
    fr: "Ajouté à votre liste d’envies",
    de: "Auf die Wunschliste gesetzt",
    ja: "お気に入りに追加しました",
  },
  "Removed from wishlist": {
    es: "Eliminado de tu lista de deseos",
    fr: "Retiré de votre liste d’envies",
    de: "Von der Wunschliste entfernt",
    ja: "お気に入りから削除しました",
  },
  "Moved to cart": {
    es: "Movido al carrito",
    fr: "Déplacé dans le panier",
    de: "In den Warenkorb verschoben",
    ja: "カートに移しました",
  },
  "Wishlist updated": {
    es: "Lista de deseos actualizada",
    fr: "Liste d’envies mise à jour",
    de: "Wunschliste aktualisiert",
    ja: "お気に入りを更新しました",
  },
  "{name} is sold out.": {
    es: "{name} está agotado.",
    fr: "{name} est épuisé.",
    de: "{name} ist ausverkauft.",
    ja: "{name}は売り切れです。",
  },
  "Only {count} of {name} are left.": {
    en: { one: "Only {count} of {name} is left.", other: "Only {count} of {name} are left." },
    es: { one: "Solo queda {count} unidad de {name}.", other: "Solo quedan {count} unidades de {name}." },
    fr: { one: "Il ne reste que {count} pièce de {name}.", other: "Il ne reste que {count} pièces de {name}." },
    de: { one: "Von {name} ist nur noch {count} Stück da.", other: "Von {name} sind nur noch {count} Stück da." },
    ja: "{name}は残り{count}点です。",
  },
  "This product is not in the shop.": {
    es: "Este producto no está en la tienda.",
    fr: "Ce produit n’est pas dans la boutique.",
    de: "Dieses Produkt gibt es im Shop nicht.",
    ja: "この商品は取り扱っておりません。",
  },
  "Please choose {choices} of {name}.": {
    es: "Elige {choices} de {name}.",
    fr: "Choisissez {choices} pour {name}.",
    de: "Bitte wähle {choices} für {name}.",
    ja: "{name}の{choices}をお選びください。",
  },
  "{name} is not available.": {
    es: "{name} no está disponible.",
    fr: "{name} n’est pas disponible.",
    de: "{name} ist nicht erhältlich.",
    ja: "{name}は現在ご購入いただけません。",
  },
  '{name} does not come in {choice} "{value}".': {
    es: "{name} no existe en {choice} «{value}».",
    fr: "{name} n’existe pas en {choice} « {value} ».",
    de: "{name} gibt es nicht in {choice} „{value}“.",
    ja: "{name}に{choice}「{value}」はありません。",
  },
  "A cart holds at most {count} different items.": {
    es: "En el carrito caben como máximo {count} artículos distintos.",
    fr: "Le panier peut contenir au plus {count} articles différents.",
    de: "In den Warenkorb passen höchstens {count} verschiedene Artikel.",
    ja: "カートに入れられる商品は{count}種類までです。",
  },
  "At most {count} of one item can be ordered at once.": {
    es: "Puedes pedir como máximo {count} unidades de un mismo artículo a la vez.",
    fr: "Vous pouvez commander au plus {count} exemplaires d’un même article à la fois.",
    de: "Von einem Artikel kannst du höchstens {count} Stück auf einmal bestellen.",
    ja: "同じ商品は一度に{count}点までご注文いただけます。",
  },
  "A wishlist holds at most {count} items.": {
    es: "En la lista de deseos caben como máximo {count} artículos.",
    fr: "La liste d’envies peut contenir au plus {count} articles.",
    de: "Auf die Wunschliste passen höchstens {count} Artikel.",
    ja: "お気に入りに登録できる商品は{count}点までです。",
  },
  "This item is not in your wishlist.": {
    es: "Este artículo no está en tu lista de deseos.",
    fr: "Cet article n’est pas dans votre liste d’envies.",
    de: "Dieser Artikel steht nicht auf deiner Wunschliste.",
    ja: "この商品はお気に入りにありません。",
  },
});
