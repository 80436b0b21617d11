import type { SaidIn } from "../words.ts";

export const women: SaidIn<"women"> = {
  "ribbed-women-top": [
    "Haut femme côtelé",
    "Haut ajusté à manches longues en fine côte de coton, encolure ronde nette.",
    "La côte est assez serrée pour tenir sa forme toute une longue journée, et reste douce au poignet. Il épouse sans serrer, et sa longueur lui permet de rester rentré. Lavez-le à l’eau fraîche avec des couleurs proches et séchez-le à plat. Sous un blazer, il remplace le chemisier ; seul avec un jean, il ne demande rien d’autre.",
  ],
  "washed-silk-women-top": [
    "Haut femme en soie lavée",
    "Haut sans manches en soie lavée au sable, encolure en V souple devant et dos.",
    "Le lavage au sable ôte à la soie son brillant et lui laisse une surface mate, façon peau de pêche. La coupe est ample sous la poitrine : le tissu bouge au lieu de coller. Les bretelles sont assez larges pour couvrir ce qu’elles doivent. Lavez à la main à l’eau fraîche et repassez sur l’envers encore humide.",
  ],
  "linen-women-top": [
    "Haut femme carré en lin",
    "Haut court et droit en lin de poids moyen, encolure bateau et manches taillées dans la masse.",
    "Taillé en deux pièces, manches dans le prolongement de l’épaule, il s’écarte du corps et laisse passer l’air. Le lin européen est lavé une fois cousu : ses plis ont l’air installés dès le premier jour. Il s’arrête à la ceinture et convient à toutes les tailles hautes. Machine à 30 °C, puis sur le fil.",
  ],
  "wrap-women-top": [
    "Haut femme cache-cœur à nouer",
    "Cache-cœur en jersey à manches trois-quarts, noué sur le côté.",
    "Un long lien traverse la couture du côté et se ferme à la hanche : à vous de décider de la hauteur du décolleté. Le jersey de viscose a juste assez de poids pour rester à plat. Les manches s’arrêtent sous le coude, loin des claviers et des éviers. Lavez sur l’envers, dans un filet.",
  ],
  "pleated-sleeve-women-top": [
    "Haut femme à manches plissées",
    "Un corps tout simple en coton, des manches froncées en plis fins à l’épaule.",
    "Sept plis formés à la main donnent son volume à la manche, tandis que le devant reste parfaitement sobre. La popeline est nette à l’état neuf et s’adoucit à chaque lavage. Nous l’aimons manches remontées une fois, sur un pantalon étroit. Repassez le corps, défroissez les manches à la vapeur.",
  ],
  "womens-organic-cotton-tee": [
    "T-shirt en coton biologique",
    "Le T-shirt de tous les jours, col rond, en jersey bio épais et jamais transparent.",
    "Il nous a pris deux ans : un jersey de 210 grammes, un bord-côte qui n’ondule pas, un ourlet qui reste à sa place. Les épaules sont un peu plus étroites que chez l’homme et le corps tombe droit. Il rétrécit de moins de deux pour cent. Lavez-le aussi souvent que vous voulez.",
  ],
  "womens-breton-top": [
    "Marinière à manches longues",
    "Marinière à encolure bateau, manches longues et rayures tricotées à intervalles réguliers.",
    "Tricotées et non imprimées, les rayures font proprement le tour du corps et se rejoignent aux coutures. L’encolure bateau, finie d’une parementure étroite, laisse voir un peu de clavicule. Ce coton ferme s’adoucit sans jamais devenir mou. Retournez-la avant la machine et elle tiendra plusieurs étés.",
  ],
  "womens-satin-camisole": [
    "Caraco en satin",
    "Caraco coupé dans le biais, fines bretelles réglables et bord net sans doublure.",
    "Coupé dans le biais, le satin suit le corps sans pinces ni élastique. Les bretelles se règlent dans le dos par de petits coulissants gainés. En satin de polyester recyclé, il supporte la machine, ce qui est rare dans sa famille. Sous un gilet le jour, sans rien par-dessus le soir.",
  ],
  "womens-bias-slip-dress": [
    "Robe nuisette en biais",
    "Longue robe nuisette coupée dans le biais, col bénitier souple et fines bretelles croisées.",
    "Coupée en travers du droit-fil dans une seule largeur de satin : ni zip, ni pinces, deux coutures seulement. Le col est lesté pour tomber chaque fois de la même façon. Elle s’allonge un peu les premiers jours, comme tout biais ; l’ourlet en tient compte. À porter avec des sandales en juin et sous un gros pull en décembre.",
  ],
  "womens-linen-shirt-dress": [
    "Robe-chemise en lin",
    "Robe-chemise à mi-mollet en lin lavé, ceinture à nouer et poches côté.",
    "Imaginez votre meilleure chemise en lin prolongée jusqu’au mollet. Elle se boutonne de haut en bas : fermée, ouverte au genou ou tout à fait ouverte sur un pantalon. La ceinture est amovible et les passants assez discrets pour être oubliés. Un lavage tiède et une bonne secousse, voilà tout ce qu’elle demande.",
  ],
  "womens-wrap-midi-dress": [
    "Robe portefeuille midi",
    "Vraie robe portefeuille en viscose imprimée, manches volantées et longueur midi.",
    "Une vraie robe portefeuille, qui va à bien des silhouettes et à bien des dîners. L’imprimé a été peint au pinceau dans notre atelier, puis semé à la main pour qu’aucun raccord ne se voie. Le crêpe de viscose tombe lourd et se froisse à peine en valise. Lavez à froid, suspendez par les liens : au matin, elle est prête.",
  ],
  "womens-tiered-cotton-dress": [
    "Robe à volants en coton",
    "Robe ample sans manches, trois étages froncés de coton léger.",
    "Chaque étage prend une fois et demie le tissu du précédent ; c’est ce qui la fait danser. Le corsage est doublé du même voile et les emmanchures montent assez haut pour ne rien porter dessous. Des poches se cachent dans la première couture. Elle aime le fil à linge et la mer.",
  ],
  "womens-gingham-sun-dress": [
    "Robe d’été en vichy",
    "Robe à volants au genou en vichy tissé-teint, larges bretelles.",
    "Les carreaux sont tissés, non imprimés, et se raccordent à chaque couture où c’était possible. Les larges bretelles restent à plat et cachent le soutien-gorge. Un panneau élastique au dos s’occupe du déjeuner. Lavable en machine, et meilleure après la troisième fois.",
  ],
  "womens-knitted-column-dress": [
    "Robe colonne en maille",
    "Longue robe en maille côtelée, encolure ronde et fente sur le côté.",
    "Tricotée en un seul tube et mise en forme par le changement de côte plutôt que par la coupe. Le mérinos mélangé garde sa ligne sur les hanches et les genoux, même après une journée assise. Un côté s’ouvre jusqu’à mi-mollet pour marcher vraiment. Séchez-la à plat, jamais sur cintre.",
  ],
  "womens-denim-shirt-dress": [
    "Robe-chemise en chambray",
    "Robe au genou en chambray léger, manches retroussées et poche poitrine.",
    "Le chambray est le cousin discret du denim : le même fil indigo, en toile plutôt qu’en sergé. La robe est coupée droite, avec un bas de chemise arrondi. Retroussez les manches et fixez-les par la patte intérieure. Elle s’éclaircit doucement le long des coutures, et c’est tout l’intérêt.",
  ],
  "womens-linen-relaxed-shirt": [
    "Chemise ample en lin",
    "Chemise en lin souple et un peu longue, col doux et boutons de nacre.",
    "C’est la chemise que l’on attrape quand il fait chaud et qu’il faut quand même avoir l’air réveillée. Le lin à fibres longues est lavé avant la coupe : il ne gratte pas et ne rétrécit pas. Épaules tombantes et bas arrondi, elle se porte ouverte sur un débardeur ou à demi rentrée. Séchez-la sur le fil et laissez le fer où il est.",
  ],
  "womens-tie-neck-blouse": [
    "Blouse à lavallière",
    "Blouse fluide en crêpe, longue lavallière et poignets boutonnés.",
    "La lavallière est coupée d’un seul tenant avec le col, assez longue pour un vrai nœud, un nœud lâche ou pas de nœud du tout. Le crêpe mat garde l’ensemble serein. À l’intérieur, des coutures anglaises : elle est aussi nette sur le dossier d’une chaise que sur vous. Nettoyage à sec, ou à la main si vous êtes patiente.",
  ],
  "womens-poplin-shirt": [
    "Chemise nette en popeline",
    "Une chemise blanche droite, et la même en trois couleurs qui se tiennent comme du blanc.",
    "La popeline double retors, cent fils, lui donne cette main nette, presque de papier. Des pinces dans le dos, aucune devant. Col et poignets ont des baleines amovibles et un second bouton caché. Elle se repasse en quatre minutes ; nous avons chronométré.",
  ],
  "womens-block-print-blouse": [
    "Blouse imprimée au bloc",
    "Blouse souple en voile de coton, imprimée à la main d’une petite feuille répétée.",
    "Imprimée à Bagru avec des blocs de teck sculptés : chaque longueur diffère un peu en profondeur et en espacement. Le voile est assez léger pour le mois de mai, et doublé devant. L’empiècement froncé et les manches amples l’éloignent de la peau. Lavez-la seule les deux premières fois : la couleur posée à la main se fixe lentement.",
  ],
  "womens-silk-shirt": [
    "Chemise en soie lourde",
    "Chemise en soie de 22 mommes, patte cachée et longs poignets étroits.",
    "La soie lourde tombe droit là où une soie légère flotte ; voilà pourquoi la coupe peut être si simple. Les boutons se cachent sous la patte. Elle se réchauffe vite sur la peau et suffit d’octobre à avril. Confiez-la au pressing et passez-la à la vapeur entre deux.",
  ],
  "womens-merino-crew-jumper": [
    "Pull mérinos col rond",
    "Pull fin en mérinos, bord-côte étroit et épaules diminuées.",
    "Le fil est filé dans un mérinos de dix-neuf microns : il se porte à même la peau. Les manches sont remaillées point par point, ce qui laisse l’épaule plate et solide. Plié, il tient dans l’espace d’un livre de poche. Aérez-le une nuit plutôt que de le laver ; la laine se nettoie mieux que nous ne savons le faire.",
  ],
  "womens-cable-knit-cardigan": [
    "Gilet torsadé en laine",
    "Gros gilet de laine à torsades, boutons effet corne.",
    "Six torsades montent sur le devant et se croisent tous les dix rangs, comme sur les pulls de pêcheurs depuis un siècle. Il pèse presque un kilo en M et se porte comme un manteau léger. Les poches sont tricotées et non rapportées : elles ne se déforment pas. Gardez-le plié sur une étagère, avec un morceau de cèdre.",
  ],
  "womens-cropped-cardigan": [
    "Gilet court en coton",
    "Gilet court à col rond, en coton lisse pour les mois chauds.",
    "Pensé pour les restaurants à climatisation généreuse et les soirs qui fraîchissent. Le coton bien serré a une main fraîche et sèche et un bord net. Il s’arrête à la taille et se boutonne jusqu’au cou : c’est donc aussi un haut. Machine, remise en forme, séchage à plat.",
  ],
  "womens-roll-neck-jumper": [
    "Pull col roulé en laine d’agneau",
    "Col roulé décontracté en laine d’agneau douce, côtes profondes et épaules tombantes.",
    "La laine de première tonte a plus de ressort que les suivantes ; cela se sent au col, qui tient sans étrangler. Le corps est large, les manches étroites, et l’ensemble a l’air voulu. Lavez-le à la main avec une lessive pour laine. Les petites peluches des premières semaines partent au peigne et ne reviennent pas.",
  ],
  "womens-knitted-vest": [
    "Débardeur en maille col V",
    "Pull sans manches à V profond et emmanchures côtelées.",
    "Une couche pour celles qui n’ont froid qu’au milieu. Un jersey tout simple, avec une ligne de mailles envers qui souligne le V. À porter sur la chemise en popeline, col dehors, ou sur rien au début de l’automne. Le mélange coton et laine va en machine à trente degrés.",
  ],
  "womens-wide-leg-trousers": [
    "Pantalon large à pinces",
    "Pantalon taille haute, deux pinces par côté et jambe qui tombe depuis la hanche.",
    "Les pinces sont couchées vers les poches et s’ouvrent quand vous marchez. Viscose et laine donnent à la jambe son balancement, et un gros-grain dans la ceinture empêche les chemises de s’échapper. L’ourlet est laissé long pour les talons ; toute retoucheuse le raccourcira. Nettoyage à sec, avec modération.",
  ],
  "womens-linen-drawstring-trousers": [
    "Pantalon en lin à cordon",
    "Pantalon droit et aéré en lin, taille à cordon et poches profondes.",
    "On pourrait dormir dedans, et dans un train de nuit vous le ferez sans doute. La taille est élastique dans le dos et plate devant : une chemise rentrée y reste nette. Le lin pèse 185 grammes, assez pour ne pas laisser voir les poches. Lavez à l’eau tiède, séchez dehors.",
  ],
  "womens-straight-leg-jeans": [
    "Jean droit taille haute",
    "Jean rigide taille haute, jambe droite et ourlet à la cheville.",
    "Un denim de treize onces sans stretch : comptez une semaine de négociations. Après quoi il est à vous. La taille est haute, la cuisse près du corps, et la jambe tombe droit depuis le genou. Lavez rarement, sur l’envers et à froid.",
  ],
  "womens-cigarette-trousers": [
    "Pantalon cigarette",
    "Pantalon étroit à la cheville, pli marqué et zip sur le côté.",
    "Une pointe d’élasthanne dans le coton, assez pour monter les escaliers. Le devant est plat, le zip se cache dans la couture et le pli est fixé pour survivre au lavage. Les mocassins ont été faits pour cette longueur. Repassez avec une pattemouille.",
  ],
  "womens-tailored-shorts": [
    "Short tailleur en lin",
    "Short à mi-cuisse avec vraie ceinture, braguette et revers.",
    "Un short qui peut aller au bureau l’été, à condition que ce soit un bureau raisonnable. Coupé comme un pantalon : passants, poches en biais et poche passepoilée au dos. Les revers sont arrêtés à la couture. Repassez-le ou non ; le lin a l’air voulu dans les deux cas.",
  ],
  "womens-satin-midi-skirt": [
    "Jupe midi en satin",
    "Jupe midi en biais, taille élastiquée à plat et tombé liquide.",
    "Deux panneaux et une ceinture, rien de plus : tout le travail revient au tissu. Le satin est assez lourd pour glisser au lieu de coller. Elle va aussi bien avec un T-shirt et des baskets qu’avec le caraco assorti. Cycle délicat, puis suspendue par ses brides.",
  ],
  "womens-pleated-skirt": [
    "Jupe plissée",
    "Jupe mi-longue à plis couteau, nets et permanents de la taille à l’ourlet.",
    "Les plis sont fixés à chaud dans un polyester recyclé et ne partiront pas, quoi que vous et la météo fassiez. Ils restent à plat sur les hanches et s’ouvrent à mi-cuisse. Un zip invisible ferme à gauche. En voyage, roulez-la dans un bas, dans la longueur.",
  ],
  "womens-denim-mini-skirt": [
    "Jupe courte en jean",
    "Jupe courte trapèze à poches de jean, rivets et bord franc.",
    "Cousue par celles et ceux qui font nos jeans, sur les mêmes machines. La ligne trapèze l’empêche de remonter à vélo. L’ourlet, coupé à vif, s’effiloche un peu ; coupez les fils qui vous agacent. Avec un collant l’hiver, sans rien l’été.",
  ],
  "womens-wool-check-skirt": [
    "Minijupe en laine à carreaux",
    "Jupe courte en laine, carreaux fenêtre doux et pli devant.",
    "Tissée dans un petit atelier de fils teints et non teints : le fond du carreau est la couleur même du mouton. Le pli cache la fermeture et donne de l’aisance au pas. Entièrement doublée de cupro. Brossez-la après l’avoir portée et elle verra rarement le pressing.",
  ],
  "womens-wool-wrap-coat": [
    "Manteau portefeuille en laine",
    "Long manteau en laine double face, col châle et ceinture à nouer.",
    "Le double face, ce sont deux couches tissées ensemble puis cousues à la main au bord dédoublé : ce manteau n’a pas de doublure et n’en demande pas. L’épaule est souple, la manche assez large pour un gros pull. Nouez-le, ou laissez-le ouvert, ceinture dans les poches. Brossez, aérez, un nettoyage par hiver.",
  ],
  "womens-belted-trench": [
    "Trench ceinturé",
    "Trench au genou en gabardine de coton serrée, bavolet et ceinture à boucle.",
    "Tout ce qu’un trench doit avoir, et rien de ce qui ne fait que pendre. La gabardine est si dense que la petite pluie glisse dessus. Les manches raglan passent sur une veste sans discuter. Réimperméabilisez-le une fois l’an au spray et il gardera son sang-froid.",
  ],
  "womens-single-button-blazer": [
    "Blazer à un bouton",
    "Long blazer légèrement épaulé, un seul bouton et des lignes pures.",
    "Le revers roule jusqu’à un unique bouton de corne, posé bas. Le demi-entoilage tient le devant en forme sans l’alourdir. Nous avons gardé la poche intérieure, car les femmes aussi transportent des choses. Une brosse douce et un cintre large lui feront plus de bien qu’un pressing.",
  ],
  "womens-quilted-jacket": [
    "Veste matelassée légère",
    "Veste matelassée sans col à pressions, assez fine pour passer sous un manteau.",
    "Entre deux couches de nylon, une fine ouate recyclée qui sèche en une heure. Sans col, elle disparaît sous un manteau ; aux jours doux, c’est elle le manteau. Les poches sont doublées de polaire pour les mains froides. Sèche-linge à basse température, avec une balle de tennis.",
  ],
  "womens-denim-jacket": [
    "Veste courte en jean",
    "Veste courte façon trucker en denim lavé, deux poches à rabat.",
    "Coupée pour rejoindre une taille haute, et pas plus bas. Le denim est lavé à la vraie pierre ponce, qui l’assouplit aux coudes, là où une veste neuve pince. Les boutons de cuivre fonceront avec le temps. Elle va bien sur les robes, surtout celles qui seraient trop sages sans elle.",
  ],
};
