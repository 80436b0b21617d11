import type { OrderMailWords } from "../words.ts";

export const es: OrderMailWords = {
  methods: { cod: "pago contra reembolso", razorpay: "Razorpay", stripe: "Stripe" },
  placed: {
    subject: (order) => `Hemos recibido tu pedido n.º ${order}`,
    heading: "Gracias por tu pedido",
    cash: (sum) => `Pagarás ${sum} en efectivo cuando llegue el paquete. Te avisaremos cuando esté en camino.`,
    waits: (sum, until) => `Está a la espera de tu pago de ${sum}; te lo reservamos hasta ${until}.`,
    free: "No queda nada por pagar. Te avisaremos cuando esté en camino.",
    payNow: "Pagar ahora",
  },
  paid: {
    subject: (order) => `Hemos recibido el pago de tu pedido n.º ${order}`,
    heading: "Hemos recibido tu pago",
    text: (sum, method) =>
      `Hemos recibido ${sum} a través de ${method}. Tu pedido está confirmado; te avisaremos cuando esté en camino.`,
  },
  accepted: {
    subject: (order) => `Tu pedido n.º ${order} está en camino`,
    heading: "Tu pedido está en camino",
    text: "Hemos aceptado tu pedido y el paquete va de camino.",
    track: "Seguir el paquete",
  },
  cancelled: {
    subject: (order) => `Tu pedido n.º ${order} se ha cancelado`,
    heading: "Tu pedido se ha cancelado",
    reasons: {
      unpaid: "No se pagó a tiempo, así que lo que te reservábamos vuelve a estar disponible.",
      shopper: "Lo has cancelado tú.",
      shop: "Hemos tenido que cancelarlo. Lo sentimos.",
    },
    paid: (sum) =>
      `Lo que pagaste, ${sum}, se te devuelve por el mismo medio. Te avisaremos cuando lo hayamos enviado.`,
    unpaid: "No nos ha llegado ningún pago tuyo. Si llegara más tarde, se te devolverá automáticamente.",
    cash: "No había nada que pagar antes de la entrega, así que no queda nada pendiente.",
  },
  refunded: {
    subject: (order, sum) => `Te devolvemos ${sum} del pedido n.º ${order}`,
    heading: "Tu reembolso",
    text: (sum) => `Te hemos devuelto ${sum} por el mismo medio con el que pagaste.`,
    part: (sum, whole) => `Te hemos devuelto ${sum} de tus ${whole} por el mismo medio con el que pagaste.`,
    reasons: {
      cancelled: "Motivo: tu pedido se ha cancelado.",
      "late-payment": "Motivo: tu pago llegó después de que se cancelara el pedido.",
      "second-payment": "Motivo: has pagado este pedido dos veces.",
      "wrong-payment": "Motivo: el importe del pago no era el del pedido.",
      "at-gateway": "Motivo: la tienda ha decidido devolvértelo.",
    },
    wait: "Según tu banco, puede tardar unos días en aparecer.",
  },
  order: (order) => `Pedido n.º ${order}`,
  see: "Ver tu pedido",
  subtotal: "Subtotal",
  shipping: "Envío",
  shippingFree: "Gratis",
  discount: (code) => (code === "" ? "Descuento" : `Descuento (${code})`),
  rounding: "Redondeo",
  total: "Total",
  address: "Se envía a",
};
