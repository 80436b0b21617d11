import type { OrderMailWords } from "../words.ts";

export const de: OrderMailWords = {
  methods: { cod: "Nachnahme", razorpay: "Razorpay", stripe: "Stripe" },
  placed: {
    subject: (order) => `Wir haben Ihre Bestellung Nr. ${order}`,
    heading: "Danke für Ihre Bestellung",
    cash: (sum) => `Sie zahlen ${sum} bar, wenn Ihr Paket kommt. Wir schreiben wieder, sobald es unterwegs ist.`,
    waits: (sum, until) => `Sie wartet auf Ihre Zahlung von ${sum} und ist bis ${until} für Sie zurückgelegt.`,
    free: "Es ist nichts mehr zu zahlen. Wir schreiben wieder, sobald sie unterwegs ist.",
    payNow: "Jetzt zahlen",
  },
  paid: {
    subject: (order) => `Ihre Zahlung für Bestellung Nr. ${order} ist da`,
    heading: "Ihre Zahlung ist da",
    text: (sum, method) =>
      `Wir haben ${sum} über ${method} erhalten. Ihre Bestellung steht; wir schreiben wieder, sobald sie unterwegs ist.`,
  },
  accepted: {
    subject: (order) => `Ihre Bestellung Nr. ${order} ist unterwegs`,
    heading: "Ihre Bestellung ist unterwegs",
    text: "Wir haben Ihre Bestellung angenommen, und Ihr Paket ist auf dem Weg zu Ihnen.",
    track: "Paket verfolgen",
  },
  cancelled: {
    subject: (order) => `Ihre Bestellung Nr. ${order} wurde storniert`,
    heading: "Ihre Bestellung wurde storniert",
    reasons: {
      unpaid: "Sie wurde nicht rechtzeitig bezahlt; was wir für Sie zurückgelegt hatten, ist wieder frei.",
      shopper: "Sie haben sie storniert.",
      shop: "Wir mussten sie stornieren. Das tut uns leid.",
    },
    paid: (sum) =>
      `Was Sie gezahlt haben, ${sum}, geht auf demselben Weg an Sie zurück. Wir schreiben wieder, sobald es abgeschickt ist.`,
    unpaid: "Bei uns ist keine Zahlung von Ihnen angekommen. Sollte noch eine kommen, geht sie von selbst zurück.",
    cash: "Vor der Lieferung war nichts zu zahlen; niemand schuldet etwas.",
  },
  refunded: {
    subject: (order, sum) => `${sum} gehen an Sie zurück: Bestellung Nr. ${order}`,
    heading: "Ihre Erstattung",
    text: (sum) => `Wir haben Ihnen ${sum} auf dem Weg zurückgeschickt, auf dem Sie gezahlt haben.`,
    part: (sum, whole) =>
      `Wir haben Ihnen ${sum} von Ihren ${whole} auf dem Weg zurückgeschickt, auf dem Sie gezahlt haben.`,
    reasons: {
      cancelled: "Der Grund: Ihre Bestellung wurde storniert.",
      "late-payment": "Der Grund: Ihre Zahlung kam, als die Bestellung schon storniert war.",
      "second-payment": "Der Grund: Sie haben diese Bestellung zweimal bezahlt.",
      "wrong-payment": "Der Grund: Die Zahlung hatte einen anderen Betrag als die Bestellung.",
      "at-gateway": "Der Grund: Der Shop hat es so entschieden.",
    },
    wait: "Je nach Bank dauert es einige Tage, bis Sie es sehen.",
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
