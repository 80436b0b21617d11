import { inEveryLanguage } from "./messages.ts";

/** What calls about orders and payments answer. */
export const orderMessages = inEveryLanguage({
  "Order Placed": { es: "Pedido realizado", fr: "Commande passée", de: "Bestellung aufgegeben", ja: "ご注文完了" },
  "Order cancelled": {
    es: "Pedido cancelado",
    fr: "Commande annulée",
    de: "Bestellung storniert",
    ja: "ご注文をキャンセルしました",
  },
  "Please complete the payment.": {
    es: "Completa el pago.",
    fr: "Veuillez finaliser le paiement.",
    de: "Bitte schließe die Zahlung ab.",
    ja: "お支払いを完了してください。",
  },
  "Please choose a currency.": {
    es: "Elige una moneda.",
    fr: "Veuillez choisir une devise.",
    de: "Bitte wähle eine Währung.",
    ja: "通貨を選択してください。",
  },
  "The exchange rate has changed. Please check the new total and try again.": {
    es: "El tipo de cambio ha variado. Revisa el nuevo total e inténtalo de nuevo.",
    fr: "Le taux de change a évolué. Vérifiez le nouveau total, puis réessayez.",
    de: "Der Wechselkurs hat sich geändert. Bitte prüfe die neue Summe und versuch es noch einmal.",
    ja: "為替レートが変わりました。新しい合計金額をご確認のうえ、もう一度お試しください。",
  },
  "The total has changed. Please check the new one and try again.": {
    es: "El total ha cambiado. Revisa el nuevo e inténtalo de nuevo.",
    fr: "Le total a changé. Vérifiez le nouveau montant, puis réessayez.",
    de: "Die Summe hat sich geändert. Bitte prüfe die neue und versuch es noch einmal.",
    ja: "合計金額が変わりました。新しい金額をご確認のうえ、もう一度お試しください。",
  },
  "At most {count} of {name} can be ordered at once.": {
    es: "Puedes pedir como máximo {count} unidades de {name} a la vez.",
    fr: "Vous pouvez commander au plus {count} exemplaires de {name} à la fois.",
    de: "Von {name} kannst du höchstens {count} Stück auf einmal bestellen.",
    ja: "{name}は一度に{count}点までご注文いただけます。",
  },
  "A product of your order has left the shop. Please take it out of the cart and try again.": {
    es: "Un producto de tu pedido ya no está a la venta. Quítalo del carrito e inténtalo de nuevo.",
    fr: "Un article de votre commande n’est plus en vente. Retirez-le du panier, puis réessayez.",
    de: "Ein Artikel deiner Bestellung wird nicht mehr verkauft. Bitte nimm ihn aus dem Warenkorb und versuch es noch einmal.",
    ja: "ご注文の商品に販売を終了したものがあります。カートから削除して、もう一度お試しください。",
  },
  "Something in your order has just changed. Please try again.": {
    es: "Algo de tu pedido acaba de cambiar. Inténtalo de nuevo.",
    fr: "Un élément de votre commande vient de changer. Veuillez réessayer.",
    de: "An deiner Bestellung hat sich gerade etwas geändert. Bitte versuch es noch einmal.",
    ja: "ご注文内容が変更されました。もう一度お試しください。",
  },
  "This order was cancelled. Please check your cart and try again.": {
    es: "Este pedido se ha cancelado. Revisa tu carrito e inténtalo de nuevo.",
    fr: "Cette commande a été annulée. Vérifiez votre panier, puis réessayez.",
    de: "Diese Bestellung wurde storniert. Bitte prüfe deinen Warenkorb und versuch es noch einmal.",
    ja: "このご注文はキャンセルされました。カートをご確認のうえ、もう一度お試しください。",
  },
  "This checkout has begun another payment. Please try again.": {
    es: "Esta compra ya ha iniciado otro pago. Inténtalo de nuevo.",
    fr: "Un autre paiement a déjà été lancé pour cette commande. Veuillez réessayer.",
    de: "Für diesen Einkauf wurde schon eine andere Zahlung begonnen. Bitte versuch es noch einmal.",
    ja: "このお手続きでは別のお支払いがすでに開始されています。もう一度お試しください。",
  },
  "There is no such order.": {
    es: "No existe ese pedido.",
    fr: "Cette commande n’existe pas.",
    de: "Diese Bestellung gibt es nicht.",
    ja: "ご注文が見つかりません。",
  },
  "This order has been paid.": {
    es: "Este pedido ya está pagado.",
    fr: "Cette commande a été payée.",
    de: "Diese Bestellung ist bezahlt.",
    ja: "このご注文はお支払い済みです。",
  },
  "This order is on its way and can no longer be cancelled.": {
    es: "Este pedido ya está en camino y no se puede cancelar.",
    fr: "Cette commande est en route et ne peut plus être annulée.",
    de: "Diese Bestellung ist unterwegs und kann nicht mehr storniert werden.",
    ja: "このご注文はすでに発送手続きに入っているため、キャンセルできません。",
  },
  "This payment method is not offered.": {
    es: "Este método de pago no está disponible.",
    fr: "Ce moyen de paiement n’est pas proposé.",
    de: "Diese Zahlungsart wird nicht angeboten.",
    ja: "このお支払い方法はご利用いただけません。",
  },
  "The payment service cannot be reached just now. Your cart is kept: please try again in a moment.": {
    es: "Ahora mismo no se puede contactar con el servicio de pago. Tu carrito se conserva: inténtalo de nuevo en un momento.",
    fr: "Le service de paiement est injoignable pour le moment. Votre panier est conservé : réessayez dans un instant.",
    de: "Der Zahlungsdienst ist gerade nicht erreichbar. Dein Warenkorb bleibt erhalten: Bitte versuch es gleich noch einmal.",
    ja: "現在、決済サービスに接続できません。カートの中身は保存されていますので、少し時間をおいてもう一度お試しください。",
  },
  "This order was cancelled before it was paid. Please check your cart and try again.": {
    es: "Este pedido se canceló antes de pagarse. Revisa tu carrito e inténtalo de nuevo.",
    fr: "Cette commande a été annulée avant d’être payée. Vérifiez votre panier, puis réessayez.",
    de: "Diese Bestellung wurde storniert, bevor sie bezahlt war. Bitte prüfe deinen Warenkorb und versuch es noch einmal.",
    ja: "このご注文はお支払い前にキャンセルされました。カートをご確認のうえ、もう一度お試しください。",
  },
  "This payment service does not take this amount in this currency. Your cart is kept: please choose another way to pay.":
    {
      es: "Este servicio de pago no admite este importe en esta moneda. Tu carrito se conserva: elige otra forma de pago.",
      fr: "Ce service de paiement n’accepte pas ce montant dans cette devise. Votre panier est conservé : choisissez un autre moyen de paiement.",
      de: "Dieser Zahlungsdienst nimmt diesen Betrag in dieser Währung nicht an. Dein Warenkorb bleibt erhalten: bitte wähle eine andere Zahlungsart.",
      ja: "このお支払いサービスでは、この通貨のこの金額をお取り扱いできません。カートの内容は保存されていますので、別のお支払い方法をお選びください。",
    },
  "The payment service cannot be asked just now. Nothing is lost: your payment is checked again by itself.": {
    es: "Ahora mismo no se puede consultar al servicio de pago. No se pierde nada: tu pago se vuelve a comprobar solo.",
    fr: "Le service de paiement ne répond pas pour le moment. Rien n’est perdu : votre paiement sera vérifié automatiquement.",
    de: "Der Zahlungsdienst lässt sich gerade nicht befragen. Es geht nichts verloren: Deine Zahlung wird von selbst noch einmal geprüft.",
    ja: "現在、決済サービスに確認できません。お支払いは自動的に再確認されますので、ご安心ください。",
  },
  "Your payment came after the order was cancelled. It is given back to you by itself.": {
    es: "Tu pago llegó después de cancelarse el pedido. Se te devuelve automáticamente.",
    fr: "Votre paiement est arrivé après l’annulation de la commande. Il vous est remboursé automatiquement.",
    de: "Deine Zahlung kam an, nachdem die Bestellung storniert war. Du bekommst sie automatisch zurück.",
    ja: "お支払いがご注文のキャンセル後に届きました。自動的に返金いたします。",
  },
  "The payment could not be verified.": {
    es: "No se ha podido verificar el pago.",
    fr: "Le paiement n’a pas pu être vérifié.",
    de: "Die Zahlung konnte nicht bestätigt werden.",
    ja: "お支払いを確認できませんでした。",
  },
  "The order is not paid yet.": {
    es: "El pedido aún no está pagado.",
    fr: "La commande n’est pas encore payée.",
    de: "Die Bestellung ist noch nicht bezahlt.",
    ja: "ご注文のお支払いがまだ完了していません。",
  },
  "This order was cancelled.": {
    es: "Este pedido se ha cancelado.",
    fr: "Cette commande a été annulée.",
    de: "Diese Bestellung wurde storniert.",
    ja: "このご注文はキャンセルされました。",
  },
});
