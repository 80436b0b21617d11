import type { SaidIn } from "../words.ts";

export const men: SaidIn<"men"> = {
  "mens-linen-camp-shirt": [
    "Chemisette en lin col cubain",
    "Chemise en lin à manches courtes, col ouvert et bas droit.",
    "Le col cubain n’a pas de pied : il reste à plat et ouvert, quoi que fasse la chaleur. Le lin est raide en rouleau ; celui-ci a tourné avec des pierres jusqu’à céder. Portez-la hors du pantalon, son bas droit et fendu est fait pour cela. Machine à quarante degrés, sans adoucissant.",
  ],
  "mens-oxford-shirt": [
    "Chemise Oxford à col boutonné",
    "Oxford solide en armure nattée, col au roulé souple.",
    "L’Oxford marie un fil blanc à un fil teint ; de près, même les unis ont de la profondeur. Les pointes du col sont boutonnées, et assez longues pour rouler. Un pli creux dans le dos et une patte d’accrochage que personne n’utilise. Elle donne le meilleur d’elle-même vers le trentième lavage.",
  ],
  "mens-brushed-check-shirt": [
    "Chemise en flanelle à carreaux",
    "Chemise en flanelle à grands carreaux discrets, grattée sur les deux faces.",
    "Grattée dedans pour le confort, dehors pour l’allure. Le carreau est grand et ses couleurs sont proches : de l’autre bout d’une pièce, on croit voir une matière. La poche poitrine suit le raccord et disparaît presque. Elle s’adoucit encore au sèche-linge, même si la planète préfère le fil.",
  ],
  "mens-fine-stripe-poplin-shirt": [
    "Chemise popeline à fines rayures",
    "Chemise de ville en popeline double retors rayée, col semi-italien.",
    "La rayure fait un millimètre et se lit à deux mètres comme une teinte claire. L’empiècement en deux parties suit la pente des épaules, qui diffère chez presque tout le monde. Coupée sans poche, pan long. Repassez légèrement humide, le col d’abord.",
  ],
  "mens-band-collar-shirt": [
    "Chemise à col officier",
    "Chemise en coton sans col rabattu, pied étroit et empiècement en demi-lune.",
    "Sans col, l’œil va au tissu : un coton légèrement noueux, tissé sur d’anciens métiers à navette près d’Erode. Le pied fait deux centimètres et n’irrite pas. Laissez le premier bouton ouvert et renoncez à la cravate pour de bon. Lavage tiède, fer doux.",
  ],
  "mens-cotton-kurta": [
    "Kurta en coton tissé main",
    "Kurta droite en coton tissé à la main, patte courte et fentes côté.",
    "Tissée à la main à Maheshwar et coupée aussi simplement que possible, pour n’en rien gaspiller. La patte s’arrête au sternum et ferme par des boutons de bois. Les fentes montent à la hanche pour s’asseoir en tailleur. Avec un churidar pour un mariage, sur un jean le dimanche ; lavez-la à part la première fois.",
  ],
  "mens-heavyweight-tee": [
    "T-shirt épais",
    "T-shirt en coton dense, coupe carrée et col serré qui reste rond.",
    "À 260 grammes, le jersey s’écarte un peu du corps et tait ce que fut le déjeuner. Le col est en double côte, piqué deux fois à l’épaule et bordé dedans. Prenez votre taille pour la coupe carrée, une de moins pour le rentrer. Il sort de la machine repassé, ou presque.",
  ],
  "mens-pocket-tee": [
    "T-shirt flammé à poche",
    "T-shirt léger en coton flammé irrégulier, une poche poitrine.",
    "Le fil flammé est plus épais ici que là, et le tissu prend la teinture de façon aussi inégale. Même neuf, il a l’air d’un préféré. La poche est petite et posée un peu haut. Lavez à froid pour garder la couleur, ou tiède pour la perdre plus vite.",
  ],
  "mens-stripe-long-sleeve": [
    "T-shirt rayé à manches longues",
    "Col rond, manches longues, fines rayures tissées-teintes et poignets côtelés.",
    "Des rayures étroites, assez espacées pour respirer. Le jersey de coton peigné, de poids moyen, se glisse facilement sous une surchemise. Les poignets côtelés gardent les manches où vous les remontez. Séchez-le à l’ombre et le blanc restera blanc.",
  ],
  "mens-pique-polo": [
    "Polo en piqué de coton",
    "Polo uni en piqué nid d’abeille, deux boutons et aucun emblème.",
    "Rien sur la poitrine, et c’est voulu. Le piqué se tricote en petites alvéoles qui laissent l’air circuler entre le polo et la peau. Le col tient sous une veste et les fentes côté le laissent tomber librement. Boutonnez-le pour le laver et il garde sa ligne.",
  ],
  "mens-waffle-henley": [
    "T-shirt tunisien gaufré",
    "Tunisien à manches longues en coton gaufré chaud, trois boutons foncés.",
    "La maille gaufrée retient l’air dans ses carrés ; elle servait jadis de sous-vêtement à ceux qui coupaient la glace. La nôtre est plus douce et peut se montrer. À même la peau sous une flanelle, ou seul, manches relevées. Il rétrécit un peu la première fois ; la coupe en tient compte.",
  ],
  "mens-fisherman-jumper": [
    "Pull marin en côtes anglaises",
    "Gros pull en côtes demi-anglaises, laine teinte et non teinte.",
    "La côte demi-anglaise prend deux fois le fil d’un jersey et retient deux fois l’air. Il s’étire avec vous et revient. Pas de bord-côte à proprement parler, puisque tout le pull est une côte. Attendez-vous à une légère odeur de mouton sous la pluie, et à quinze ans de service.",
  ],
  "mens-merino-v-neck": [
    "Pull mérinos col V",
    "Pull fin col V en mérinos extra-fin, à porter sur une chemise.",
    "Assez fin pour passer sous une veste sans en faire une plus grande. Le V est peu profond et montre un col, non un torse. Le mérinos extra-fin résiste aux plis et aux odeurs : un bon compagnon de petits voyages. Machine, programme laine.",
  ],
  "mens-shawl-cardigan": [
    "Gilet à col châle",
    "Gilet lourd à col châle et boutons effet cuir.",
    "Entre le pull et la veste, et plus chaud que l’un et l’autre quand le chauffage lâche. Son col est tricoté double et se rabat tout seul. Deux poches plaquées pour des lunettes et une laisse de chien. Détachez au cas par cas et laissez la vapeur de la salle de bains faire le reste.",
  ],
  "mens-loopback-sweatshirt": [
    "Sweat en molleton bouclette",
    "Sweat col rond en coton bouclette non gratté, empiècement en V.",
    "Le V sous le col retenait jadis la sueur ; il retient aujourd’hui l’œil. La bouclette n’est pas grattée dedans : elle respire et ne peluche pas. Les coutures plates sont lisses dedans comme dehors. Fermez les zips voisins dans la machine et séchez-le à plat.",
  ],
  "mens-zip-hoodie": [
    "Sweat à capuche quotidien",
    "Sweat à capuche en coton lourd, envers gratté et poche kangourou.",
    "La capuche, en trois pans et doublée, tombe comme un col quand elle est baissée. Dedans, un molleton gratté ; dehors, une face dense et lisse qui ne bouloche guère. Cordons plats, embouts de métal, pas d’imprimé. Il est heureux à trente degrés, loin de la chaleur directe.",
  ],
  "mens-tapered-chinos": [
    "Chino fuselé",
    "Chino sans pinces en sergé de coton brossé, resserré sous le genou.",
    "De l’aisance au bassin, de la finesse à la cheville, et le passage là où personne ne le voit. Le sergé est légèrement poncé et garde deux pour cent de stretch. Les fonds de poche sont en tissu de chemise rayé, plaisir réservé au propriétaire. Lavez sur l’envers ; repassez dans le pli, ou pas du tout.",
  ],
  "mens-pleated-wool-trousers": [
    "Pantalon à pince en laine",
    "Pantalon à une pince en laine tropicale, pattes de serrage côté.",
    "La laine tropicale est tissée ouverte et fraîche : le frère du drap d’hiver, en plus voyageur. Les pattes de serrage remplacent les passants. Une pince vers l’avant donne la place de s’asseoir. Suspendez-le par le bas : au petit-déjeuner, les plis sont tombés.",
  ],
  "mens-linen-shorts": [
    "Short en lin à cordon",
    "Short au-dessus du genou, taille à nouer et quatre poches utiles.",
    "Il ne pèse presque rien, et pourtant chaque poche accepte un téléphone. La taille, élastique tout autour, se noue dedans ou dehors. Bon pour la plage, et pour le retour par le marché. Rincez le sel, suspendez au vent.",
  ],
  "mens-ribbed-joggers": [
    "Pantalon de jogging en coton",
    "Jogging fuselé en coton bouclette, bord-côte net à la cheville.",
    "Le pendant de notre sweat en bouclette, issu du même rouleau si vous commandez les deux. Les poches sont dans la couture, avec un zip caché à droite. Le bord-côte, court et ferme, laisse tomber la jambe sans la gonfler. Lavez-le avec le sweat : ils pâliront ensemble.",
  ],
  "mens-corduroy-trousers": [
    "Pantalon en gros velours côtelé",
    "Pantalon droit en velours à côte profonde, à l’ancienne.",
    "Huit côtes au pouce, coupées à la main dans une filature qui ne fait guère autre chose depuis 1870. Le poil monte, ce qui approfondit la couleur et flatte la paume. Jambe droite et taille moyenne tiennent le professeur à distance. Lavez toujours sur l’envers et brossez le poil humide.",
  ],
  "mens-selvedge-jeans": [
    "Jean selvedge droit",
    "Denim selvedge brut de quatorze onces, jambe droite classique.",
    "Il arrive raide, sombre et un rien trop long. Six mois à s’asseoir, à rouler et à prendre la pluie y traceront votre propre carte. Retroussez l’ourlet une fois et vous verrez le liseré rouge. Repoussez le premier lavage tant que la décence le permet, puis un bain froid.",
  ],
  "mens-slim-jeans": [
    "Jean slim stretch",
    "Jean slim délavé, un peu de stretch et taille moyenne.",
    "Une jambe étroite, qui s’arrête avant le moulant. Deux pour cent d’élasthanne aident dans les escaliers et sur les scooters, et le denim se remet en une nuit. Délavé à l’ozone plutôt qu’à la Javel, avec dix fois moins d’eau. Machine à trente degrés, sur l’envers.",
  ],
  "mens-denim-overshirt": [
    "Surchemise en denim",
    "Chemise en denim lavé à pressions nacrées, assez lourde pour servir de veste.",
    "Le denim de huit onces est trop lourd pour une chemise et trop léger pour une veste ; il sert donc de septembre à mars. Les pressions s’ouvrent d’un geste. Coudes et col ont été usés à la main. À porter sur le T-shirt épais, puis à oublier.",
  ],
  "mens-trucker-jacket": [
    "Veste en jean trucker",
    "La veste en jean à quatre poches, rabats pointus et pattes réglables à la taille.",
    "Nous avons changé le moins possible : l’empiècement pointu, les coutures en V et les boutons de cuivre sont là où ils sont depuis 1962. Seul le corps est plus long et l’emmanchure plus aimable. Rincée une fois, elle ne teindra pas vos sièges. La négligence la bonifie.",
  ],
  "mens-chore-jacket": [
    "Veste de travail en toile",
    "Veste de travail à trois poches en toile de coton, col arrondi.",
    "Les cheminots français ont porté cette coupe soixante ans, et nul n’a amélioré ses poches. La toile, teinte en pièce, s’éclaircira à chaque arête. Sans doublure, elle va dessus comme dessous. Lavez-la tiède avec vos jeans si vous voulez un bleu plus bleu.",
  ],
  "mens-unstructured-blazer": [
    "Blazer déstructuré",
    "Blazer souple deux boutons, sans épaulettes, en laine nattée.",
    "Ôtez les épaulettes et l’entoilage, et le blazer devient un gilet à revers. La laine nattée est tissée lâche, respire bien et secoue les plis. Les poches plaquées gardent le ton détendu. Pour le compartiment à bagages, pliez-le sur l’envers le long de la couture du dos.",
  ],
  "mens-wool-overcoat": [
    "Pardessus droit en laine",
    "Pardessus au genou en drap de Melton, revers crantés.",
    "Le Melton est foulé jusqu’à ce que l’armure disparaisse ; le vent a autant de mal à la trouver. L’épaule est naturelle, le devant ferme par trois boutons et un quatrième caché. Une fente profonde autorise les grands pas. Suspendez-le large et brossez-le vers le bas.",
  ],
  "mens-bomber-jacket": [
    "Blouson bomber mat",
    "Bomber zippé en nylon mat, col, poignets et bas côtelés.",
    "On a retiré le brillant et remplacé la doublure orange vif par une plus sourde. Reste un très bon blouson court. Le nylon repousse l’eau et ne fait aucun bruit. Machine à froid, zip fermé, sans adoucissant.",
  ],
  "mens-down-puffer": [
    "Doudoune en duvet recyclé",
    "Doudoune chaude à col montant, garnie de duvet recyclé.",
    "Le duvet vient d’anciennes couettes, lavé et trié, et gonfle comme du neuf. Les compartiments sont larges au corps et étroits au bras, pour que les coudes plient encore. Deux poches dehors, deux dedans, une pour les gants. Elle se range dans sa propre poche gauche.",
  ],
};
