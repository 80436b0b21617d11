import type { SaidIn } from "../words.ts";

export const accessories: SaidIn<"accessories"> = {
  "ribbed-merino-beanie": [
    "Gorro acanalado de merino",
    "Gorro marinero ajustado con vuelta ancha.",
    "Se queda sobre las orejas si quieres estilo y las tapa si quieres abrigo. Tejido en merino extrafino con cuatro menguados en la coronilla. Una talla ha valido para todas las cabezas que hemos conocido. Aclara a mano, nunca lo retuerzas.",
  ],
  "washed-cotton-cap": [
    "Gorra de algodón lavado",
    "Gorra de seis paneles en sarga desteñida, con pasador de latón.",
    "Sin logo, sin mensaje. Baja de copa, suavemente curva en la visera y desteñida para que nunca parezca de estreno. La cinta interior es de algodón y se limpia con un cepillo de dientes. Sécala sobre un cuenco para que no pierda la forma.",
  ],
  "womens-straw-sun-hat": [
    "Pamela de paja",
    "Sombrero de paja tejido a mano, con ala ancha moldeable y cinta de algodón.",
    "Tejido en palma en una sola espiral que nace en la copa y lleva casi un día entero. El ala tiene un alambre en el canto: tú decides cómo cae la sombra. Por dentro lo sujeta una cinta de algodón. Dale forma con vapor después del viaje.",
  ],
  "childrens-bobble-hat": [
    "Gorro infantil con pompón",
    "Gorro acanalado en mezcla de lana, con un pompón honrado.",
    "El pompón está cosido seis veces y ha resistido todos los intentos. Una cinta de algodón en la vuelta evita que la lana toque la frente. Cálido, elástico y fácil de encontrar en el ropero. Lava a mano, sacude y seca sobre una botella.",
  ],
  "fine-chain-necklace": [
    "Collar fino con disco",
    "Cadena fina con un disco martillado, en plata reciclada chapada.",
    "Cada disco recibe once golpes de un martillo pequeño y coge la luz en otros tantos sitios. La cadena tiene dos anillas: 42 o 45 centímetros. El perfume apaga el chapado; ponte el collar al final. Viene en una bolsita de algodón, no en una caja.",
  ],
  "womens-hoop-earrings": [
    "Aros esculpidos",
    "Aros huecos que engordan hacia delante, ligeros para todo el día.",
    "Parecen macizos y son huecos: cuatro gramos cada uno. La forma se espesa hacia delante como una gota a punto de caer. El vástago es de acero quirúrgico. Púlelos con el paño incluido, en una sola dirección.",
  ],
  "open-cuff-bracelet": [
    "Brazalete abierto",
    "Brazalete redondeado y liso, abierto por detrás de la muñeca.",
    "Alambre de media caña, curvado en un mandril, limado y cepillado. Puedes abrirlo o cerrarlo un poco a mano; despacio y pocas veces. De dos en dos o de tres en tres, suena suave. Latón reciclado bajo un chapado grueso.",
  ],
  "signet-ring": [
    "Anillo de sello liso",
    "Anillo de sello de formas suaves, con óvalo en blanco.",
    "El óvalo se ha dejado vacío, porque las iniciales son cosa privada. Fundido en plata reciclada y pulido en tambor hasta no dejar canto. Hecho para el meñique e igual de bueno en el siguiente. Jabón y un cepillo suave lo mantienen vivo.",
  ],
  "lambswool-scarf": [
    "Bufanda de lana de cordero",
    "Bufanda generosa de lana de cordero, cardada con cardos, con flecos cortos retorcidos.",
    "Las cabezas de cardo, las secas del campo, levantan el pelo mejor que cualquier cepillo de acero. El resultado es ligero, esponjoso y cálido a la vez. Con 190 centímetros da dos vueltas. Lava a mano en frío y seca sobre una toalla.",
  ],
  "checked-wool-scarf": [
    "Bufanda de lana a cuadros",
    "Bufanda tejida de cuadro ancho y colores suaves.",
    "El cuadro se dibujó primero en papel milimetrado y se coloreó a lápiz, y algo queda de eso. El tejido es merino en sarga floja. Dóblala una vez a lo largo y deja los extremos desiguales. A las polillas también les gusta: ten lavanda cerca.",
  ],
  "womens-silk-square": [
    "Pañuelo de seda estampado",
    "Pañuelo de sarga de seda de setenta centímetros, con cantos enrollados a mano.",
    "Enrollar un canto a mano lleva unos cuarenta minutos, y cada pañuelo tiene cuatro. El estampado es un estudio ampliado de semillas de nuestro jardín. Al cuello, en el asa de un bolso o sobre el pelo húmedo. Solo tintorería, y rara vez.",
  ],
  "round-acetate-sunglasses": [
    "Gafas de sol redondas",
    "Montura redonda cortada de un bloque de acetato, con lentes gris verdoso.",
    "El acetato se fresa de un bloque macizo y se pule cuatro días en tambor; por eso los cantos parecen guijarros. Las bisagras de cinco anillas cierran con un clic. Las lentes filtran todo el UV y vuelven el mundo algo más amable. Traen paño y funda rígida.",
  ],
  "square-sunglasses": [
    "Gafas de sol cuadradas",
    "Montura ancha y cuadrada, con lentes polarizadas.",
    "El cristal polarizado quita los reflejos de carreteras, agua y pantallas ajenas. La montura es ancha en la sien y va con caras grandes. Pesa veintiocho gramos, dicho con franqueza. Aclara antes de limpiar: la arena lo raya todo.",
  ],
  "womens-cat-eye-sunglasses": [
    "Gafas de sol ojo de gato",
    "Montura suavemente alzada, con lentes degradadas.",
    "Seis milímetros de alza en el extremo, ni uno más. La lente es más oscura arriba, así que puedes leer la carta por la mitad de abajo. De acetato vegetal. Quítatelas con las dos manos y seguirán rectas.",
  ],
  "mens-saddle-belt": [
    "Cinturón de cuero de montura",
    "Cinturón de tres centímetros de cuero curtido vegetal, con hebilla de latón.",
    "Cortado del lomo, donde las fibras son más largas. Los cantos se bruñen con agua, cera y paciencia. En el primer año pasará de galleta a castaña. Dale un poco de cera cuando lo notes seco.",
  ],
  "womens-slim-belt": [
    "Cinturón fino de piel",
    "Cinturón estrecho con hebilla ovalada pequeña, para vestidos y abrigos.",
    "Doce milímetros: traza una línea y no pide más atención. La hebilla es fundida y va cepillada a mano. Le hacemos nueve agujeros, para la cintura o para la cadera. Guárdalo enrollado, no colgado.",
  ],
  "woven-canvas-belt": [
    "Cinturón trenzado elástico",
    "Cinturón trenzado con elástico que abrocha en cualquier punto de la trama.",
    "Sin agujeros entre los que elegir, ajusta siempre, también después de cenar. Es algodón trenzado sobre un alma de goma, con puntas de piel. Se acomoda en la bandeja del aeropuerto con elegancia. Pasa un paño húmedo.",
  ],
  "minimal-leather-watch": [
    "Reloj sobrio con correa de piel",
    "Reloj de cuarzo plano, con esfera limpia y correa de curtido vegetal.",
    "Doce trazos, dos agujas y ninguna fecha que corregir a fin de mes. La caja mide siete milímetros y se cuela bajo el puño. El mecanismo es suizo y la correa, de Kanpur; se cambia sin herramientas. Aguanta salpicaduras, pero no está hecho para nadar.",
  ],
  "womens-slim-watch": [
    "Reloj fino de vestir",
    "Reloj pequeño y redondo con correa estrecha y esfera marfil cálido.",
    "Veintiocho milímetros, más o menos una moneda, y más callado. El marfil de la esfera se igualó a viejas teclas de piano. La correa estrecha cierra con una hebilla sencilla. La pila dura unos tres años.",
  ],
  "field-watch-canvas": [
    "Reloj de campo con correa de lona",
    "Reloj legible con números y correa de lona lavable.",
    "Se lee de un vistazo, con el brazo estirado, a oscuras. La caja de acero va granallada y no brilla. La correa, de una sola pieza, pasa bajo el reloj: no se cae si se rompe un pasador. Quítala y lávala con los calcetines.",
  ],
};
