import type { SaidIn } from "../words.ts";

export const women: SaidIn<"women"> = {
  "ribbed-women-top": [
    "Top de mujer acanalado",
    "Top ceñido de manga larga en canalé fino de algodón, con cuello redondo limpio.",
    "El canalé está tejido lo bastante prieto para aguantar en forma un día largo y seguir suave en la muñeca. Se ajusta sin apretar y es lo bastante largo para quedarse metido por dentro. Lávalo en frío con colores parecidos y sécalo en plano. Bajo una americana sustituye a la camisa; con vaqueros no necesita nada más.",
  ],
  "washed-silk-women-top": [
    "Top de mujer en seda lavada",
    "Top sin mangas de seda lavada a la arena, con escote de pico suave delante y detrás.",
    "El lavado a la arena le quita el brillo a la seda y deja una superficie mate, como piel de melocotón. El corte es suelto desde el pecho, así que la tela se mueve en vez de pegarse. Los tirantes son lo bastante anchos para tapar lo que deben. Lávalo a mano en agua fría y plánchalo del revés, aún húmedo.",
  ],
  "linen-women-top": [
    "Top de mujer recto en lino",
    "Top corto y cuadrado en lino de peso medio, con escote barco y mangas de una pieza.",
    "Cortado en dos piezas, con la manga nacida del hombro, se separa del cuerpo y deja pasar el aire. El lino europeo se lava ya confeccionado, así que las arrugas parecen suyas desde el primer día. Acaba en la cintura y va con todo lo que sea de tiro alto. A máquina a 30 grados y a la cuerda.",
  ],
  "wrap-women-top": [
    "Top de mujer cruzado con lazada",
    "Top cruzado de punto con manga tres cuartos, anudado al costado.",
    "Una cinta larga atraviesa la costura y cierra en la cadera: tú decides hasta dónde llega el escote. El punto de viscosa tiene el peso justo para quedar liso sobre el cruce. Las mangas terminan bajo el codo, lejos de teclados y fregaderos. Lávalo del revés y en una bolsa.",
  ],
  "pleated-sleeve-women-top": [
    "Top de mujer con mangas plisadas",
    "Cuerpo liso de algodón con mangas fruncidas en pliegues finos en el hombro.",
    "Siete pliegues hechos a mano dan volumen a la manga, mientras el delantero se queda completamente liso. El popelín es firme de nuevo y se suaviza con cada lavado. Nos gusta con las mangas subidas una vez y un pantalón estrecho. Plancha el cuerpo y da vapor a las mangas.",
  ],
  "womens-organic-cotton-tee": [
    "Camiseta de algodón orgánico",
    "La camiseta de diario, de cuello redondo, en punto orgánico grueso que nunca transparenta.",
    "Nos llevó dos años: un punto de 210 gramos, un cuello que no se ondula, un bajo que no se mueve. Los hombros son algo más estrechos que en la de hombre y el cuerpo cae recto. Encoge menos del dos por ciento. Lávala tantas veces como quieras.",
  ],
  "womens-breton-top": [
    "Camiseta marinera",
    "Marinera de escote barco, manga larga y rayas tejidas a distancia regular.",
    "Las rayas están tejidas, no estampadas: rodean el cuerpo y se encuentran en las costuras. El escote barco lleva una vista estrecha y deja ver algo de clavícula. Es un algodón firme que se ablanda sin volverse flojo. Dale la vuelta antes de la lavadora y durará varios veranos.",
  ],
  "womens-satin-camisole": [
    "Top lencero de satén",
    "Top lencero cortado al bies, con tirantes finos regulables y borde limpio sin forro.",
    "Como el satén está cortado al bies, sigue el cuerpo sin pinzas ni gomas. Los tirantes se ajustan por detrás con pequeños pasadores forrados. Es satén de poliéster reciclado y admite lavadora, cosa rara entre los suyos. De día bajo una chaqueta de punto; de noche, sin nada encima.",
  ],
  "womens-bias-slip-dress": [
    "Vestido lencero al bies",
    "Vestido lencero largo cortado al bies, con escote drapeado suave y tirantes finos cruzados.",
    "Cortado a contrahílo de un solo ancho de satén: sin cremallera, sin pinzas y con solo dos costuras. El escote lleva un peso para caer siempre igual. Se alarga un poco los primeros días, como todo bies; el bajo ya lo tiene en cuenta. En junio con sandalias, en diciembre con un jersey grueso encima.",
  ],
  "womens-linen-shirt-dress": [
    "Vestido camisero de lino",
    "Vestido camisero a media pierna en lino lavado, con cinturón de lazada y bolsillos.",
    "Piensa en tu mejor camisa de lino, prolongada hasta la pantorrilla. Se abotona entero: cerrado, abierto hasta la rodilla o del todo abierto sobre un pantalón. El cinturón es suelto y las trabillas, tan discretas que se olvidan. Un lavado templado y una buena sacudida es todo lo que pide.",
  ],
  "womens-wrap-midi-dress": [
    "Vestido midi cruzado",
    "Vestido cruzado de verdad en viscosa estampada, con mangas de vuelo y largo midi.",
    "Cruzado de verdad, así que sienta bien a muchos cuerpos y a muchas cenas. El estampado se dibujó a pincel en nuestro taller y se repartió a mano para que no se note la repetición. El crepé de viscosa cae con peso y apenas se arruga en la maleta. Lava en frío, cuélgalo de las cintas y por la mañana está listo.",
  ],
  "womens-tiered-cotton-dress": [
    "Vestido de volantes en algodón",
    "Vestido suelto sin mangas con tres pisos fruncidos de algodón ligero.",
    "Cada piso lleva la mitad más de tela que el anterior; por eso se mueve así. El cuerpo va forrado del mismo velo y las sisas son lo bastante altas para no llevar nada debajo. En la primera costura se esconden bolsillos. Le gustan la cuerda de tender y el mar.",
  ],
  "womens-gingham-sun-dress": [
    "Vestido de verano a cuadros vichy",
    "Vestido por la rodilla en vichy de hilo teñido, con tirantes anchos.",
    "Los cuadros están tejidos, no estampados, y casan en cada costura en la que podían casar. Los tirantes anchos quedan planos y tapan el sujetador. Un panel elástico en la espalda se ocupa de la comida. Lavable a máquina, y mejor a partir de la tercera vez.",
  ],
  "womens-knitted-column-dress": [
    "Vestido columna de punto",
    "Vestido largo de punto acanalado, con cuello redondo y abertura lateral.",
    "Tejido en un tubo continuo y moldeado cambiando el canalé, no cortando. La mezcla de merino mantiene la línea en caderas y rodillas incluso tras un día sentada. Un lado se abre hasta media pantorrilla para que puedas andar de verdad. Sécalo en plano, nunca en percha.",
  ],
  "womens-denim-shirt-dress": [
    "Vestido camisero de cambray",
    "Vestido por la rodilla en cambray ligero, con mangas remangadas y bolsillo en el pecho.",
    "El cambray es el primo tranquilo del denim: el mismo hilo índigo, en tafetán en vez de sarga. Este vestido es de corte recto, con bajo de camisa. Remanga y sujeta la manga con la trabilla interior. Se aclara despacio por las costuras, y de eso se trata.",
  ],
  "womens-linen-relaxed-shirt": [
    "Camisa amplia de lino",
    "Camisa de lino holgada y algo larga, de cuello suave y botones de nácar.",
    "Es la camisa que coges cuando hace calor y aun así hay que parecer despierta. El lino es de fibra larga y se lava antes de cortar: ni pica ni encoge. Con hombro caído y bajo curvo, se lleva abierta sobre un top o medio metida. Tiéndela y deja la plancha donde está.",
  ],
  "womens-tie-neck-blouse": [
    "Blusa con lazada al cuello",
    "Blusa fluida de crepé con lazada larga y puños abotonados.",
    "La lazada va cortada de una pieza con el cuello y da para un lazo de verdad, un nudo flojo o ninguno. El crepé mate mantiene la calma del conjunto. Por dentro lleva costura francesa: igual de pulcra en el respaldo de una silla que puesta. Limpieza en seco, o a mano si tienes paciencia.",
  ],
  "womens-poplin-shirt": [
    "Camisa clásica de popelín",
    "Una camisa blanca y recta, y la misma en tres colores que se portan como el blanco.",
    "El popelín de dos cabos y cien hilos le da ese tacto limpio, casi de papel. Lleva pinzas detrás y ninguna delante. Cuello y puños tienen varillas que se quitan y un segundo botón oculto. Se plancha en cuatro minutos; lo hemos cronometrado.",
  ],
  "womens-block-print-blouse": [
    "Blusa estampada a mano",
    "Blusa de velo de algodón, estampada con bloques de madera y una hoja pequeña repetida.",
    "Estampada en Bagru con bloques tallados de teca: cada pieza varía un poco en hondura y separación. El velo es ligero para mayo y va forrado por delante. El canesú fruncido y las mangas sueltas lo apartan de la piel. Lávala sola las dos primeras veces: el color puesto a mano se asienta despacio.",
  ],
  "womens-silk-shirt": [
    "Camisa de seda pesada",
    "Camisa de seda de 22 mommes, con tapeta oculta y puños largos y estrechos.",
    "La seda pesada cae en línea recta donde la ligera flota; por eso el corte puede ser tan sencillo. Los botones se esconden tras la tapeta. Se templa enseguida sobre la piel y basta sola de octubre a abril. Llévala a la tintorería y dale vapor entre puesta y puesta.",
  ],
  "womens-merino-crew-jumper": [
    "Jersey de merino con cuello redondo",
    "Jersey fino de merino, con cuello estrecho y hombros menguados.",
    "El hilo es merino de diecinueve micras y se puede llevar sobre la piel. Las mangas se unen al cuerpo punto por punto, lo que deja el hombro plano y fuerte. Doblado ocupa lo que un libro de bolsillo. Airéalo de noche en lugar de lavarlo; la lana se limpia sola mejor de lo que sabemos nosotros.",
  ],
  "womens-cable-knit-cardigan": [
    "Cárdigan de ochos",
    "Cárdigan grueso de lana con ochos trenzados y botones efecto asta.",
    "Seis ochos suben por el delantero y se cruzan cada diez vueltas, como en los jerséis de pescador desde hace un siglo. En la M pesa casi un kilo y se lleva como un abrigo ligero. Los bolsillos van tejidos, no cosidos, y no se descuelgan. Guárdalo doblado en un estante, con un trozo de cedro.",
  ],
  "womens-cropped-cardigan": [
    "Cárdigan corto de algodón",
    "Cárdigan corto de cuello redondo en algodón liso para los meses de calor.",
    "Para restaurantes con aire acondicionado decidido y tardes que refrescan. El algodón prieto tiene un tacto fresco y seco y un borde limpio. Acaba en la cintura y se abotona hasta el cuello, así que también es un top. A máquina, dale forma y sécalo en plano.",
  ],
  "womens-roll-neck-jumper": [
    "Jersey de cuello vuelto en lana",
    "Jersey holgado de lana de cordero suave, con canalé hondo y hombro caído.",
    "La lana de la primera esquila tiene más muelle que las siguientes, y se nota en el cuello, que se sostiene sin ahogar. El cuerpo es ancho, las mangas estrechas, y juntos parecen a propósito. Lávalo a mano con detergente para lana. Las bolitas de las primeras semanas salen con un peine y no vuelven.",
  ],
  "womens-knitted-vest": [
    "Chaleco de punto con cuello de pico",
    "Chaleco sin mangas con pico profundo y sisas acanaladas.",
    "Una capa para quien solo tiene frío en medio. Es punto liso, con una línea del revés que enmarca el pico. Encima de la camisa de popelín, con el cuello fuera, o sobre nada al empezar el otoño. La mezcla de algodón y lana admite lavadora a treinta grados.",
  ],
  "womens-wide-leg-trousers": [
    "Pantalón ancho de pinzas",
    "Pantalón de tiro alto, con dos pinzas por lado y pierna que cae desde la cadera.",
    "Las pinzas se planchan hacia los bolsillos y se abren al andar. Viscosa y lana le dan a la pierna su vuelo, y una cinta de grogrén en la cinturilla impide que la camisa se escape. El bajo se deja largo para tacones; cualquier modista lo sube. Tintorería, con moderación.",
  ],
  "womens-linen-drawstring-trousers": [
    "Pantalón de lino con cordón",
    "Pantalón recto y fresco de lino, con cordón en la cintura y bolsillos hondos.",
    "Podrías dormir con él, y en un tren nocturno seguramente lo harás. La cintura es elástica detrás y plana delante, así que una camisa por dentro queda pulcra. El lino pesa 185 gramos, lo justo para que no se vea el forro del bolsillo. Lava templado y seca al aire.",
  ],
  "womens-straight-leg-jeans": [
    "Vaqueros rectos de tiro alto",
    "Vaqueros rígidos de tiro alto, con pierna recta y largo al tobillo.",
    "Denim de trece onzas sin elástico: cuenta con una semana de negociación. Después son tuyos. El tiro es alto, el muslo va cerca y la pierna cae recta desde la rodilla. Lava poco, del revés y en frío.",
  ],
  "womens-cigarette-trousers": [
    "Pantalón pitillo de vestir",
    "Pantalón estrecho al tobillo, con raya planchada y cremallera lateral.",
    "Lleva una pizca de elastano en el algodón, lo justo para subir escaleras. El delantero es liso, la cremallera se esconde en la costura y la raya está fijada para sobrevivir al lavado. Los mocasines se hicieron para este largo. Plancha con un paño por medio.",
  ],
  "womens-tailored-shorts": [
    "Pantalón corto de lino sastre",
    "Pantalón corto a medio muslo, con cinturilla de verdad, bragueta y vuelta.",
    "Un pantalón corto que puede ir a la oficina en verano, siempre que la oficina sea sensata. Cortado como uno largo, con trabillas, bolsillos sesgados y un vivo detrás. Las vueltas van prendidas en la costura. Plánchalo o no: en lino ambas cosas parecen queridas.",
  ],
  "womens-satin-midi-skirt": [
    "Falda midi de satén",
    "Falda midi al bies, con cintura elástica plana y caída líquida.",
    "Dos paños y una cinturilla, nada más: todo el trabajo es de la tela. El satén pesa lo justo para deslizarse en vez de pegarse. Va igual de bien con camiseta y zapatillas que con el top lencero a juego. Lava en delicado y cuélgala de las presillas.",
  ],
  "womens-pleated-skirt": [
    "Falda plisada",
    "Falda a media pierna con tablas finas, marcadas y permanentes de la cintura al bajo.",
    "Los pliegues se fijan con calor en poliéster reciclado y no se irán, hagáis lo que hagáis tú y el tiempo. Quedan planos en la cadera y se abren a medio muslo. Cierra a la izquierda con cremallera oculta. De viaje, enróllala a lo largo dentro de una media.",
  ],
  "womens-denim-mini-skirt": [
    "Falda vaquera corta",
    "Falda corta en línea A, con bolsillos de vaquero, remaches y bajo sin rematar.",
    "La cose la misma gente que nuestros vaqueros, en las mismas máquinas. La línea A evita que se suba al ir en bici. El bajo va cortado y se deshilacha un poco; corta los hilos que te molesten. Con medias en invierno, sin nada en verano.",
  ],
  "womens-wool-check-skirt": [
    "Minifalda de lana a cuadros",
    "Falda corta de lana a cuadro ventana suave, con un pliegue delante.",
    "Tejida en un taller pequeño con hilos teñidos y sin teñir: el fondo del cuadro es el color de la propia oveja. El pliegue tapa el cierre y da paso. Va forrada entera en cupro. Cepíllala tras llevarla y apenas pisará la tintorería.",
  ],
  "womens-wool-wrap-coat": [
    "Abrigo cruzado de lana",
    "Abrigo largo de lana a doble cara, con cuello chal y cinturón.",
    "La doble cara son dos capas tejidas juntas y cosidas a mano por el canto abierto, así que este abrigo no lleva forro ni lo necesita. El hombro es suave y la manga, ancha para un jersey grueso. Átalo, o déjalo abierto con el cinturón en los bolsillos. Cepillo, aire y una limpieza por invierno.",
  ],
  "womens-belted-trench": [
    "Gabardina con cinturón",
    "Gabardina por la rodilla en algodón denso, con canesú de tormenta y cinturón de hebilla.",
    "Todo lo que debe tener una gabardina y nada de lo que solo cuelga. El tejido es tan tupido que la lluvia fina resbala. Las mangas raglán pasan sobre una chaqueta sin discutir. Impermeabilízala una vez al año con espray y no perderá los nervios.",
  ],
  "womens-single-button-blazer": [
    "Americana de un botón",
    "Americana larga de hombro ligero, con un solo botón y líneas limpias.",
    "La solapa rueda hasta un único botón de asta, puesto bajo. La media entretela mantiene el delantero en forma sin que parezca tapizado. Hemos dejado el bolsillo interior, porque las mujeres también llevan cosas. Un cepillo suave y una percha ancha le harán más bien que la tintorería.",
  ],
  "womens-quilted-jacket": [
    "Chaqueta acolchada ligera",
    "Chaqueta acolchada sin cuello, con broches, lo bastante fina para ir bajo un abrigo.",
    "Entre las dos capas de nailon hay una guata reciclada fina que seca en una hora. Sin cuello desaparece bajo el abrigo, y en días suaves el abrigo es ella. Los bolsillos llevan forro polar para las manos frías. Secadora suave, con una pelota de tenis.",
  ],
  "womens-denim-jacket": [
    "Cazadora vaquera corta",
    "Cazadora corta de denim lavado, con dos bolsillos de solapa.",
    "Cortada para llegar a una cintura alta y ni un dedo más. El denim se lava con piedra pómez de verdad, que lo ablanda en los codos, donde una cazadora nueva aprieta. Los botones de cobre se oscurecerán. Queda bien sobre vestidos, sobre todo los que sin ella serían demasiado dulces.",
  ],
};
