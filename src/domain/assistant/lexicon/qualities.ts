import { saying, type Said } from "./saying.ts";

/** What a product is made of, or made for: the English words under which the catalogue's texts speak of it. */
export interface Quality extends Said {
  words: string[];
}

type Row = [words: string, en: string, es: string, fr: string, de: string, ja: string];

const MATERIAL_ROWS: Row[] = [
  ["linen", "linen", "lino", "lin", "Leinen,leinen*", "リネン,麻"],
  ["cotton", "cotton", "algodón,algodon", "coton", "Baumwolle,baumwoll*", "コットン,綿"],
  ["silk", "silk,silky", "seda", "soie", "Seide,seiden*", "シルク,絹"],
  ["satin", "satin", "satén,saten,raso", "satin", "Satin,satin*", "サテン"],
  [
    "wool,merino,lambswool",
    "wool,woollen,woolen,merino,lambswool",
    "lana,merino",
    "laine,merinos",
    "Wolle,woll*,merino*",
    "ウール,羊毛,メリノ",
  ],
  ["leather", "leather", "cuero,piel", "cuir", "Leder,leder*", "レザー,革"],
  ["suede", "suede", "ante,gamuza", "daim", "Wildleder,wildleder*", "スエード"],
  ["denim", "denim", "denim,tela vaquera", "denim", "Denim,denim*,jeansjacke*", "デニム"],
  ["canvas", "canvas", "lona", "toile", "Canvas,canvas*,segeltuch*", "キャンバス"],
  ["corduroy,corduroys", "corduroy*", "pana", "velours côtelé,velours cotele", "Cord,cord*", "コーデュロイ"],
  ["straw", "straw", "paja", "paille", "Stroh,stroh*", "ストロー,麦わら"],
];

const OCCASION_ROWS: Row[] = [
  [
    "wedding,party,evening,satin,silk,dinner,dance",
    "a wedding or a party,wedding*,party,parties,evening,dinner,formal,date night,cocktail*",
    "una boda o una fiesta,boda*,fiesta*,noche,cena,formal",
    "un mariage ou une fête,mariage*,fete,fetes,soiree*,diner",
    "eine Hochzeit oder ein Fest,hochzeit*,party*,fest,abend,feier,festlich*",
    "結婚式,パーティー,パーティ,ディナー",
  ],
  [
    "beach,sea,sand,straw,sun,espadrilles,linen",
    "the beach,beach*,holiday*,vacation*,seaside,pool",
    "la playa,playa,vacaciones,mar",
    "la plage,plage,vacances,mer",
    "den Strand,strand*,urlaub*,meer",
    "ビーチ,海,休暇,バカンス",
  ],
  [
    "office,desk,meeting,work,tailored,blazer,poplin",
    "work,office,business,interview*,meeting*",
    "la oficina,oficina,trabajo,entrevista",
    "le bureau,bureau,travail,entretien",
    "das Büro,buro,arbeit,vorstellungsgesprach",
    "オフィス,仕事,面接,通勤",
  ],
  [
    "winter,cold,wool,down,warm,merino,lambswool",
    "cold days,winter*,cold,warm,snow,freezing",
    "el invierno,invierno,frio,abrigado,calido",
    "l'hiver,hiver,froid,chaud",
    "den Winter,winter*,kalt*,warm*",
    "冬,寒い,暖かい",
  ],
  [
    "summer,sun,linen,light,warm,sandals",
    "summer,summer*,hot weather,hot days",
    "el verano,verano,calor",
    "l'été,ete,chaleur",
    "den Sommer,sommer*,hitze",
    "夏,暑い",
  ],
  [
    "rain,raincoat,waxed,waterproof,wet,trench",
    "rain,rain*,wet weather,waterproof",
    "la lluvia,lluvia",
    "la pluie,pluie",
    "den Regen,regen*",
    "雨,梅雨",
  ],
  [
    "travel,suitcase,cabin,weekend,journey,trip",
    "travel,travel*,trip,trips,weekend*,journey",
    "un viaje,viaje*",
    "un voyage,voyage*,week-end",
    "die Reise,reise,reisen,wochenende",
    "旅行,旅",
  ],
  [
    "school,play,playground,knees",
    "school,playground,kindergarten",
    "el colegio,colegio,escuela",
    "l'école,ecole",
    "die Schule,schule,kindergarten",
    "学校,幼稚園",
  ],
];

const toQuality = ([words, en, es, fr, de, ja]: Row): Quality => ({
  ...saying({ en, es, fr, de, ja }),
  words: words.split(","),
});

export const MATERIALS: Quality[] = MATERIAL_ROWS.map(toQuality);
export const OCCASIONS: Quality[] = OCCASION_ROWS.map(toQuality);
