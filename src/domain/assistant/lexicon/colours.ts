import { saying, type Said } from "./saying.ts";

/** A colour as shoppers call it, and the values under which catalogues have it, lower case. */
export interface Shade extends Said {
  id: string;
  values: string[];
}

type Row = [values: string, en: string, es: string, fr: string, de: string, ja: string];

/** Darker and lighter names first: who says "light blue" does not mean blue. */
const ROWS: Record<string, Row> = {
  navy: [
    "navy,navy blue,dark blue,indigo",
    "navy,navy blue,dark blue",
    "azul marino,azul oscuro",
    "bleu marine,marine,bleu fonce",
    "dunkelblau,marineblau,dunkelblau*,navy",
    "ネイビー,紺",
  ],
  sky: [
    "sky,sky blue,light blue",
    "light blue,sky blue,pale blue",
    "celeste,azul claro",
    "bleu clair,bleu ciel",
    "hellblau,hellblau*",
    "水色",
  ],
  burgundy: [
    "burgundy,wine,maroon",
    "burgundy,wine red,dark red,maroon",
    "burdeos,granate",
    "bordeaux",
    "weinrot,bordeaux*,weinrot*,dunkelrot*",
    "ワインレッド,バーガンディ",
  ],
  black: ["black", "black", "negro,negra,negros,negras", "noir,noire,noirs,noires", "schwarz,schwarz*", "黒,ブラック"],
  white: [
    "white,ivory",
    "white",
    "blanco,blanca,blancos,blancas",
    "blanc,blanche,blancs,blanches",
    "weiß,weiss*",
    "白,ホワイト",
  ],
  blue: ["blue", "blue", "azul,azules", "bleu,bleue,bleus,bleues", "blau,blau*", "青,ブルー"],
  red: ["red", "red", "rojo,roja,rojos,rojas", "rouge,rouges", "rot,rote,roter,rotes,roten,rotem", "赤,レッド"],
  green: ["green", "green", "verde,verdes", "vert,verte,verts,vertes", "grün,grun*", "緑,グリーン"],
  olive: ["olive,khaki", "olive,khaki", "oliva,caqui", "olive,kaki", "oliv,oliv*,khaki*", "オリーブ,カーキ"],
  yellow: [
    "yellow,mustard",
    "yellow,mustard",
    "amarillo,amarilla,amarillos,amarillas",
    "jaune,jaunes",
    "gelb,gelb*",
    "黄色,イエロー",
  ],
  pink: ["pink", "pink", "rosa,rosas", "rose,roses", "rosa,pink*,rosafarben*", "ピンク"],
  purple: [
    "purple,violet,lilac",
    "purple,violet,lilac",
    "morado,morada,violeta,purpura",
    "violet,violette,violets,violettes",
    "lila,violett*,lila*",
    "紫,パープル",
  ],
  orange: ["orange", "orange", "naranja,naranjas", "orange,oranges", "orange,orange*", "オレンジ"],
  brown: [
    "brown,tan,camel",
    "brown,tan",
    "marrón,marron,marrones",
    "marron,marrons,brun,brune",
    "braun,braun*",
    "茶色,ブラウン",
  ],
  beige: [
    "beige,sand,camel,oat,cream",
    "beige,sand coloured,sand",
    "beige,arena",
    "beige,sable",
    "beige,sandfarben*,beige*",
    "ベージュ",
  ],
  cream: [
    "cream,ivory,oat",
    "cream,ivory,off-white",
    "crema,crudo",
    "crème,ecru,creme",
    "creme,cremefarben*",
    "クリーム",
  ],
  gray: ["gray,grey,charcoal", "grey,gray", "gris,grises", "gris,grise,grises", "grau,grau*", "グレー,灰色"],
  gold: [
    "gold",
    "gold,golden",
    "dorado,dorada,oro,dorados",
    "doré,doree,or,dorees,dores",
    "gold,golden*",
    "金,ゴールド",
  ],
  silver: ["silver", "silver", "plateado,plata,plateada", "argent,argente,argentee", "silber,silbern*", "銀,シルバー"],
};

export const SHADES: Shade[] = Object.entries(ROWS).map(([id, [values, en, es, fr, de, ja]]) => ({
  id,
  ...saying({ en, es, fr, de, ja }),
  values: values.split(","),
}));
