import type { Phrases } from "./phrases.ts";

export const es: Phrases = {
  greeting:
    "¡Hola! Pregúnteme por una prenda, una talla, el envío, las devoluciones, el pago, los cupones o sus pedidos.",
  thanks: "De nada. ¿Puedo ayudarle en algo más?",
  about:
    "Soy el asistente digital de la tienda, un programa. Busco productos por tipo, color, talla, precio y ocasión, los comparo y respondo sobre envío, devoluciones, pago, cupones y sus pedidos.",
  unknown: (email) => `No lo sé, y prefiero no adivinar. En ${email} le responde una persona.`,
  delivery: (d) =>
    `Los pedidos salen de nuestra tienda en ${d.dispatch} días laborables. Tardan de ${d.unitedStates.from} a ${d.unitedStates.to} días a Estados Unidos y de ${d.international.from} a ${d.international.to} días a otros países. El envío cuesta ${d.fee} por pedido; es gratis por encima de ${d.homeFreeAbove} en nuestro país, y en todo el mundo a partir de ${d.worldwideFreeFrom}.`,
  returns: (r) =>
    `Puede devolver un artículo en los ${r.days} días siguientes a la compra. Los primeros ${r.freeDays} días la devolución es gratis: la pagamos nosotros. Del día ${r.freeDays + 1} al ${r.days} el envío corre por su cuenta. Los artículos deben estar sin usar y en su embalaje original; los aranceles e impuestos no se reembolsan. Escriba a ${r.email} con su número de pedido. Su dinero sale en ${r.refundDays} días laborables desde que nos llega el paquete.`,
  payment: (methods) => `Puede pagar con: ${methods}.`,
  methods: {
    cod: "contra reembolso, en efectivo",
    razorpay: "Razorpay (tarjetas, UPI, banca en línea)",
    stripe: "tarjeta, mediante Stripe",
  },
  coupons: (lines) =>
    `Estos cupones están en vigor:\n${lines}\nEscriba el código al pagar; hace falta haber iniciado sesión.`,
  noCoupons: "Ahora mismo no hay ningún cupón en vigor.",
  coupon: ({ code, off, most, from, until, once }) =>
    `${code}: ${off} de descuento${most ? `, como máximo ${most}` : ""}${from ? `, en pedidos desde ${from}` : ""}${once ? ", una vez por cliente" : ""}, hasta el ${until}`,
  welcome: (percent) => `Quien se suscribe al boletín recibe un cupón del ${percent} % para la primera compra.`,
  hours: (c) => `Abrimos de ${c.fromDay} a ${c.toDay}, de ${c.opens} a ${c.closes}, en ${c.address}.`,
  contact: (c) => `Nos encuentra en ${c.address}, por teléfono en el ${c.phone} y por correo en ${c.email}.`,
  logIn: "Inicie sesión y podré informarle de sus pedidos.",
  noOrders: "Todavía no tiene pedidos.",
  orders: (count) => (count === 1 ? "Tiene un pedido:" : `Tiene ${count} pedidos, primero el más reciente:`),
  order: ({ number, date, status, total, items }) => `Pedido ${number} del ${date}: ${status}, ${total} (${items})`,
  tracking: (link) => `Sígalo aquí: ${link}`,
  statuses: {
    Pending: "pendiente",
    "Order Placed": "pedido realizado",
    Accepted: "aceptado",
    Completed: "completado",
    Cancelled: "cancelado",
  },
  cancel: (email) => `No puedo cambiar ni cancelar un pedido. Escriba a ${email} con su número.`,
  sizes: (email) =>
    `La página de cada producto muestra sus tallas y cuáles hay en existencias. Dígame un producto y lo miro. No tengo una guía de medidas; pídala en ${email}.`,
  categories: (list) => `Vendemos:\n${list}`,
  collections: (list) => `Nuestras colecciones: ${list}.`,
  currencies: (count, list) => `Los precios se muestran en ${count} monedas: ${list}. Elija una al pie de la página.`,
  found: (total, what) =>
    `He encontrado ${total === 1 ? "un producto" : `${total} productos`}${what ? `: ${what}` : ""}.`,
  none: (what) => `No he encontrado nada para: ${what}.`,
  closest: (what) => `No tenemos nada exactamente así (${what}). Esto es lo más parecido:`,
  mention: (what) => `Ningún producto se llama «${what}», pero estos lo mencionan:`,
  upTo: (price) => `hasta ${price}`,
  from: (price) => `desde ${price}`,
  size: (value) => `talla ${value}`,
  age: (years) => `${years} años`,
  bestsellers: "los más vendidos",
  newest: "novedades",
  popular: "populares",
  onSale: "rebajados",
  price: (name, price, before) => `${name} cuesta ${price}${before ? ` (antes: ${before})` : ""}.`,
  colours: (list) => `Colores: ${list}.`,
  offered: (sizes) => `Tallas: ${sizes}.`,
  inStock: (units) => `En existencias: ${units}.`,
  soldOut: "Ahora mismo está agotado.",
  option: (values, units) => (units > 0 ? `En ${values}: quedan ${units}.` : `En ${values} está agotado.`),
  notMade: (value) => `No existe en ${value}.`,
  rating: (average, count) => `Valoración: ${average} de 5 (${count} ${count === 1 ? "reseña" : "reseñas"}).`,
  noRating: "Todavía no tiene reseñas.",
  several: (count) => `Puede ser uno de ${count} productos. ¿A cuál se refiere?`,
  cheaper: (name, difference) => `${name} cuesta ${difference} menos.`,
  samePrice: "Los dos cuestan lo mismo.",
  nameTwo: "Nombre dos de nuestros productos y los comparo.",
};
