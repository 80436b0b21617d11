import type { OrderMailWords } from "../words.ts";

export const de: OrderMailWords = {
  methods: { cod: "Nachnahme", razorpay: "Razorpay", stripe: "Stripe" },
  placed: {
    subject: (order) => `Wir haben deine Bestellung Nr. ${order}`,
    heading: "Danke für deine Bestellung",
    cash: (sum) => `Du zahlst ${sum} bar, wenn dein Paket kommt. Wir schreiben wieder, sobald es unterwegs ist.`,
    waits: (sum, until) => `Sie wartet auf deine Zahlung von ${sum} und ist bis ${until} für dich zurückgelegt.`,
    free: "Es ist nichts mehr zu zahlen. Wir schreiben wieder, sobald sie unterwegs ist.",
    payNow: "Jetzt zahlen",
  },
  paid: {
    subject: (order) => `Deine Zahlung für Bestellung Nr. ${order} ist da`,
    heading: "Deine Zahlung ist da",
    text: (sum, method) =>
      `Wir haben ${sum} über ${method} erhalten. Deine Bestellung steht; wir schreiben wieder, sobald sie unterwegs ist.`,
  },
  accepted: {
    subject: (order) => `Deine Bestellung Nr. ${order} ist unterwegs`,
    heading: "Deine Bestellung ist unterwegs",
    text: "Wir haben deine Bestellung angenommen, und dein Paket ist auf dem Weg zu dir.",
    track: "Paket verfolgen",
  },
  cancelled: {
    subject: (order) => `Deine Bestellung Nr. ${order} wurde storniert`,
    heading: "Deine Bestellung wurde storniert",
    reasons: {
      unpaid: "Sie wurde nicht rechtzeitig bezahlt; was wir für dich zurückgelegt hatten, ist wieder frei.",
      shopper: "Du hast sie storniert.",
      shop: "Wir mussten sie stornieren. Das tut uns leid.",
    },
    paid: (sum) =>
      `Was du gezahlt hast, ${sum}, geht auf demselben Weg an dich zurück. Wir schreiben wieder, sobald es abgeschickt ist.`,
    unpaid: "Bei uns ist keine Zahlung von dir angekommen. Sollte noch eine kommen, geht sie von selbst zurück.",
    cash: "Vor der Lieferung war nichts zu zahlen; niemand schuldet etwas.",
  },
  refunded: {
    subject: (order, sum) => `${sum} gehen an dich zurück: Bestellung Nr. ${order}`,
    heading: "Deine Erstattung",
    text: (sum) => `Wir haben dir ${sum} auf dem Weg zurückgeschickt, auf dem du gezahlt hast.`,
    part: (sum, whole) =>
      `Wir haben dir ${sum} von deinen ${whole} auf dem Weg zurückgeschickt, auf dem du gezahlt hast.`,
    reasons: {
      cancelled: "Der Grund: Deine Bestellung wurde storniert.",
      "late-payment": "Der Grund: Deine Zahlung kam, als die Bestellung schon storniert war.",
      "second-payment": "Der Grund: Du hast diese Bestellung zweimal bezahlt.",
      "wrong-payment": "Der Grund: Die Zahlung hatte einen anderen Betrag als die Bestellung.",
      "at-gateway": "Der Grund: Der Shop hat es so entschieden.",
    },
    wait: "Je nach Bank dauert es einige Tage, bis du es siehst.",
  },
  order: (order) => `Bestellung Nr. ${order}`,
  see: "Bestellung ansehen",
  subtotal: "Zwischensumme",
  shipping: "Versand",
  shippingFree: "Kostenlos",
  discount: (code) => (code === "" ? "Rabatt" : `Rabatt (${code})`),
  rounding: "Rundung",
  total: "Summe",
  address: "Sie geht an",
};
