import type { Phrases } from "./phrases.ts";

export const fr: Phrases = {
  greeting:
    "Bonjour ! Interrogez-moi sur une pièce, une taille, la livraison, les retours, le paiement, les coupons ou vos commandes.",
  thanks: "Je vous en prie. Puis-je faire autre chose pour vous ?",
  about:
    "Je suis l'assistant numérique de la boutique, un programme. Je cherche des produits par genre, couleur, taille, prix et occasion, je les compare, et je réponds sur la livraison, les retours, le paiement, les coupons et vos commandes.",
  unknown: (email) => `Je ne le sais pas, et je préfère ne pas deviner. Une personne répond à ${email}.`,
  delivery: (d) =>
    `Les commandes quittent notre magasin sous ${d.dispatch} jours ouvrés. Il faut ${d.unitedStates.from} à ${d.unitedStates.to} jours vers les États-Unis et ${d.international.from} à ${d.international.to} jours vers les autres pays. La livraison coûte ${d.fee} par commande ; elle est gratuite au-dessus de ${d.homeFreeAbove} dans notre pays, et dans le monde entier à partir de ${d.worldwideFreeFrom}.`,
  returns: (r) =>
    `Vous pouvez retourner un article dans les ${r.days} jours suivant l'achat. Les ${r.freeDays} premiers jours, le retour est gratuit : nous le payons. Du jour ${r.freeDays + 1} au jour ${r.days}, le port est à votre charge. Les articles doivent être neufs et dans leur emballage d'origine ; droits et taxes ne sont pas remboursés. Écrivez à ${r.email} avec votre numéro de commande. Votre argent part sous ${r.refundDays} jours ouvrés après réception du colis.`,
  payment: (methods) => `Vous pouvez payer par : ${methods}.`,
  methods: {
    cod: "paiement à la livraison, en espèces",
    razorpay: "Razorpay (cartes, UPI, banque en ligne)",
    stripe: "carte, par Stripe",
  },
  coupons: (lines) => `Ces coupons sont valables :\n${lines}\nSaisissez le code au paiement ; il faut être connecté.`,
  noCoupons: "Aucun coupon n'est valable en ce moment.",
  coupon: ({ code, off, most, from, until, once }) =>
    `${code} : ${off} de réduction${most ? `, au plus ${most}` : ""}${from ? `, dès ${from} de commande` : ""}${once ? ", une fois par client" : ""}, jusqu'au ${until}`,
  welcome: (percent) =>
    `Qui s'abonne à la lettre d'information reçoit un coupon de ${percent} % pour le premier achat.`,
  hours: (c) => `Nous sommes ouverts du ${c.fromDay} au ${c.toDay}, de ${c.opens} à ${c.closes}, au ${c.address}.`,
  contact: (c) => `Vous nous trouvez au ${c.address}, par téléphone au ${c.phone} et par courriel à ${c.email}.`,
  logIn: "Connectez-vous, et je pourrai vous parler de vos commandes.",
  noOrders: "Vous n'avez pas encore de commande.",
  orders: (count) =>
    count === 1 ? "Vous avez une commande :" : `Vous avez ${count} commandes, la plus récente d'abord :`,
  order: ({ number, date, status, total, items }) => `Commande ${number} du ${date} : ${status}, ${total} (${items})`,
  tracking: (link) => `Suivez-la ici : ${link}`,
  statuses: {
    Pending: "en attente",
    "Order Placed": "commande passée",
    Accepted: "acceptée",
    Completed: "terminée",
    Cancelled: "annulée",
  },
  cancel: (email) => `Je ne peux ni modifier ni annuler une commande. Écrivez à ${email} avec son numéro.`,
  sizes: (email) =>
    `La page de chaque produit indique ses tailles et celles en stock. Nommez un produit et je regarde. Je n'ai pas de guide des mesures ; demandez-le à ${email}.`,
  categories: (list) => `Nous vendons :\n${list}`,
  collections: (list) => `Nos collections : ${list}.`,
  currencies: (count, list) =>
    `Les prix s'affichent dans ${count} monnaies : ${list}. Choisissez-en une au pied de la page.`,
  found: (total, what) => `J'ai trouvé ${total === 1 ? "un produit" : `${total} produits`}${what ? ` : ${what}` : ""}.`,
  none: (what) => `Je n'ai rien trouvé pour : ${what}.`,
  closest: (what) => `Nous n'avons rien qui y réponde exactement (${what}). Voici le plus proche :`,
  mention: (what) => `Aucun produit ne s'appelle « ${what} », mais ceux-ci en parlent :`,
  upTo: (price) => `jusqu'à ${price}`,
  from: (price) => `à partir de ${price}`,
  size: (value) => `taille ${value}`,
  age: (years) => `${years} ans`,
  bestsellers: "meilleures ventes",
  newest: "nouveautés",
  popular: "populaires",
  onSale: "en promotion",
  price: (name, price, before) => `${name} coûte ${price}${before ? ` (avant : ${before})` : ""}.`,
  colours: (list) => `Couleurs : ${list}.`,
  offered: (sizes) => `Tailles : ${sizes}.`,
  inStock: (units) => `En stock : ${units}.`,
  soldOut: "Il est épuisé en ce moment.",
  option: (values, units) => (units > 0 ? `En ${values} : ${units} en stock.` : `En ${values}, il est épuisé.`),
  notMade: (value) => `Il n'existe pas en ${value}.`,
  rating: (average, count) => `Note : ${average} sur 5 (${count} avis).`,
  noRating: "Il n'a pas encore d'avis.",
  several: (count) => `Ce peut être l'un de ${count} produits. Lequel voulez-vous dire ?`,
  cheaper: (name, difference) => `${name} coûte ${difference} de moins.`,
  samePrice: "Les deux coûtent autant.",
  nameTwo: "Nommez deux de nos produits, et je les compare.",
};
