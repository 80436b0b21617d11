import type { OrderMailWords } from "../words.ts";

export const fr: OrderMailWords = {
  methods: { cod: "paiement à la livraison", razorpay: "Razorpay", stripe: "Stripe" },
  placed: {
    subject: (order) => `Nous avons bien reçu votre commande n° ${order}`,
    heading: "Merci pour votre commande",
    cash: (sum) => `Vous paierez ${sum} en espèces à la livraison. Nous vous écrirons dès qu’elle sera en route.`,
    waits: (sum, until) => `Elle attend votre paiement de ${sum} et vous est réservée jusqu’à ${until}.`,
    free: "Il ne reste rien à payer. Nous vous écrirons dès qu’elle sera en route.",
    payNow: "Payer maintenant",
  },
  paid: {
    subject: (order) => `Votre paiement de la commande n° ${order} est arrivé`,
    heading: "Votre paiement est arrivé",
    text: (sum, method) =>
      `Nous avons reçu ${sum} par ${method}. Votre commande est confirmée ; nous vous écrirons dès qu’elle sera en route.`,
  },
  accepted: {
    subject: (order) => `Votre commande n° ${order} est en route`,
    heading: "Votre commande est en route",
    text: "Nous avons pris en charge votre commande et votre colis est en route.",
    track: "Suivre le colis",
  },
  cancelled: {
    subject: (order) => `Votre commande n° ${order} a été annulée`,
    heading: "Votre commande a été annulée",
    reasons: {
      unpaid: "Elle n’a pas été payée à temps : ce que nous vous réservions est de nouveau disponible.",
      shopper: "Vous l’avez annulée.",
      shop: "Nous avons dû l’annuler. Nous en sommes désolés.",
    },
    paid: (sum) =>
      `Ce que vous avez payé, ${sum}, vous est remboursé par le même moyen. Nous vous écrirons dès l’envoi.`,
    unpaid:
      "Aucun paiement de votre part ne nous est parvenu. S’il arrivait plus tard, il vous serait rendu automatiquement.",
    cash: "Rien n’était à payer avant la livraison : personne ne doit rien.",
  },
  refunded: {
    subject: (order, sum) => `${sum} vous sont remboursés pour la commande n° ${order}`,
    heading: "Votre remboursement",
    text: (sum) => `Nous vous avons remboursé ${sum} par le moyen de paiement que vous aviez choisi.`,
    part: (sum, whole) =>
      `Nous vous avons remboursé ${sum} sur vos ${whole} par le moyen de paiement que vous aviez choisi.`,
    reasons: {
      cancelled: "Motif : votre commande a été annulée.",
      "late-payment": "Motif : votre paiement est arrivé après l’annulation de la commande.",
      "second-payment": "Motif : vous avez payé cette commande deux fois.",
      "wrong-payment": "Motif : le montant du paiement n’était pas celui de la commande.",
      "at-gateway": "Motif : la boutique a décidé de vous le rendre.",
    },
    wait: "Selon votre banque, il faut quelques jours avant de le voir.",
  },
  order: (order) => `Commande n° ${order}`,
  see: "Voir votre commande",
  subtotal: "Sous-total",
  shipping: "Livraison",
  shippingFree: "Offerte",
  discount: (code) => (code === "" ? "Remise" : `Remise (${code})`),
  rounding: "Arrondi",
  total: "Total",
  address: "Livrée à",
};
