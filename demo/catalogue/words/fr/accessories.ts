import type { SaidIn } from "../words.ts";

export const accessories: SaidIn<"accessories"> = {
  "ribbed-merino-beanie": [
    "Bonnet côtelé en mérinos",
    "Bonnet de marin près de la tête, grand revers.",
    "Il s’arrête au-dessus des oreilles si vous voulez du style et les couvre si vous voulez du chaud. En mérinos extra-fin, quatre diminutions au sommet. Une taille convient à toutes les têtes que nous avons croisées. Rincez à la main, ne tordez jamais.",
  ],
  "washed-cotton-cap": [
    "Casquette en coton lavé",
    "Casquette six pans en sergé délavé, boucle de laiton à l’arrière.",
    "Pas de logo, pas de message. Basse de fond, doucement courbée à la visière, et délavée pour ne jamais ressembler à son premier jour. Le bandeau de coton se nettoie à la brosse à dents. Séchez-la sur un bol pour garder sa forme.",
  ],
  "womens-straw-sun-hat": [
    "Capeline en paille",
    "Chapeau de paille tressé main, large bord malléable et bandeau de coton.",
    "Tressé en palme d’une seule spirale qui part du sommet et prend presque une journée. Un fil court dans le bord : à vous de décider où tombe l’ombre. Dedans, un bandeau de coton le tient en place. Remettez-le en forme à la vapeur après le voyage.",
  ],
  "childrens-bobble-hat": [
    "Bonnet à pompon enfant",
    "Bonnet côtelé en laine mélangée, pompon honnête.",
    "Le pompon est cousu en six passages et a résisté à toutes les tentatives. Un bandeau de coton dans le revers évite que la laine touche le front. Chaud, extensible, vite retrouvé au vestiaire. Lavez à la main, secouez, séchez sur une bouteille.",
  ],
  "fine-chain-necklace": [
    "Collier fin à médaille",
    "Chaîne fine et petit disque martelé, en argent recyclé plaqué.",
    "Chaque disque reçoit onze coups d’un petit marteau et accroche la lumière en autant d’endroits. La chaîne a deux anneaux : 42 ou 45 centimètres. Le parfum ternit le placage ; mettez le collier en dernier. Il arrive dans une pochette de coton, pas dans une boîte.",
  ],
  "womens-hoop-earrings": [
    "Créoles sculptées",
    "Créoles creuses, renflées vers l’avant, légères toute la journée.",
    "Elles semblent massives et sont creuses : quatre grammes pièce. La forme s’épaissit vers l’avant, comme une goutte près de tomber. Tiges en acier chirurgical. Polissez avec le chiffon joint, dans un seul sens.",
  ],
  "open-cuff-bracelet": [
    "Bracelet jonc ouvert",
    "Jonc rond tout simple, ouvert à l’arrière du poignet.",
    "Un fil demi-rond, cintré sur un mandrin, limé et brossé. Vous pouvez l’ouvrir ou le fermer un peu à la main ; lentement, et rarement. Porté à deux ou à trois, il fait un bruit doux. Laiton recyclé sous un placage épais.",
  ],
  "signet-ring": [
    "Chevalière lisse",
    "Chevalière adoucie, plateau ovale nu.",
    "L’ovale est resté vide, car les initiales sont une affaire privée. Fondue en argent recyclé, polie au tonneau jusqu’à perdre toute arête. Faite pour l’auriculaire, aussi bien sur le suivant. Du savon et une brosse douce la gardent brillante.",
  ],
  "lambswool-scarf": [
    "Écharpe en laine d’agneau brossée",
    "Généreuse écharpe en laine d’agneau, brossée au chardon, courtes franges torsadées.",
    "Le chardon à foulon, celui des champs, relève toujours mieux le poil que n’importe quelle brosse d’acier. Le résultat est léger, gonflant et chaud à la fois. Avec 190 centimètres, elle fait deux tours. Lavez à la main à l’eau fraîche, séchez sur une serviette.",
  ],
  "checked-wool-scarf": [
    "Écharpe en laine à carreaux",
    "Écharpe tissée à grands carreaux aux couleurs douces.",
    "Le carreau fut d’abord dessiné sur papier millimétré et colorié au crayon ; il en reste quelque chose. Le tissu est un sergé lâche de mérinos. Pliez-la une fois dans la longueur et laissez pendre les bouts inégaux. Les mites l’aiment aussi : gardez de la lavande.",
  ],
  "womens-silk-square": [
    "Carré de soie imprimé",
    "Carré de twill de soie de soixante-dix centimètres, bords roulottés main.",
    "Roulotter un bord à la main prend quarante minutes environ, et chaque carré en a quatre. L’imprimé est une étude agrandie de graines de notre jardin. Au cou, à l’anse d’un sac ou sur des cheveux humides. Nettoyage à sec, rarement.",
  ],
  "round-acetate-sunglasses": [
    "Lunettes de soleil rondes",
    "Monture ronde taillée dans un bloc d’acétate, verres gris-vert.",
    "L’acétate est fraisé dans la masse et poli quatre jours au tonneau : d’où ces bords de galet. Les charnières à cinq charnons ferment d’un clic. Les verres filtrent tous les UV et rendent le monde un peu plus aimable. Livrées avec chiffon et étui rigide.",
  ],
  "square-sunglasses": [
    "Lunettes de soleil carrées",
    "Large monture carrée, verres polarisants.",
    "Les verres polarisants ôtent les reflets des routes, de l’eau et des écrans d’autrui. La monture est large aux tempes et va aux visages plus grands. Son poids : vingt-huit grammes, honnêtement. Rincez avant d’essuyer ; le sable raye tout.",
  ],
  "womens-cat-eye-sunglasses": [
    "Lunettes de soleil œil-de-chat",
    "Monture doucement relevée, verres dégradés.",
    "Six millimètres d’élan au coin extérieur, pas un de plus. Le verre est plus sombre en haut : on lit la carte par le bas. En acétate d’origine végétale. Retirez-les à deux mains et elles resteront droites.",
  ],
  "mens-saddle-belt": [
    "Ceinture en cuir sellier",
    "Ceinture de trois centimètres en cuir à tannage végétal, boucle de laiton.",
    "Coupée dans le dos de la peau, là où les fibres sont les plus longues. Les tranches sont lissées à l’eau, à la cire et à la patience. Elle passera du biscuit au marron en un an. Un peu de cire quand elle semble sèche.",
  ],
  "womens-slim-belt": [
    "Ceinture fine en cuir",
    "Ceinture étroite à petite boucle ovale, pour robes et manteaux.",
    "Douze millimètres : elle trace une ligne et ne demande rien de plus. La boucle est fondue et brossée à la main. Nous perçons neuf trous, pour la taille ou pour la hanche. Rangez-la roulée, jamais suspendue.",
  ],
  "woven-canvas-belt": [
    "Ceinture tressée élastique",
    "Ceinture tressée extensible, qui se ferme où vous voulez.",
    "Sans trous entre lesquels choisir, elle va toujours juste, dîner compris. Coton tressé sur âme élastique, embouts de cuir. Elle se plie aux bacs d’aéroport avec grâce. Un chiffon humide suffit.",
  ],
  "minimal-leather-watch": [
    "Montre épurée à bracelet cuir",
    "Montre à quartz plate, cadran net et bracelet à tannage végétal.",
    "Douze traits, deux aiguilles, aucune date à corriger en fin de mois. Le boîtier fait sept millimètres et se glisse sous un poignet. Le mouvement vient de Suisse et le bracelet de Kanpur ; il se change sans outil. Elle craint peu les éclaboussures, mais ne nage pas.",
  ],
  "womens-slim-watch": [
    "Montre fine habillée",
    "Petite montre ronde sur bracelet étroit, cadran ivoire chaud.",
    "Vingt-huit millimètres, à peu près une pièce de monnaie, en plus discret. L’ivoire du cadran a été assorti à de vieilles touches de piano. Le bracelet étroit ferme par une simple boucle ardillon. La pile tient trois ans environ.",
  ],
  "field-watch-canvas": [
    "Montre de terrain en toile",
    "Montre lisible à chiffres, bracelet de toile lavable.",
    "On la lit d’un coup d’œil, à bout de bras, dans le noir. Le boîtier d’acier microbillé ne brille pas. Le bracelet, d’une seule pièce, passe sous la montre : elle ne tombe pas si une barrette casse. Ôtez-le et lavez-le avec les chaussettes.",
  ],
};
