import type { SaidIn } from "../words.ts";

export const bags: SaidIn<"bags"> = {
  "canvas-market-tote": [
    "Bolso de mercado en lona",
    "Bolso de lona gruesa con asas largas y base plana.",
    "La lona de dieciocho onzas se tiene en pie sola cuando lo dejas. Las asas pasan por debajo de la base y suben por el otro lado, así que no se pueden arrancar. Aguanta doce kilos de mercado o un fin de semana. Lava en frío y plancha fuerte en húmedo.",
  ],
  "womens-leather-tote": [
    "Bolso shopper de piel suave",
    "Shopper de piel sin forro, con lengüeta imantada y neceser interior.",
    "Tres piezas de piel y muy poco más. La flor queda a la vista, con las marcas que deja en un cuero la vida al aire libre. Un bolsito con correa evita que las llaves se hundan. Cada mes se vence un poco más, como debe ser.",
  ],
  "striped-beach-tote": [
    "Bolso de playa a rayas",
    "Bolso amplio a rayas, con asas de cuerda y forro impermeable.",
    "Caben cuatro toallas y la novela que nadie termina. Las asas de cuerda las empalma un velero. El forro se seca con un paño, y lo mojado va en un bolsillo con cremallera, lejos del libro. Sacude la arena, dos veces.",
  ],
  "womens-saddle-crossbody": [
    "Bandolera montura de piel",
    "Bolso redondeado con solapa, correa fina y cierre de botón.",
    "La curva está tomada de una alforja de un museo de carruajes. Dentro hay dos compartimentos y una ranura para tarjetas. La correa se ajusta treinta centímetros, del hombro a la cadera. Nutre la piel dos veces al año.",
  ],
  "camera-bag": [
    "Bolso cámara de piel",
    "Caja compacta con cremallera y correa de lona.",
    "Se dibujó alrededor de una cámara pequeña, aunque casi todos llevan el móvil, el monedero y un libro de bolsillo. La cremallera recorre tres lados y abre en plano. Las esquinas van ribeteadas a mano. Se rozará, con elegancia.",
  ],
  "womens-bucket-bag": [
    "Bolso saco con cordón",
    "Bolso saco blando que cierra con un cordón de piel.",
    "Tira del cordón y la boca se frunce en un anillo parejo. Es más hondo de lo que parece, así que del borde cuelga un monedero que se quita. Ante por fuera, sarga de algodón por dentro. Las primeras semanas, lejos de vaqueros índigo nuevos.",
  ],
  "roll-top-backpack": [
    "Mochila enrollable de lona",
    "Mochila de lona encerada que se enrolla y se engancha a los lados.",
    "Enrollada tres veces, no le teme a la lluvia; desenrollada, lleva una barra de pan de pie. El algodón encerado huele un poco a tienda de campaña. En la funda acolchada cabe un portátil de quince pulgadas. Reencera con un secador cuando el agua deje de resbalar.",
  ],
  "everyday-backpack": [
    "Mochila de diario",
    "Mochila sencilla con cremallera, bolsillo delantero y tirantes acolchados.",
    "El diseño empezó con una lista de cosas que quitar. Lo que quedó: un espacio grande, un bolsillo pequeño y una funda para la botella, todo en nailon reciclado. Los tirantes tienen forma y no chirrían. Limpia con esponja.",
  ],
  "childrens-mini-backpack": [
    "Mini mochila infantil",
    "Mochila pequeña y redondeada, con cierre de pecho y etiqueta para el nombre.",
    "Caben una fiambrera, una botella y un tesoro. El cierre del pecho mantiene los tirantes en hombros estrechos. En la costura se esconde un vivo reflectante que solo se ve con los faros. Pasa un paño, también por dentro.",
  ],
  "canvas-weekender": [
    "Bolsa de fin de semana en lona",
    "Bolsa de viaje tamaño cabina, en lona con asas de piel.",
    "Ropa para tres días, o cinco si eres estricto. La base es una segunda capa de lona con pies de piel. La bandolera se quita y las asas se cierran con una funda de piel. Entra en el compartimento de todas las aerolíneas con las que hemos discutido.",
  ],
  "leather-holdall": [
    "Bolsa de viaje de piel",
    "Bolsa de piel de plena flor, con cremalleras de latón y etiqueta.",
    "Esta es para heredarla. Piel de plena flor de dos milímetros, cosida con puntada de guarnicionero, que no corre si se rompe. Las cremalleras de latón van enceradas. Deja los arañazos en paz: se pulen solos en la flor.",
  ],
  "wash-bag": [
    "Neceser encerado",
    "Neceser de boca ancha con forro que se limpia con un paño.",
    "Se abre como un maletín de médico y se queda abierto mientras te afeitas. El forro es algodón recubierto, y por fuera va encerado. Lo bastante plano para el equipaje de mano cuando se acaba el champú. Limpia, seca, olvida.",
  ],
  "womens-folded-clutch": [
    "Cartera de mano plegada en piel",
    "Cartera plana que se dobla una vez, con imán oculto.",
    "Desplegada lleva un pasaporte; plegada, un móvil y una barra de labios. Una sola piel de napa, sin una puntada a la vista por delante. El imán es tan flojo que respeta las tarjetas. Guárdala en plano, con papel de seda en el pliegue.",
  ],
  "womens-satin-pouch": [
    "Bolsito de fiesta en satén",
    "Bolsito fruncido de satén con asa anudada.",
    "Dentro solo un bolsillo para el espejo, porque una noche necesita muy poco. El asa es una cuerda del mismo satén, con dos nudos. El agua marca el satén: llévalo en el brazo seco. Forro de batista de algodón.",
  ],
  "womens-top-handle-bag": [
    "Bolso de mano rígido",
    "Bolso pequeño y estructurado, con asa curva y frente plegado.",
    "La forma se la da un bastidor de chapa de haya bajo la piel, ligero y muy firme. El asa va enrollada y cosida por debajo. Incluye una correa larga para cuando hacen falta las dos manos. Guárdalo relleno, en su bolsa de algodón.",
  ],
};
