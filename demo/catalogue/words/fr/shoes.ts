import type { SaidIn } from "../words.ts";

export const shoes: SaidIn<"shoes"> = {
  "court-leather-sneakers": [
    "Baskets de court en cuir",
    "Baskets basses en cuir lisse, semelle cuvette en caoutchouc cousue.",
    "Une forme venue des courts des années soixante-dix, les bandes en moins. Cuir pleine fleur, doublé de la même chose. La semelle est cousue tout autour : un cordonnier peut la remplacer. Essuyez-les après usage et remettez les embauchoirs.",
  ],
  "canvas-plimsolls": [
    "Tennis en toile",
    "Tennis légères à lacets, fine semelle vulcanisée.",
    "Elles coûtent peu, pèsent peu et se rangent à plat. La toile de douze onces est doublée de chevrons ; la semelle est cuite au four plutôt que collée. Lavage à froid, bourrées de papier, séchées à l’ombre. Sans elles, l’été n’est pas le même.",
  ],
  "mens-suede-runners": [
    "Runnings rétro en daim",
    "Runnings rétro en daim et mesh, semelle compensée souple.",
    "Montées sur une forme de course de 1981, que les pieds d’aujourd’hui trouvent encore très confortable. Le daim protège le mesh là où il s’userait. La semelle est en mousse légère, la gomme en caoutchouc naturel. Brossez le daim à sec et laissez les traces de pluie.",
  ],
  "childrens-high-tops": [
    "Baskets montantes enfant en toile",
    "Chaussures montantes en toile, zip sur le côté et lacets pour la forme.",
    "Des lacets pour l’allure, un zip pour la course du matin. Le bout est coiffé de caoutchouc, car c’est avec lui que les enfants freinent. La semelle intérieure en cuir s’enlève et se sèche. Sans elle, machine à trente degrés.",
  ],
  "womens-crossover-sandals": [
    "Sandales à brides croisées",
    "Sandales plates, deux larges brides croisées sur semelle moulée.",
    "Deux brides et une semelle, et entre elles une distance trouvée en onze prototypes. Le cuir est tanné à l’écorce et fonce là où vous le touchez. Le liège, dessous, est léger et élastique. L’été, ne les laissez pas dans une voiture garée.",
  ],
  "mens-two-strap-sandals": [
    "Sandales à deux brides",
    "Sandales à boucles et semelle de liège, pour la ville et le jardin.",
    "Elles semblent dures d’abord puis, vers le quatrième jour, on dirait qu’elles vous connaissent. Liège et latex cèdent sous le talon et se relèvent sous la voûte. Boucles en laiton massif. Le ressemelage est possible, et il en vaut la peine.",
  ],
  "womens-heeled-mules": [
    "Mules à talon",
    "Mules à enfiler, talon sculpté de cinq centimètres.",
    "Le talon ressemble à un galet coupé en deux et tient mieux qu’il n’en a l’air. Une seule large bride couvre la naissance des orteils. Doublées de chevreau, elles ne demandent pas à être faites. Pour les dîners où vous ne courrez pas.",
  ],
  "mens-chelsea-boots": [
    "Chelsea boots en daim",
    "Chelsea boots fines en daim déperlant, côtés élastiques.",
    "Une seule pièce de daim, moulée humide autour de la cheville, sans couture devant. L’élastique garde sa force des années ; nous avons interrogé le fabricant des bretelles de pompiers. Une mince semelle de caoutchouc est cousue sur trépointe de cuir. Brossez souvent, ressemelez à temps.",
  ],
  "womens-ankle-boots": [
    "Bottines en cuir",
    "Bottines à talon carré de quatre centimètres, zip intérieur.",
    "Un talon assez haut pour changer un ourlet, assez bas pour attraper un bus. Le veau souple plisse à la cheville sans craquer. Le zip intérieur reste hors de vue. Cirez à la crème incolore et gardez-les debout sur des rouleaux de papier.",
  ],
  "mens-lace-up-boots": [
    "Bottines de travail à lacets",
    "Bottines en cuir huilé, semelle crantée et six paires d’œillets.",
    "Le cuir huilé marque quand on le plie et guérit quand on le frotte. La languette est jointe aux côtés jusqu’au quatrième œillet : les ruisseaux se traversent, avec un peu de soin. Lourdes le premier jour, à vous le dixième. Graissez les coutures avant l’hiver.",
  ],
  "mens-penny-loafers": [
    "Mocassins penny loafers",
    "Mocassins cousus main, bride selle et semelle de cuir.",
    "Le plateau est cousu à la main, d’un fil ciré et de deux aiguilles. Non doublés devant, ils prennent la forme du pied en une semaine. Sans chaussettes dès mai, avec dès octobre. Laissez-les se reposer un jour sur deux.",
  ],
  "womens-horsebit-loafers": [
    "Mocassins à barrette métal",
    "Mocassins souples, fine barrette de métal et semelle flexible.",
    "Si souples qu’on peut en plier un en deux ; la doublure pardonnera. La barrette est brossée plutôt que polie, et ne crie pas. Bien avec un pantalon cigarette, et avec les chevilles nues. Un chiffon humide, puis un peu de crème.",
  ],
  "mens-suede-drivers": [
    "Mocassins de conduite en daim",
    "Mocassins en daim non doublés, semelle à picots de caoutchouc.",
    "Cent trente-trois picots s’agrippent à la pédale, au pont d’un bateau ou à rien de particulier. Le daim n’est pas doublé, pour la fraîcheur. Ce sont des chaussures de maison qui ont le droit de sortir. Ravivez-les à la gomme à daim.",
  ],
  "womens-ballet-flats": [
    "Ballerines en cuir",
    "Ballerines à bout rond, nœud étroit et bord élastique.",
    "Cousues à l’envers puis retournées, comme des chaussons de danse : aucun bord dur dedans. Le nœud se noue pour de vrai et règle le maintien. Un patin de caoutchouc est déjà posé, cela vous évite le cordonnier. Emportez-les dans leur pochette les jours de talons.",
  ],
  "womens-canvas-espadrilles": [
    "Espadrilles en toile",
    "Espadrilles plates, semelle de jute tressée à la main.",
    "Le jute se tresse mouillé, s’enroule en semelle et se coud d’une aiguille longue comme la main. La toile s’étire : prenez-les justes. La pluie est leur seule ennemie. Quand elles s’effilochent, elles sont presque au mieux.",
  ],
  "womens-pointed-flats": [
    "Ballerines pointues en daim",
    "Ballerines pointues en daim fin, côté échancré.",
    "Un bout pointu allonge le pied et aiguise tout ce qui se porte au-dessus. Celui-ci laisse assez de place pour qu’aucun orteil n’ait à se plier. Le côté, échancré, suit la voûte. Protégez-les d’un spray avant la première sortie.",
  ],
};
