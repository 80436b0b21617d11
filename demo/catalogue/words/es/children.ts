import type { SaidIn } from "../words.ts";

export const children: SaidIn<"children"> = {
  "childrens-everyday-tee": [
    "Camiseta infantil de diario",
    "Camiseta suave de algodón, con un cuello que da de sí y pasa por cualquier cabeza.",
    "El cuello se abre mucho y vuelve a cerrarse, lo que ahorra una discusión al día. Las costuras van hacia fuera donde podrían picar y la etiqueta es impresa. El algodón es orgánico certificado. Las manchas salen a sesenta grados; los colores se quedan.",
  ],
  "childrens-striped-tee": [
    "Camiseta infantil de rayas",
    "Camiseta rayada de manga larga, con puños que se alargan al crecer los brazos.",
    "Los puños son el doble de largos: doblados el primer año, estirados el segundo. Las rayas van tejidas y se pueden contar, lo que ayuda en el tren. El punto firme perdona rodillas y codos usados de freno. Lávala con lo que sea.",
  ],
  "childrens-linen-shirt": [
    "Camisa infantil de lino",
    "Camisa pequeña de lino con botones grandes para manos pequeñas.",
    "Los botones son mayores de lo necesario y los ojales van a lo largo, para que los niños se apañen solos. El lino se ha lavado hasta ablandarse. Vale para bodas, playas y fotos con los abuelos. Plancha solo para estas últimas.",
  ],
  "childrens-rainbow-jumper": [
    "Jersey infantil de algodón",
    "Jersey grueso de algodón con mangas raglán y bajo enrollado.",
    "Toda la comodidad de la lana sin las quejas sobre la lana. Las mangas raglán dejan sitio para trepar. Los bordes se enrollan solos, así que nada parece pequeño durante un tiempo. Sobrevive a la secadora, de la que sale algo más corto y mucho más suave.",
  ],
  "childrens-hoodie": [
    "Sudadera infantil con capucha",
    "Sudadera cálida con capucha sin cordones y bolsillo amplio.",
    "En esta capucha no hay cordones, porque la seguridad del parque va primero. Por dentro es algodón perchado; el bolsillo cruza de lado a lado y aloja un osito. Los codos van dobles. Dale la vuelta al lavarla y por fuera seguirá lisa.",
  ],
  "childrens-twirl-dress": [
    "Vestido infantil de vuelo",
    "Vestido de algodón sin mangas cuya falda se abre en círculo completo.",
    "Probó el giro un jurado de cinco años que pidió más falda y la consiguió. El cuerpo va forrado y la espalda cierra con dos botones. Los bolsillos ocultos guardan piedras y media galleta. A máquina, y tiéndelo mojado.",
  ],
  "childrens-dotted-dress": [
    "Vestido infantil de lunares",
    "Vestido de punto de manga corta, con lunares estampados y cintura fruncida.",
    "Tan fácil como una camiseta, porque de cintura para arriba lo es. Los lunares se estampan con tinta al agua y no se agrietan. La goma de la cintura va forrada y es suave. Cuando cambia el tiempo, va sobre unos leggings.",
  ],
  "childrens-corduroy-pinafore": [
    "Pichi de micropana",
    "Pichi de micropana con tirantes cruzados y dos bolsillos de parche.",
    "Los tirantes se abotonan a tres alturas: tres inviernos, con suerte. La micropana es fina para ser suave y dura para la corteza de los árboles. Póntelo sobre la camiseta de rayas. Lava del revés, alisa con la mano y tiende.",
  ],
  "childrens-block-print-dress": [
    "Vestido infantil estampado a mano",
    "Vestido de algodón estampado con bloques, de manga corta y canesú redondo.",
    "Flores pequeñas, estampadas a mano una tras otra, ninguna igual que su vecina. La muselina de algodón es muy ligera y va forrada de sí misma. Se mete por la cabeza; en la nuca lleva un solo botón. Lavado frío, secado a la sombra.",
  ],
  "childrens-denim-dungarees": [
    "Peto vaquero infantil",
    "Peto lavado y suave, con gran bolsillo delantero y rodillas reforzadas.",
    "Las rodillas van dobladas por dentro: el parche no se ve hasta que hace falta. Los tirantes se alargan ocho centímetros. En las tallas pequeñas, los broches de la pierna agilizan el cambio. Lavado hasta ablandarse, y hecho para lavarse mucho más.",
  ],
  "childrens-jersey-joggers": [
    "Pantalón jogger infantil",
    "Jogger cómodo de cintura ancha, sin cordón que perder.",
    "La cinturilla es ancha como una mano y no necesita cordón. En los bolsillos caben castañas. Es la misma felpa que para los mayores, cortada por donde se doblan los niños. Treinta grados, secadora permitida.",
  ],
  "childrens-muslin-romper": [
    "Pelele de muselina",
    "Pelele corto en doble muselina arrugada para los más pequeños.",
    "La doble muselina son dos gasas unidas por un punto de hilo, aireadas y algo burbujeantes. No necesita plancha ni la tolera. Botones de madera en los hombros, broches entre las piernas. Enróllalo al fondo del bolso.",
  ],
  "childrens-cotton-shorts": [
    "Pantalón corto infantil de juego",
    "Pantalón corto de sarga de algodón con cintura elástica.",
    "Fuerte para toboganes, ligero para agosto. Todas las costuras van cosidas dos veces. A la izquierda hay una presilla para lo que necesite colgar de una presilla. Lava en caliente después del arenero.",
  ],
  "childrens-ankle-socks": [
    "Calcetines infantiles de rayas, 3 pares",
    "Tres pares de calcetines de algodón con puntera sin costura.",
    "La puntera se cierra a mano para que nada apriete dentro del zapato. Cada par tiene su raya, y emparejarlos es un juego. Reforzados en talón y punta con algo de nailon. Lávalos en la red que los acompaña.",
  ],
  "childrens-yellow-raincoat": [
    "Impermeable infantil clásico",
    "Impermeable mate con capucha y broches grandes.",
    "Todas las costuras van selladas: los charcos se pueden probar por arriba y por abajo. La capucha tiene una pequeña visera y se suelta si se engancha. El forro de algodón evita que se pegue a los brazos. Pasa un paño; no necesita lavadora.",
  ],
  "childrens-light-puffer": [
    "Chaqueta acolchada infantil",
    "Chaqueta fina y cálida de cuello alto, para llevar debajo o encima.",
    "Abriga como una chaqueta grande y la mochila aún cabe encima. La cremallera tiene un garaje arriba, así que las barbillas están a salvo. Relleno y tejido son reciclados. Seca en una noche sobre un radiador apagado.",
  ],
  "childrens-denim-jacket": [
    "Cazadora vaquera infantil",
    "Cazadora pequeña de denim lavado y suave.",
    "Es una cazadora de verdad, con bolsillos que sirven y botones auténticos. Lavamos el denim dos veces antes de coser para que doble. Las mangas son algo largas, para dar la vuelta. Pásala cuando toque; el segundo dueño suele llevarse la mejor.",
  ],
  "childrens-wool-duffel": [
    "Abrigo infantil de lana",
    "Abrigo corto de lana con cuello redondo y botones grandes.",
    "Abrochado hasta el cuello deja fuera buena parte de enero. La lana es gruesa, abatanada y con forro de algodón estampado. En los puños se esconden dos tallas de crecimiento. Cepilla el barro cuando esté seco, no antes.",
  ],
};
