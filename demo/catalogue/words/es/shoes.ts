import type { SaidIn } from "../words.ts";

export const shoes: SaidIn<"shoes"> = {
  "court-leather-sneakers": [
    "Zapatillas de piel estilo tenis",
    "Zapatillas bajas de piel lisa sobre suela cazoleta de goma cosida.",
    "Una forma de las pistas de tenis de los setenta, sin las rayas. La piel es de plena flor y va forrada de más de lo mismo. La suela está cosida entera, así que un zapatero puede cambiarla. Límpialas tras llevarlas y ponles las hormas.",
  ],
  "canvas-plimsolls": [
    "Zapatillas de lona",
    "Zapatillas ligeras de cordones con suela vulcanizada fina.",
    "Cuestan poco, pesan poco y se guardan en plano. La lona es de doce onzas con forro de espiga; la suela se hornea en lugar de pegarse. Lavado en frío, rellenas de papel y secas a la sombra. Sin ellas el verano no es el mismo.",
  ],
  "mens-suede-runners": [
    "Zapatillas retro de ante",
    "Zapatillas de correr retro en ante y malla, con suela en cuña blanda.",
    "Montadas sobre una horma de 1981 que los pies de hoy encuentran comodísima. El ante protege la malla donde se gastaría. La cuña es espuma ligera y el dibujo, caucho natural. Cepilla el ante en seco y deja las marcas de lluvia.",
  ],
  "childrens-high-tops": [
    "Zapatillas altas infantiles de lona",
    "Zapatillas de lona al tobillo, con cremallera lateral y cordones de adorno.",
    "Cordones para lucir y cremallera para las prisas de la mañana. La puntera es de goma porque ahí frenan los niños. La plantilla de piel se saca y se seca. Sin ella, a la lavadora a treinta grados.",
  ],
  "womens-crossover-sandals": [
    "Sandalias de tiras cruzadas",
    "Sandalias planas con dos tiras anchas cruzadas y plantilla anatómica.",
    "Dos tiras y una plantilla, con la distancia entre ellas resuelta en once prototipos. La piel se curte con corteza y se oscurece donde la tocas. El corcho de abajo es ligero y elástico. En verano no las dejes en el coche.",
  ],
  "mens-two-strap-sandals": [
    "Sandalias de dos hebillas",
    "Sandalias con hebillas y plantilla de corcho, para ciudad y jardín.",
    "Al principio parecen duras y luego, hacia el cuarto día, es como si te conocieran. Corcho y látex ceden bajo el talón y suben bajo el arco. Las hebillas son de latón macizo. Se pueden resolar, y merece la pena.",
  ],
  "womens-heeled-mules": [
    "Mules de tacón",
    "Mules abiertos por detrás, con tacón esculpido de cinco centímetros.",
    "El tacón parece un canto partido en dos y es más firme de lo que aparenta. Una sola banda ancha cubre el arranque de los dedos. Forrados en cabritilla, no hay que domarlos. Para cenas en las que no vas a correr.",
  ],
  "mens-chelsea-boots": [
    "Botines Chelsea de ante",
    "Botines Chelsea finos en ante repelente al agua, con elásticos.",
    "Una sola pieza de ante moldeada en húmedo al tobillo, sin costura delante. El elástico conserva la fuerza años; preguntamos al fabricante de tirantes de bombero. La suela fina de goma va cosida a un cerco de cuero. Cepilla a menudo y resuela a tiempo.",
  ],
  "womens-ankle-boots": [
    "Botines de piel",
    "Botines con tacón ancho de cuatro centímetros y cremallera interior.",
    "Un tacón que obliga a otro bajo de pantalón y aun así deja coger el autobús. La ternera suave pliega en el tobillo sin agrietarse. La cremallera interior no se ve. Crema incolora, y guárdalos de pie con rollos de papel.",
  ],
  "mens-lace-up-boots": [
    "Botas de trabajo con cordones",
    "Botas de piel engrasada, con suela de tacos y seis pares de ojales.",
    "La piel engrasada se marca al doblarla y se cura al frotarla. La lengüeta va unida a los lados hasta el cuarto ojal: los arroyos se cruzan con algo de cuidado. Pesadas el primer día, tuyas el décimo. Engrasa las costuras antes del invierno.",
  ],
  "mens-penny-loafers": [
    "Mocasines con antifaz",
    "Mocasines cosidos a mano, con antifaz y suela de cuero.",
    "La pala se cose a mano con un hilo encerado y dos agujas. Sin forro delante, toman la forma del pie en una semana. Sin calcetines desde mayo, con ellos desde octubre. Déjalos descansar un día entre puesta y puesta.",
  ],
  "womens-horsebit-loafers": [
    "Mocasines con barra metálica",
    "Mocasines suaves con barra fina de metal y suela flexible.",
    "Tan flexibles que puedes doblar uno por la mitad, y el forro lo perdona. La barra va cepillada, no pulida, y no grita. Bien con pantalón pitillo y con tobillos al aire. Un paño húmedo y luego algo de crema.",
  ],
  "mens-suede-drivers": [
    "Mocasines de conducir en ante",
    "Mocasines de ante sin forro, con suela de tacos de goma.",
    "Ciento treinta y tres tacos se agarran al pedal, a la cubierta de un barco o a nada en concreto. El ante va sin forro para que sea fresco. Son zapatillas de casa con permiso para salir. Se refrescan con goma para ante.",
  ],
  "womens-ballet-flats": [
    "Bailarinas de piel",
    "Bailarinas de punta redonda, con lazo estrecho y borde elástico.",
    "Se cosen del revés y se vuelven, como las zapatillas de danza: dentro no hay canto duro. El lazo se ata de verdad y ajusta. Ya llevan media suela de goma, para ahorrarte el viaje. Mételas en su bolsa los días de tacón.",
  ],
  "womens-canvas-espadrilles": [
    "Alpargatas de lona",
    "Alpargatas planas con suela de yute trenzada a mano.",
    "El yute se trenza mojado, se enrolla en suela y se cose con una aguja larga como la mano. La lona cede: cómpralas justas. La lluvia es su único enemigo. Cuando se deshilachan, están casi en su mejor momento.",
  ],
  "womens-pointed-flats": [
    "Bailarinas de punta en ante",
    "Zapatos planos de punta en ante fino, con el lateral escotado.",
    "La punta alarga el pie y afila todo lo que va encima. Estas dejan sitio para que ningún dedo tenga que doblarse. El lateral va bajo y sigue el arco. Protégelas con espray antes de estrenarlas.",
  ],
};
