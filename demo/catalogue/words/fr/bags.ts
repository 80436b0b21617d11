import type { SaidIn } from "../words.ts";

export const bags: SaidIn<"bags"> = {
  "canvas-market-tote": [
    "Cabas de marché en toile",
    "Cabas en grosse toile, longues anses et fond plat.",
    "La toile de dix-huit onces tient debout toute seule quand vous la posez. Les anses passent sous le fond et remontent de l’autre côté : impossible de les arracher. Il porte douze kilos de marché, ou un week-end. Lavez à froid, repassez chaud et humide.",
  ],
  "womens-leather-tote": [
    "Cabas souple en cuir",
    "Cabas en cuir non doublé, patte aimantée et pochette intérieure.",
    "Trois morceaux de cuir et très peu d’autre chose. Le grain reste visible, avec les petites marques qu’une vie au grand air laisse sur une peau. Une pochette au bout d’une laisse empêche les clés de sombrer. Il s’affaisse un peu plus chaque mois, et c’est bien ainsi.",
  ],
  "striped-beach-tote": [
    "Cabas de plage rayé",
    "Grand cabas rayé, anses en corde et doublure étanche.",
    "Assez grand pour quatre serviettes et le roman que personne ne finit. Les anses en corde sont épissées par un voilier. La doublure s’essuie, et une poche zippée tient le mouillé loin du livre. Secouez le sable, deux fois.",
  ],
  "womens-saddle-crossbody": [
    "Besace selle en cuir",
    "Sac selle arrondi à rabat, lanière fine et fermeture à clou.",
    "La courbe est empruntée à une sacoche d’un musée des voitures à cheval. Dedans, deux compartiments et une fente pour les cartes. La lanière se règle sur trente centimètres, de l’épaule à la hanche. Nourrissez le cuir deux fois par an.",
  ],
  "camera-bag": [
    "Sac photo en cuir",
    "Boîte compacte zippée sur lanière de toile.",
    "Dessiné autour d’un petit appareil, même si la plupart y mettent un téléphone, un porte-monnaie et un livre de poche. Le zip court sur trois côtés et s’ouvre à plat. Les coins sont gansés à la main. Il s’éraflera, avec élégance.",
  ],
  "womens-bucket-bag": [
    "Sac seau à cordon",
    "Sac seau souple fermé par un lien de cuir.",
    "Tirez le lien et le haut se fronce en une couronne régulière. Il est plus profond qu’il n’y paraît : une bourse amovible pend donc au bord. Velours de cuir dehors, sergé de coton dedans. Évitez les jeans indigo neufs les premières semaines.",
  ],
  "roll-top-backpack": [
    "Sac à dos enroulable en toile",
    "Sac à dos en toile cirée, fermeture roulée et clips sur les côtés.",
    "Roulé trois fois, il ne craint pas la pluie ; déroulé, il accueille une baguette debout. Le coton ciré sent un peu la tente. Un compartiment rembourré au dos reçoit un ordinateur de quinze pouces. Recirez au sèche-cheveux quand l’eau ne perle plus.",
  ],
  "everyday-backpack": [
    "Sac à dos quotidien",
    "Sac à dos zippé tout simple, poche avant et bretelles rembourrées.",
    "Le dessin a commencé par une liste de choses à supprimer. Ce qui est resté : un grand volume, une petite poche, un étui à gourde, le tout en nylon recyclé. Les bretelles sont galbées et ne grincent pas. Nettoyez à l’éponge.",
  ],
  "childrens-mini-backpack": [
    "Mini sac à dos enfant",
    "Petit sac à dos arrondi, clip de poitrine et étiquette de nom à l’intérieur.",
    "Il contient une boîte à goûter, une gourde et un trésor. Le clip de poitrine garde les bretelles sur les petites épaules. Un passepoil réfléchissant, caché dans la couture, n’apparaît que dans les phares. Un coup d’éponge, dedans aussi.",
  ],
  "canvas-weekender": [
    "Sac week-end en toile",
    "Sac de voyage format cabine en toile, poignées de cuir.",
    "Trois jours de vêtements, ou cinq si vous êtes strict. Le fond est une seconde couche de toile, sur pieds de cuir. La bandoulière s’enlève et une gaine de cuir réunit les poignées. Il entre dans les coffres de toutes les compagnies avec lesquelles nous nous sommes disputés.",
  ],
  "leather-holdall": [
    "Sac de voyage en cuir",
    "Sac de voyage en cuir pleine fleur, zips de laiton et porte-étiquette.",
    "Celui-ci est fait pour être transmis. Un cuir pleine fleur de deux millimètres, cousu au point sellier, qui ne file pas s’il casse. Les zips de laiton sont cirés. Laissez les rayures : elles se polissent dans le grain.",
  ],
  "wash-bag": [
    "Trousse de toilette cirée",
    "Trousse à large ouverture, doublure lavable d’un geste.",
    "Elle s’ouvre comme une sacoche de médecin et reste ouverte pendant que vous vous rasez. La doublure est en coton enduit, l’extérieur ciré. Assez plate pour la cabine une fois le shampoing fini. Essuyez, séchez, oubliez.",
  ],
  "womens-folded-clutch": [
    "Pochette pliée en cuir",
    "Pochette plate repliée une fois, aimant invisible.",
    "Dépliée, elle accueille un passeport ; pliée, un téléphone et un rouge à lèvres. Une seule peau de nappa, sans point visible devant. L’aimant est assez faible pour épargner les cartes. Rangez-la à plat, du papier de soie dans le pli.",
  ],
  "womens-satin-pouch": [
    "Aumônière du soir en satin",
    "Bourse froncée en satin, anse nouée.",
    "Rien dedans qu’une petite poche à miroir, car une soirée demande fort peu. L’anse est une corde du même satin, nouée deux fois. L’eau marque le satin : portez-la du côté sec. Doublée de batiste de coton.",
  ],
  "womens-top-handle-bag": [
    "Sac à main structuré",
    "Petit sac structuré, anse courbe et devant rabattu.",
    "Sa tenue lui vient d’un cadre en placage de hêtre sous le cuir, léger et très rigide. L’anse est roulée et cousue par-dessous. Une longue bandoulière est jointe, quand il faut ses deux mains. Rangez-le garni, dans sa housse de coton.",
  ],
};
