import { saying, type Said } from "./saying.ts";

/** Whom a product is for: the handle of the category, and the word that names of other categories' products begin with. */
export interface Wearer extends Said {
  handle: "women" | "men" | "children";
}

type Row = [en: string, es: string, fr: string, de: string, ja: string];

const ROWS: Record<Wearer["handle"], Row> = {
  women: [
    "women,woman,women s,womens,woman s,ladies,lady,female,girlfriend,wife,mother,mom,mum,her,she",
    "mujer,mujeres,senora*,novia,madre,esposa,dama*",
    "femme,femmes,dame,dames,copine,epouse,mere",
    "Damen,frau,frauen,damen*,freundin,mutter",
    "女性,レディース,婦人,彼女,妻,母",
  ],
  men: [
    "men,man,men s,mens,man s,male,gents,gentlemen,boyfriend,husband,father,dad,him",
    "hombre,hombres,caballero*,novio,padre,marido",
    "homme,hommes,monsieur,copain,mari,pere",
    "Herren,mann,manner,herren*,freund,vater,mannern",
    "男性,メンズ,紳士,彼氏,夫,父",
  ],
  children: [
    "children,child,children s,childrens,kids,kid,boy*,girl,girls,toddler*,baby,babies,son,daughter",
    "niños,nino,ninos,nina,ninas,bebe*,hijo,hija,infantil",
    "enfants,enfant,bebe*,garcon*,fille,filles,fils",
    "Kinder,kind,kinder*,junge,jungen,madchen,baby*,sohn,tochter",
    "子供,子ども,こども,キッズ,ベビー,息子,娘",
  ],
};

export const WEARERS: Wearer[] = Object.entries(ROWS).map(([handle, [en, es, fr, de, ja]]) => ({
  handle: handle as Wearer["handle"],
  ...saying({ en, es, fr, de, ja }),
}));

/** Who is meant where an age is named. */
export const CHILDREN = WEARERS.find(({ handle }) => handle === "children") ?? null;
