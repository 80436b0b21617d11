import type { Phrases } from "./phrases.ts";

export const de: Phrases = {
  greeting:
    "Hallo! Fragen Sie mich nach einem Stück, einer Größe, Lieferung, Rückgabe, Bezahlung, Gutscheinen oder Ihren Bestellungen.",
  thanks: "Gern geschehen. Kann ich noch etwas für Sie tun?",
  about:
    "Ich bin der digitale Assistent des Ladens, ein Programm. Ich suche Produkte nach Art, Farbe, Größe, Preis und Anlass, vergleiche sie und antworte auf Fragen zu Lieferung, Rückgabe, Bezahlung, Gutscheinen und Ihren Bestellungen.",
  unknown: (email) => `Das weiß ich nicht, und raten möchte ich nicht. Ein Mensch antwortet unter ${email}.`,
  delivery: (d) =>
    `Bestellungen verlassen unseren Laden innerhalb von ${d.dispatch} Werktagen. In die USA dauert es ${d.unitedStates.from} bis ${d.unitedStates.to} Tage, in andere Länder ${d.international.from} bis ${d.international.to} Tage. Der Versand kostet ${d.fee} je Bestellung; er ist kostenlos über ${d.homeFreeAbove} in unserem Heimatland und weltweit ab ${d.worldwideFreeFrom}.`,
  returns: (r) =>
    `Sie können einen Artikel innerhalb von ${r.days} Tagen nach dem Kauf zurückgeben. In den ersten ${r.freeDays} Tagen ist die Rücksendung kostenlos: Wir bezahlen sie. Von Tag ${r.freeDays + 1} bis Tag ${r.days} zahlen Sie das Paket. Die Artikel müssen unbenutzt und in der Originalverpackung sein; Zölle und Steuern werden nicht erstattet. Schreiben Sie mit Ihrer Bestellnummer an ${r.email}. Ihr Geld ist innerhalb von ${r.refundDays} Werktagen unterwegs, nachdem das Paket bei uns ist.`,
  payment: (methods) => `Sie können so bezahlen: ${methods}.`,
  methods: {
    cod: "bar bei Lieferung (Nachnahme)",
    razorpay: "Razorpay (Karten, UPI, Online-Banking)",
    stripe: "Karte, über Stripe",
  },
  coupons: (lines) =>
    `Diese Gutscheine gelten:\n${lines}\nGeben Sie den Code an der Kasse ein; dafür müssen Sie angemeldet sein.`,
  noCoupons: "Im Moment gilt kein Gutschein.",
  coupon: ({ code, off, most, from, until, once }) =>
    `${code}: ${off} Rabatt${most ? `, höchstens ${most}` : ""}${from ? `, ab ${from} Bestellwert` : ""}${once ? ", einmal je Kunde" : ""}, bis ${until}`,
  welcome: (percent) =>
    `Wer den Newsletter bestellt, bekommt einen Gutschein über ${percent} % für den ersten Einkauf.`,
  hours: (c) => `Wir haben ${c.fromDay} bis ${c.toDay} von ${c.opens} bis ${c.closes} geöffnet: ${c.address}.`,
  contact: (c) => `Sie finden uns hier: ${c.address}. Telefon ${c.phone}, E-Mail ${c.email}.`,
  logIn: "Bitte melden Sie sich an, dann kann ich Ihnen zu Ihren Bestellungen Auskunft geben.",
  noOrders: "Sie haben noch keine Bestellungen.",
  orders: (count) =>
    count === 1 ? "Sie haben eine Bestellung:" : `Sie haben ${count} Bestellungen, die neueste zuerst:`,
  order: ({ number, date, status, total, items }) => `Bestellung ${number} vom ${date}: ${status}, ${total} (${items})`,
  tracking: (link) => `Hier verfolgen: ${link}`,
  statuses: {
    Pending: "offen",
    "Order Placed": "aufgegeben",
    Accepted: "angenommen",
    Completed: "abgeschlossen",
    Cancelled: "storniert",
  },
  cancel: (email) =>
    `Ändern oder stornieren kann ich eine Bestellung nicht. Schreiben Sie mit ihrer Nummer an ${email}.`,
  sizes: (email) =>
    `Auf der Seite jedes Produkts stehen seine Größen und welche vorrätig sind. Nennen Sie ein Produkt, und ich sehe nach. Eine Maßtabelle habe ich nicht; fragen Sie ${email}.`,
  categories: (list) => `Wir verkaufen:\n${list}`,
  collections: (list) => `Unsere Kollektionen: ${list}.`,
  currencies: (count, list) => `Preise gibt es in ${count} Währungen: ${list}. Wählen Sie eine am Fuß der Seite.`,
  found: (total, what) =>
    `Ich habe ${total === 1 ? "ein Produkt" : `${total} Produkte`} gefunden${what ? `: ${what}` : ""}.`,
  none: (what) => `Ich habe nichts gefunden für: ${what}.`,
  closest: (what) => `Genau das haben wir nicht (${what}). Am nächsten kommen diese:`,
  mention: (what) => `Kein Produkt heißt „${what}“, aber diese erwähnen es:`,
  upTo: (price) => `bis ${price}`,
  from: (price) => `ab ${price}`,
  size: (value) => `Größe ${value}`,
  age: (years) => `${years} Jahre`,
  bestsellers: "meistverkauft",
  newest: "neu",
  popular: "beliebt",
  onSale: "reduziert",
  price: (name, price, before) => `${name} kostet ${price}${before ? ` (vorher: ${before})` : ""}.`,
  colours: (list) => `Farben: ${list}.`,
  offered: (sizes) => `Größen: ${sizes}.`,
  inStock: (units) => `Auf Lager: ${units}.`,
  soldOut: "Es ist im Moment ausverkauft.",
  option: (values, units) => (units > 0 ? `In ${values}: ${units} auf Lager.` : `In ${values} ist es ausverkauft.`),
  notMade: (value) => `In ${value} gibt es das nicht.`,
  rating: (average, count) => `Bewertung: ${average} von 5 (${count} ${count === 1 ? "Bewertung" : "Bewertungen"}).`,
  noRating: "Es hat noch keine Bewertungen.",
  several: (count) => `Das kann eines von ${count} Produkten sein. Welches meinen Sie?`,
  cheaper: (name, difference) => `${name} kostet ${difference} weniger.`,
  samePrice: "Beide kosten gleich viel.",
  nameTwo: "Nennen Sie zwei unserer Produkte, und ich vergleiche sie.",
};
