import { inFiveLanguages } from "../words.ts";

/** The about page: the founder's note and the reasons. */
export const about = inFiveLanguages({
  en: {
    film: "The Shop In Half A Minute",
    filmText: "From the front page to the checkout, as it is: nothing is sped up, and there is no sound.",
    filmLabel:
      "A silent film of half a minute: a shopper looks through the home page, narrows the women's collection by colour, chooses a dress and goes to the checkout.",
    filmDownload: "Download the film",
    title: "About",
    description: "Why Weft makes fewer clothes, describes them as they are, and mends them for free.",
    banner: "A small label from Bengaluru that would rather you bought one good shirt.",
    founder: "Founder's Note",
    founderAlt: "The founder's cutting table: a half-made blouse, its paper pattern, shears, thread and a tape measure",
    note1:
      "My grandmother kept her winter coat for thirty-one years. She had it turned once, relined twice, and when it was finally too thin she cut it down for me. I wore it to school and thought nothing of it. I think of it every day now.",
    note2:
      "Weft began with that coat. The weft is the thread that goes across: nobody notices it, and without it there is no cloth. We try to be like that. We work with eleven mills, most of them family-run, and we make a thing only when we would miss it ourselves.",
    note3:
      "If a garment of ours disappoints you, write to me. I read every letter, and I answer most of them before breakfast.",
    why: "Why Choose Us",
    reason1: "Quality Assurance",
    reason1Text:
      "Every cloth is washed, worn and washed again before we cut it. A seam that gives in the first year is ours to mend, at no cost and without a receipt.",
    reason2: "Convenience",
    reason2Text:
      "One page a product, honest measurements, and a parcel that can be sent back from wherever it found you. The first fourteen days are on us.",
    reason3: "Exceptional Customer Service",
    reason3Text:
      "People who know the stock by touch answer what you ask, day and night. If something will not suit you, they will say so.",
    seeCollection: "See the collection",
  },
  es: {
    film: "La tienda en medio minuto",
    filmText: "De la portada al pago, tal como es: sin acelerar y sin sonido.",
    filmLabel:
      "Una película muda de medio minuto: alguien recorre la portada, filtra la colección de mujer por color, elige un vestido y pasa a tramitar el pedido.",
    filmDownload: "Descargar la película",
    title: "Nosotros",
    description: "Por qué Weft hace menos ropa, la describe tal como es y la arregla gratis.",
    banner: "Una pequeña marca de Bengaluru que prefiere que compres una sola buena camisa.",
    founder: "Nota de la fundadora",
    founderAlt:
      "La mesa de corte de la fundadora: una blusa a medio hacer, su patrón de papel, tijeras, hilo y una cinta métrica",
    note1:
      "Mi abuela conservó su abrigo de invierno treinta y un años. Le dio la vuelta una vez, le cambió el forro dos y, cuando ya estaba demasiado fino, lo cortó a mi medida. Lo llevé al colegio sin pensar en ello. Ahora lo pienso todos los días.",
    note2:
      "Weft empezó con aquel abrigo. «Weft» es la trama, el hilo que cruza: nadie lo ve, y sin él no hay tela. Intentamos ser así. Trabajamos con once talleres, la mayoría familiares, y solo hacemos algo cuando nosotros mismos lo echaríamos de menos.",
    note3:
      "Si una prenda nuestra te decepciona, escríbeme. Leo todas las cartas y contesto a casi todas antes del desayuno.",
    why: "Por qué elegirnos",
    reason1: "Calidad garantizada",
    reason1Text:
      "Lavamos, usamos y volvemos a lavar cada tela antes de cortarla. Si una costura cede el primer año, la arreglamos nosotros, sin coste y sin recibo.",
    reason2: "Comodidad",
    reason2Text:
      "Una página por producto, medidas honestas y un paquete que puedes devolver desde donde te haya encontrado. Los primeros catorce días corren de nuestra cuenta.",
    reason3: "Una atención excepcional",
    reason3Text:
      "Personas que conocen las prendas al tacto responden a lo que preguntes, de día y de noche. Si algo no te va a quedar bien, te lo dirán.",
    seeCollection: "Ver la colección",
  },
  fr: {
    film: "La boutique en une demi-minute",
    filmText: "De l’accueil à la commande, telle qu’elle est : rien n’est accéléré, et il n’y a pas de son.",
    filmLabel:
      "Un film muet d’une demi-minute : quelqu’un parcourt l’accueil, filtre la collection femme par couleur, choisit une robe et passe commande.",
    filmDownload: "Télécharger le film",
    title: "À propos",
    description: "Pourquoi Weft fait moins de vêtements, les décrit tels qu’ils sont et les répare gratuitement.",
    banner: "Une petite maison de Bengaluru qui préfère que vous achetiez une seule bonne chemise.",
    founder: "Le mot de la fondatrice",
    founderAlt:
      "La table de coupe de la fondatrice : une blouse en cours, son patron de papier, des ciseaux, du fil et un mètre ruban",
    note1:
      "Ma grand-mère a gardé son manteau d’hiver trente et un ans. Elle l’a fait retourner une fois, redoubler deux fois et, quand il fut vraiment trop mince, elle l’a recoupé pour moi. Je le portais à l’école sans y penser. J’y pense aujourd’hui chaque jour.",
    note2:
      "Weft est né de ce manteau. « Weft », c’est la trame, le fil qui traverse : personne ne le remarque, et sans lui il n’y a pas d’étoffe. Nous essayons d’être ainsi. Nous travaillons avec onze filatures, familiales pour la plupart, et nous ne faisons une pièce que si elle nous manquerait.",
    note3:
      "Si l’un de nos vêtements vous déçoit, écrivez-moi. Je lis toutes les lettres et je réponds à la plupart avant le petit-déjeuner.",
    why: "Pourquoi nous choisir",
    reason1: "La qualité, garantie",
    reason1Text:
      "Chaque étoffe est lavée, portée et relavée avant la coupe. Une couture qui lâche la première année est pour nous, sans frais et sans ticket.",
    reason2: "La simplicité",
    reason2Text:
      "Une page par produit, des mesures honnêtes et un colis qui se renvoie d’où qu’il vous ait trouvé. Les quatorze premiers jours sont pour nous.",
    reason3: "Un service d’exception",
    reason3Text:
      "Des personnes qui connaissent nos pièces au toucher répondent à vos questions, jour et nuit. Si quelque chose ne vous va pas, elles vous le diront.",
    seeCollection: "Voir la collection",
  },
  de: {
    film: "Der Shop in einer halben Minute",
    filmText: "Von der Startseite bis zur Kasse, wie er ist: nichts beschleunigt und ohne Ton.",
    filmLabel:
      "Ein stummer Film von einer halben Minute: Jemand sieht sich auf der Startseite um, filtert die Damenkollektion nach Farbe, wählt ein Kleid und geht zur Kasse.",
    filmDownload: "Film herunterladen",
    title: "Über uns",
    description: "Warum Weft weniger Kleidung macht, sie beschreibt, wie sie ist, und sie umsonst flickt.",
    banner: "Ein kleines Label aus Bengaluru, dem es lieber ist, du kaufst ein einziges gutes Hemd.",
    founder: "Ein Wort der Gründerin",
    founderAlt:
      "Der Zuschneidetisch der Gründerin: eine halbfertige Bluse, ihr Schnittmuster aus Papier, Schere, Garn und ein Maßband",
    note1:
      "Meine Großmutter trug ihren Wintermantel einunddreißig Jahre. Einmal ließ sie ihn wenden, zweimal neu füttern, und als er schließlich zu dünn war, schnitt sie ihn für mich zu. Ich trug ihn zur Schule und dachte mir nichts dabei. Heute denke ich jeden Tag daran.",
    note2:
      "Mit diesem Mantel fing Weft an. „Weft“ ist der Schuss, der Faden, der quer läuft: Niemand bemerkt ihn, und ohne ihn gibt es keinen Stoff. So versuchen wir zu sein. Wir arbeiten mit elf Webereien, die meisten in Familienhand, und machen etwas nur, wenn es uns selbst fehlen würde.",
    note3:
      "Wenn dich ein Stück von uns enttäuscht, schreib mir. Ich lese jeden Brief und beantworte die meisten noch vor dem Frühstück.",
    why: "Warum wir",
    reason1: "Geprüfte Qualität",
    reason1Text:
      "Jeder Stoff wird gewaschen, getragen und wieder gewaschen, bevor wir ihn zuschneiden. Eine Naht, die im ersten Jahr aufgeht, flicken wir, kostenlos und ohne Beleg.",
    reason2: "Einfach bequem",
    reason2Text:
      "Eine Seite pro Produkt, ehrliche Maße und ein Paket, das du von überall zurückschicken kannst. Die ersten vierzehn Tage gehen auf uns.",
    reason3: "Ausgezeichneter Service",
    reason3Text:
      "Menschen, die das Sortiment mit den Händen kennen, beantworten deine Fragen, Tag und Nacht. Wenn dir etwas nicht stehen wird, sagen sie es.",
    seeCollection: "Zur Kollektion",
  },
  ja: {
    film: "30秒でわかるWeft",
    filmText: "トップページから購入手続きまで、早送りなし、音声なしの実際の画面です。",
    filmLabel:
      "約30秒の無音の動画。トップページを眺め、レディースを色で絞り込み、ワンピースを選んで購入手続きへ進みます。",
    filmDownload: "動画をダウンロード",
    title: "Weftについて",
    description: "Weftが服を少なく作り、ありのままに説明し、無料でお直しする理由。",
    banner: "良いシャツを一枚だけ選んでほしい。ベンガルールの小さなブランドです。",
    founder: "創業者からのごあいさつ",
    founderAlt: "創業者の裁断台。縫いかけのブラウスと型紙、裁ちばさみ、糸、巻き尺",
    note1:
      "祖母は冬のコートを三十一年着ていました。一度仕立て直し、裏地を二度替え、いよいよ薄くなったときには私のために縫い縮めてくれました。当時は何も思わず学校へ着て行きましたが、今では毎日のように思い出します。",
    note2:
      "Weftはそのコートから始まりました。Weftとは「よこ糸」のこと。目立たないけれど、それがなければ布になりません。私たちもそうありたいと思っています。家族経営を中心とした十一の織元とともに、自分たちがなくて困るものだけを作っています。",
    note3:
      "もし私たちの服にがっかりされたら、どうぞ私にお便りをください。すべてに目を通し、たいていは朝食の前にお返事します。",
    why: "選ばれる理由",
    reason1: "確かな品質",
    reason1Text:
      "どの生地も、裁つ前に洗い、着て、もう一度洗います。一年以内にほつれた縫い目は、領収書なしで無料でお直しします。",
    reason2: "便利さ",
    reason2Text: "一商品に一ページ、正直な寸法、どこからでも返送できる荷物。最初の十四日間の返送料は当店が負担します。",
    reason3: "行き届いたサービス",
    reason3Text:
      "商品を手で知るスタッフが、昼も夜もご質問にお答えします。お似合いにならないと思えば、正直にお伝えします。",
    seeCollection: "コレクションを見る",
  },
});
