import { inEveryLanguage } from "./messages.ts";

/** What calls about coupons and the newsletter answer. */
export const couponMessages = inEveryLanguage({
  "Please enter a coupon code": {
    es: "Introduce un código de cupón",
    fr: "Veuillez saisir un code promo",
    de: "Bitte gib einen Gutscheincode ein",
    ja: "クーポンコードを入力してください",
  },
  "Invalid coupon code": {
    es: "Código de cupón no válido",
    fr: "Code promo non valide",
    de: "Ungültiger Gutscheincode",
    ja: "クーポンコードが正しくありません",
  },
  "This coupon is not active.": {
    es: "Este cupón no está activo.",
    fr: "Ce code promo n’est pas actif.",
    de: "Dieser Gutschein ist nicht aktiv.",
    ja: "このクーポンは現在ご利用いただけません。",
  },
  "This coupon is not valid yet.": {
    es: "Este cupón aún no es válido.",
    fr: "Ce code promo n’est pas encore valable.",
    de: "Dieser Gutschein ist noch nicht gültig.",
    ja: "このクーポンはまだご利用いただけません。",
  },
  "This coupon has expired.": {
    es: "Este cupón ha caducado.",
    fr: "Ce code promo a expiré.",
    de: "Dieser Gutschein ist abgelaufen.",
    ja: "このクーポンは有効期限が切れています。",
  },
  "This coupon has been used up.": {
    es: "Este cupón se ha agotado.",
    fr: "Ce code promo est épuisé.",
    de: "Dieser Gutschein ist aufgebraucht.",
    ja: "このクーポンは利用上限に達しました。",
  },
  "You have already used this coupon.": {
    es: "Ya has usado este cupón.",
    fr: "Vous avez déjà utilisé ce code promo.",
    de: "Du hast diesen Gutschein schon eingelöst.",
    ja: "このクーポンはすでにご利用済みです。",
  },
  "This coupon needs an order of Rs.{amount} or more.": {
    es: "Este cupón requiere un pedido de Rs. {amount} o más.",
    fr: "Ce code promo demande une commande d’au moins {amount} Rs.",
    de: "Dieser Gutschein gilt ab einem Bestellwert von Rs. {amount}.",
    ja: "このクーポンはRs.{amount}以上のご注文でご利用いただけます。",
  },
  "Please enter a valid e-mail address.": {
    es: "Introduce un correo electrónico válido.",
    fr: "Veuillez saisir une adresse e-mail valide.",
    de: "Bitte gib eine gültige E-Mail-Adresse ein.",
    ja: "正しいメールアドレスを入力してください。",
  },
  "Please accept the terms.": {
    es: "Acepta las condiciones.",
    fr: "Veuillez accepter les conditions.",
    de: "Bitte stimme den Bedingungen zu.",
    ja: "規約に同意してください。",
  },
  "This address already has its welcome coupon.": {
    es: "Este correo ya tiene su cupón de bienvenida.",
    fr: "Cette adresse a déjà reçu son code de bienvenue.",
    de: "Diese Adresse hat ihren Willkommensgutschein schon.",
    ja: "このメールアドレスには、すでにウェルカムクーポンをお送りしています。",
  },
  "Welcome. Your coupon is on its way by mail, too.": {
    es: "Te damos la bienvenida. Tu cupón va también de camino por correo.",
    fr: "Bienvenue. Votre code vous arrive aussi par e-mail.",
    de: "Willkommen. Dein Gutschein kommt auch per E-Mail.",
    ja: "ようこそ。クーポンはメールでもお送りしました。",
  },
});
