import { inFiveLanguages } from "../words.ts";

/** The page that a payment returns to. */
export const verify = inFiveLanguages({
  en: {
    title: "Your Payment",
    checking: "We are checking your payment.",
    aFewSeconds: "This takes a few seconds. Nothing is charged twice, and nothing is lost if you leave this page.",
    notYet: "Your payment is not confirmed yet.",
    weKeepAsking:
      "We keep asking the payment service by ourselves. Your order shows how it stands; if it is not paid in time, it is cancelled, and money that comes later goes back to you.",
    yourOrders: "Your Orders",
    askAgain: "Ask again",
  },
  es: {
    title: "Tu pago",
    checking: "Estamos comprobando tu pago.",
    aFewSeconds: "Tarda unos segundos. No se cobra nada dos veces y no se pierde nada si sales de esta página.",
    notYet: "Tu pago aún no está confirmado.",
    weKeepAsking:
      "Seguiremos preguntando al servicio de pago. Tu pedido muestra en qué estado está; si no se paga a tiempo, se cancela, y el dinero que llegue después se te devuelve.",
    yourOrders: "Tus pedidos",
    askAgain: "Preguntar de nuevo",
  },
  fr: {
    title: "Votre paiement",
    checking: "Nous vérifions votre paiement.",
    aFewSeconds:
      "Cela prend quelques secondes. Rien n’est débité deux fois, et rien n’est perdu si vous quittez cette page.",
    notYet: "Votre paiement n’est pas encore confirmé.",
    weKeepAsking:
      "Nous continuons d’interroger le service de paiement. Votre commande indique où elle en est ; si elle n’est pas payée à temps, elle est annulée, et l’argent qui arriverait plus tard vous est rendu.",
    yourOrders: "Vos commandes",
    askAgain: "Vérifier à nouveau",
  },
  de: {
    title: "Deine Zahlung",
    checking: "Wir prüfen deine Zahlung.",
    aFewSeconds:
      "Das dauert ein paar Sekunden. Nichts wird doppelt abgebucht, und nichts geht verloren, wenn du diese Seite verlässt.",
    notYet: "Deine Zahlung ist noch nicht bestätigt.",
    weKeepAsking:
      "Wir fragen von selbst weiter beim Zahlungsdienst nach. Deine Bestellung zeigt, wie es steht; wird sie nicht rechtzeitig bezahlt, wird sie storniert, und Geld, das später kommt, geht an dich zurück.",
    yourOrders: "Deine Bestellungen",
    askAgain: "Noch einmal nachfragen",
  },
  ja: {
    title: "お支払い",
    checking: "お支払いを確認しています。",
    aFewSeconds: "数秒かかります。二重に請求されることはなく、このページを離れても問題ありません。",
    notYet: "お支払いの確認がまだ取れていません。",
    weKeepAsking:
      "お支払いサービスへの確認を自動的に続けます。状況はご注文のページでご確認いただけます。期限までにお支払いがない場合はキャンセルとなり、後から届いたお支払いは返金します。",
    yourOrders: "ご注文履歴",
    askAgain: "もう一度確認する",
  },
});
