import type { SaidIn } from "../words.ts";

export const men: SaidIn<"men"> = {
  "mens-linen-camp-shirt": [
    "Camisa de lino con cuello cubano",
    "Camisa de lino de manga corta, con cuello abierto y bajo recto.",
    "El cuello cubano no lleva pie, así que queda plano y abierto haga el calor que haga. El lino es tieso en el rollo; este dio vueltas con piedras hasta ceder. Llévala por fuera: el bajo recto y con aberturas está para eso. A máquina a cuarenta grados, sin suavizante.",
  ],
  "mens-oxford-shirt": [
    "Camisa Oxford con cuello abotonado",
    "Oxford recio en esterilla, con cuello de caída suave.",
    "El Oxford junta un hilo blanco con otro teñido, y por eso hasta los lisos tienen fondo de cerca. Las puntas del cuello van abotonadas y son largas para que rueden. Detrás, una tabla y una presilla que nadie usa. Está en su mejor momento hacia el lavado treinta.",
  ],
  "mens-brushed-check-shirt": [
    "Camisa de franela a cuadros",
    "Camisa de franela a cuadros grandes y tranquilos, perchada por las dos caras.",
    "Perchada por dentro para estar a gusto y por fuera para estar bien. El cuadro es grande y sus colores se parecen: desde el otro lado de la sala parece textura. El bolsillo casa con el dibujo y casi desaparece. Se ablanda aún más en la secadora, aunque el planeta prefiere la cuerda.",
  ],
  "mens-fine-stripe-poplin-shirt": [
    "Camisa de popelín a rayas finas",
    "Camisa de vestir en popelín rayado de dos cabos, con cuello semiabierto.",
    "La raya mide un milímetro y a dos metros parece un color claro. El canesú partido sigue la inclinación de los hombros, que en casi nadie son iguales. Va sin bolsillo y con el faldón más largo. Plánchala algo húmeda, empezando por el cuello.",
  ],
  "mens-band-collar-shirt": [
    "Camisa de cuello mao",
    "Camisa de algodón sin cuello vuelto, con tirilla estrecha y canesú de media luna.",
    "Sin cuello, el ojo va a la tela: un algodón con algo de nudo, tejido en viejos telares de lanzadera cerca de Erode. La tirilla mide dos centímetros y no roza. Deja abierto el primer botón y olvida la corbata para siempre. Lavado templado, plancha suave.",
  ],
  "mens-cotton-kurta": [
    "Kurta de algodón tejida a mano",
    "Kurta recta de algodón tejido a mano, con abertura corta y rajas laterales.",
    "Tejida a mano en Maheshwar y cortada con la mayor sencillez, para no desperdiciar nada. La abertura llega al esternón y cierra con botones de madera. Las rajas suben hasta la cadera para sentarte con las piernas cruzadas. Con churidar en una boda, sobre vaqueros un domingo; lávala aparte la primera vez.",
  ],
  "mens-heavyweight-tee": [
    "Camiseta gruesa",
    "Camiseta densa de algodón y corte cuadrado, con un cuello prieto que no pierde el círculo.",
    "Con 260 gramos, el punto se separa un poco del cuerpo y calla lo que hubo de comer. El cuello es de canalé doble, pespunteado dos veces en el hombro y con cinta por dentro. Pide tu talla para el corte cuadrado, o una menos si la llevas por dentro. Sale de la lavadora planchada, o casi.",
  ],
  "mens-pocket-tee": [
    "Camiseta flameada con bolsillo",
    "Camiseta ligera de algodón flameado irregular, con un bolsillo en el pecho.",
    "El hilo flameado es más grueso en unos sitios que en otros, y el tinte le entra igual de desigual. Así hasta una camiseta nueva parece la favorita. El bolsillo es pequeño y va un poco alto. Lava en frío para guardar el color, o templado para perderlo antes.",
  ],
  "mens-stripe-long-sleeve": [
    "Camiseta de rayas de manga larga",
    "Cuello redondo, rayas estrechas de hilo teñido y puños acanalados.",
    "Rayas estrechas, con aire suficiente entre ellas. El punto es algodón peinado de peso medio y se lleva bien bajo una sobrecamisa. Los puños acanalados dejan la manga donde la subes. Sécala a la sombra y el blanco seguirá blanco.",
  ],
  "mens-pique-polo": [
    "Polo de piqué de algodón",
    "Polo liso en piqué de panal, con dos botones y sin emblema.",
    "En el pecho no hay nada, a propósito. El piqué se teje en celdillas que dejan correr el aire entre el polo y la piel. El cuello aguanta bajo una chaqueta y las aberturas laterales lo dejan caer suelto. Abrocha los dos botones al lavarlo y mantendrá la línea.",
  ],
  "mens-waffle-henley": [
    "Camiseta panadera de gofre",
    "Camiseta de manga larga en algodón gofre térmico, con tres botones oscuros.",
    "El punto gofre guarda aire quieto en sus cuadros; por eso fue ropa interior de quien cortaba hielo. El nuestro es más suave y se puede enseñar. Sobre la piel bajo una franela, o solo con las mangas subidas. Encoge un poco la primera vez; el corte ya cuenta con ello.",
  ],
  "mens-fisherman-jumper": [
    "Jersey marinero de punto inglés",
    "Jersey grueso de medio punto inglés, en lana teñida y sin teñir.",
    "El medio punto inglés gasta el doble de hilo que el liso y guarda el doble de aire. Se estira contigo y vuelve. Puños, lo que se dice puños, no tiene: el jersey entero es un canalé. Cuenta con que huela un poco a oveja cuando llueve y con que dure quince años.",
  ],
  "mens-merino-v-neck": [
    "Jersey de merino con cuello de pico",
    "Jersey fino de pico en merino extrafino, para llevar sobre camisa.",
    "Lo bastante fino para ir bajo una americana sin hacerla más grande. El pico es corto y enseña un cuello, no un pecho. El merino extrafino aguanta arrugas y olores: buen compañero de viajes cortos. A máquina, en programa de lana.",
  ],
  "mens-shawl-cardigan": [
    "Cárdigan de cuello chal",
    "Cárdigan pesado con cuello chal y botones efecto cuero.",
    "A medio camino entre jersey y chaqueta, y más caliente que ambos cuando falla la calefacción. El cuello va tejido doble y se dobla solo. En los dos bolsillos de parche caben unas gafas y una correa de perro. Quita las manchas una a una y deja el resto al vapor del baño.",
  ],
  "mens-loopback-sweatshirt": [
    "Sudadera de felpa sin perchar",
    "Sudadera de cuello redondo en felpa de algodón, con inserto en pico.",
    "El pico bajo el cuello recogía antes el sudor; hoy recoge miradas. La felpa va sin perchar por dentro: respira y no suelta pelusa. Las costuras planas quedan lisas por dentro y por fuera. Cierra las cremalleras vecinas al lavarla y sécala en plano.",
  ],
  "mens-zip-hoodie": [
    "Sudadera con capucha de diario",
    "Sudadera con capucha en algodón grueso perchado, con bolsillo canguro.",
    "La capucha es de tres piezas y va forrada; bajada, queda como un cuello. Dentro, felpa perchada; fuera, una cara densa y lisa que no hace bolitas. Cordones planos, puntas de metal, sin estampado. Es feliz a treinta grados y lejos del calor directo.",
  ],
  "mens-tapered-chinos": [
    "Chinos entallados al tobillo",
    "Chinos sin pinzas en sarga de algodón cepillada, que se estrechan bajo la rodilla.",
    "Holgados atrás y estrechos en el tobillo, con el cambio donde nadie lo nota. La sarga va algo esmerilada y conserva un dos por ciento de elástico. Los forros de bolsillo son de tela rayada de camisa, un placer reservado al dueño. Lava del revés; plancha por la raya, o nada.",
  ],
  "mens-pleated-wool-trousers": [
    "Pantalón de lana con pinzas",
    "Pantalón de una pinza en lana tropical, con ajustes laterales.",
    "La lana tropical se teje abierta y fresca: el hermano viajado del paño de invierno. Los ajustes laterales sustituyen a las trabillas. Una pinza hacia delante da sitio para sentarse. Cuélgalo por los bajos y al desayuno las arrugas se habrán caído.",
  ],
  "mens-linen-shorts": [
    "Bermudas de lino con cordón",
    "Bermudas por encima de la rodilla, con cintura de atar y cuatro bolsillos útiles.",
    "No pesan casi nada y, aun así, en cada bolsillo cabe un teléfono. La cintura es elástica entera y se ata por dentro o por fuera. Buenas para la playa y para volver por el mercado. Aclara la sal y cuélgalas al viento.",
  ],
  "mens-ribbed-joggers": [
    "Pantalón jogger de algodón",
    "Jogger entallado de felpa de algodón, con puño limpio en el tobillo.",
    "La pareja de nuestra sudadera, del mismo rollo si pides las dos a la vez. Los bolsillos van en la costura y a la derecha hay una cremallera oculta. El puño es corto y firme, y la pierna cae sin inflarse. Lávalo con la sudadera para que se aclaren a la par.",
  ],
  "mens-corduroy-trousers": [
    "Pantalón de pana gruesa",
    "Pantalón recto de pana con bordón hondo, a la antigua.",
    "Ocho bordones por pulgada, cortados a mano en una fábrica que apenas hace otra cosa desde 1870. El pelo corre hacia arriba, lo que ahonda el color y da gusto en la palma. Pierna recta y tiro medio mantienen a raya al profesor. Lava siempre del revés y cepilla el pelo húmedo.",
  ],
  "mens-selvedge-jeans": [
    "Vaqueros selvedge rectos",
    "Denim selvedge crudo de catorce onzas, con pierna recta clásica.",
    "Llegan tiesos, oscuros y un pelo largos. Seis meses de sentarte, pedalear y mojarte les dibujarán tu propio mapa. Dale una vuelta al bajo y verás el orillo rojo. Aplaza el primer lavado lo que permita la decencia, y después un baño frío.",
  ],
  "mens-slim-jeans": [
    "Vaqueros slim elásticos",
    "Vaqueros estrechos lavados, con algo de elástico y tiro medio.",
    "Una pierna estrecha que se para antes del pitillo. Un dos por ciento de elastano ayuda en escaleras y motos, y el denim se recupera por la noche. Se lavan con ozono en lugar de lejía y con la décima parte del agua. A máquina a treinta grados, del revés.",
  ],
  "mens-denim-overshirt": [
    "Sobrecamisa vaquera",
    "Camisa de denim lavado con broches de nácar, tan recia que vale de chaqueta.",
    "El denim de ocho onzas pesa mucho para camisa y poco para chaqueta; por eso sirve de septiembre a marzo. Los broches se abren de un tirón. Codos y cuello van gastados a mano. Póntela sobre la camiseta gruesa y olvídate.",
  ],
  "mens-trucker-jacket": [
    "Cazadora vaquera clásica",
    "La cazadora de cuatro bolsillos, con solapas en punta y ajustes en la cintura.",
    "Hemos cambiado lo mínimo: el canesú en punta, las costuras en V y los botones de cobre siguen donde están desde 1962. Solo el cuerpo es más largo y la sisa, más amable. Va enjuagada una vez y no teñirá tus asientos. Mejora con el descuido.",
  ],
  "mens-chore-jacket": [
    "Chaqueta de trabajo en lona",
    "Chaqueta de trabajo con tres bolsillos, en lona de algodón y cuello redondeado.",
    "Los ferroviarios franceses llevaron este corte sesenta años y nadie ha mejorado sus bolsillos. La lona se tiñe en pieza y se aclarará en cada canto. No lleva forro, así que va debajo o encima. Lávala templada con tus vaqueros si quieres el azul más azul.",
  ],
  "mens-unstructured-blazer": [
    "Americana desestructurada",
    "Americana suave de dos botones, sin hombreras, en lana hopsack.",
    "Quítale hombreras y entretela, y la americana se vuelve un cárdigan con solapas. El hopsack es de tejido flojo, respira bien y se sacude las arrugas. Los bolsillos de parche le quitan seriedad. Para el compartimento del avión, dóblala del revés por la costura de la espalda.",
  ],
  "mens-wool-overcoat": [
    "Abrigo recto de lana",
    "Abrigo por la rodilla en paño Melton, con solapa de muesca.",
    "El Melton se batana hasta que el tejido desaparece; al viento le cuesta lo mismo encontrarlo. El hombro es natural y delante cierran tres botones y un cuarto oculto. Una abertura honda permite zancadas. Cuélgalo de algo ancho y cepíllalo hacia abajo.",
  ],
  "mens-bomber-jacket": [
    "Cazadora bomber mate",
    "Bomber de nailon mate con cremallera, y cuello, puños y bajo acanalados.",
    "Le hemos quitado el brillo y cambiado el forro naranja chillón por uno apagado. Queda una cazadora corta muy buena. El nailon repele el agua y es callado, sin un crujido. A máquina en frío, con la cremallera cerrada y sin suavizante.",
  ],
  "mens-down-puffer": [
    "Plumífero reciclado",
    "Plumífero cálido de cuello alto, relleno de plumón reciclado.",
    "El plumón viene de edredones viejos, lavado y clasificado, y abulta como nuevo. Los canales son anchos en el cuerpo y estrechos en el brazo, para que el codo aún doble. Dos bolsillos fuera, dos dentro, uno para guantes. Se guarda en su propio bolsillo izquierdo.",
  ],
};
