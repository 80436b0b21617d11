import type { SaidIn } from "../words.ts";

export const children: SaidIn<"children"> = {
  "childrens-everyday-tee": [
    "T-shirt enfant quotidien",
    "T-shirt doux en coton, encolure extensible qui passe toutes les têtes.",
    "L’encolure s’ouvre grand et se referme, ce qui met fin à une dispute par jour. Les coutures sont tournées dehors là où elles pourraient gratter, et l’étiquette est imprimée. Le coton est certifié biologique. Les taches partent à soixante degrés, les couleurs restent.",
  ],
  "childrens-striped-tee": [
    "Marinière enfant",
    "T-shirt rayé à manches longues, poignets qui se déplient quand les bras poussent.",
    "Les poignets font double longueur : repliés la première année, droits la seconde. Les rayures sont tricotées et se comptent, ce qui aide en train. Le jersey ferme pardonne aux genoux et aux coudes qui servent de freins. Lavez avec n’importe quoi.",
  ],
  "childrens-linen-shirt": [
    "Chemise enfant en lin",
    "Petite chemise en lin, grands boutons pour petites mains.",
    "Les boutons sont plus grands que nécessaire et les boutonnières en long : les enfants s’en sortent seuls. Le lin a été lavé jusqu’à la douceur. Elle convient aux mariages, aux plages et aux photos avec les grands-parents. Le fer seulement pour ces dernières.",
  ],
  "childrens-rainbow-jumper": [
    "Pull enfant en maille de coton",
    "Gros pull de coton, manches raglan et bord roulotté.",
    "Tout le confort de la laine sans les plaintes contre la laine. Les manches raglan laissent de quoi grimper. Les bords roulottent d’eux-mêmes : rien n’a l’air trop petit pendant un moment. Il survit au sèche-linge, dont il sort un peu plus court et bien plus doux.",
  ],
  "childrens-hoodie": [
    "Sweat à capuche enfant",
    "Sweat chaud, capuche sans cordon et grande poche.",
    "Pas de cordon dans cette capuche : la sécurité de la cour passe d’abord. L’intérieur est en coton gratté ; la poche traverse de part en part et loge un ours. Les coudes sont doublés. Retournez-le pour le laver et l’extérieur restera lisse.",
  ],
  "childrens-twirl-dress": [
    "Robe qui tourne enfant",
    "Robe sans manches en coton dont la jupe s’ouvre en cercle complet.",
    "Un jury d’enfants de cinq ans a testé la rotation, réclamé plus de jupe, et l’a obtenue. Le corsage est doublé, le dos ferme par deux boutons. Des poches cachées gardent des cailloux et un demi-biscuit. Machine, suspendue mouillée.",
  ],
  "childrens-dotted-dress": [
    "Robe enfant à pois en jersey",
    "Robe à manches courtes, pois imprimés et taille froncée.",
    "Aussi simple qu’un T-shirt, puisqu’au-dessus de la taille c’en est un. Les pois sont imprimés à l’encre à l’eau et ne craquellent pas. L’élastique de la taille est gainé et doux. Elle passe sur un legging quand le temps tourne.",
  ],
  "childrens-corduroy-pinafore": [
    "Robe chasuble en velours",
    "Chasuble en velours milleraies, bretelles croisées et deux poches plaquées.",
    "Les bretelles se boutonnent à trois hauteurs : trois hivers, avec de la chance. Le milleraies est assez fin pour être doux et assez solide pour l’écorce des arbres. À porter sur la marinière. Lavez sur l’envers, lissez de la main, suspendez.",
  ],
  "childrens-block-print-dress": [
    "Robe enfant imprimée au bloc",
    "Robe en coton imprimée à la main, manches courtes et empiècement rond.",
    "De petites fleurs imprimées une à une à la main : aucune n’est tout à fait comme sa voisine. La mousseline de coton est très légère et doublée d’elle-même. Elle s’enfile par la tête ; un seul bouton à la nuque. Lavage frais, séchage à l’ombre.",
  ],
  "childrens-denim-dungarees": [
    "Salopette enfant en jean",
    "Salopette lavée et souple, grande poche plastron et genoux renforcés.",
    "Les genoux sont doublés par l’intérieur : la pièce ne se voit que quand il la faut. Les bretelles s’allongent de huit centimètres. Sur les petites tailles, des pressions le long des jambes simplifient le change. Lavée jusqu’à la douceur, et faite pour l’être encore bien davantage.",
  ],
  "childrens-jersey-joggers": [
    "Jogging enfant en molleton",
    "Jogging confortable, large ceinture et aucun cordon à perdre.",
    "La ceinture est large comme une main et se passe de cordon. Les poches sont assez profondes pour des marrons. La même bouclette que chez les grands, coupée là où les enfants se plient. Trente degrés, sèche-linge permis.",
  ],
  "childrens-muslin-romper": [
    "Barboteuse en gaze de coton",
    "Barboteuse courte en double gaze froissée, pour les tout-petits.",
    "La double gaze, ce sont deux voiles réunis par un point de fil, aérés et un peu bullés. Elle ne demande aucun repassage et n’en tolère aucun. Boutons de bois aux épaules, pressions à l’entrejambe. Roulez-la menu au fond d’un sac.",
  ],
  "childrens-cotton-shorts": [
    "Short de jeu enfant",
    "Short à enfiler en sergé de coton, taille élastique.",
    "Assez solide pour les toboggans, assez léger pour août. Toutes les coutures sont doubles. À gauche, une boucle pour tout ce qui demande à pendre à une boucle. Lavez chaud après le bac à sable.",
  ],
  "childrens-ankle-socks": [
    "Chaussettes rayées enfant, 3 paires",
    "Trois paires de chaussettes en coton à pointe sans couture.",
    "La pointe est remaillée à la main : aucun bourrelet n’appuie dans la chaussure. Chaque paire a sa rayure, pour faire du tri un jeu. Renforcées au talon et à la pointe d’un peu de nylon. À laver dans le filet fourni.",
  ],
  "childrens-yellow-raincoat": [
    "Ciré enfant classique",
    "Imperméable mat et étanche, capuche et grosses pressions.",
    "Chaque couture est soudée : les flaques peuvent être testées par-dessus et par-dessous. La capuche a une petite visière et se détache si elle s’accroche. Une doublure de coton l’empêche de coller aux bras nus. Essuyez-le ; il se passe de machine.",
  ],
  "childrens-light-puffer": [
    "Doudoune légère enfant",
    "Veste fine et chaude à col montant, dessous ou dessus.",
    "Chaude comme une grosse veste, et le cartable passe encore par-dessus. Le zip a un garage en haut : les mentons sont saufs. Garnissage et enveloppe sont recyclés. Elle sèche en une nuit au-dessus d’un radiateur éteint.",
  ],
  "childrens-denim-jacket": [
    "Veste en jean enfant",
    "Petite veste trucker en denim souple et lavé.",
    "Une vraie veste, avec de vraies poches et de vrais boutons. Nous lavons le denim deux fois avant de coudre, pour qu’il plie. Les manches sont un peu longues, à retrousser. Transmettez-la le moment venu ; le second propriétaire a souvent la meilleure.",
  ],
  "childrens-wool-duffel": [
    "Manteau enfant en laine",
    "Manteau court en laine, col rond et gros boutons.",
    "Boutonné jusqu’au cou, il tient dehors une bonne part de janvier. La laine est épaisse, foulée et doublée de coton imprimé. Deux tailles de croissance se cachent dans les poignets. Brossez la boue une fois sèche, pas avant.",
  ],
};
