import type { SaidIn } from "../words.ts";

export const shoes: SaidIn<"shoes"> = {
  "court-leather-sneakers": [
    "Court-Sneaker aus Leder",
    "Flache Sneaker aus glattem Leder auf vernähter Schalensohle aus Gummi.",
    "Eine Form von den Tennisplätzen der Siebziger, minus die Streifen. Das Leder ist vollnarbig und mit noch mehr davon gefüttert. Die Sohle ist rundum vernäht, jeder Schuster kann sie also ersetzen. Nach dem Tragen abwischen und die Spanner hinein.",
  ],
  "canvas-plimsolls": [
    "Leinenturnschuhe",
    "Leichte Schnürschuhe aus Canvas mit dünner vulkanisierter Sohle.",
    "Sie kosten wenig, wiegen wenig und lassen sich flach packen. Der Canvas hat zwölf Unzen und ein Fischgratfutter; die Sohle ist im Ofen aufgebacken statt geklebt. Kalt waschen, mit Papier ausstopfen, fern der Sonne trocknen. Ohne sie ist der Sommer nicht derselbe.",
  ],
  "mens-suede-runners": [
    "Retro-Runner aus Velours",
    "Retro-Laufschuhe aus Veloursleder und Mesh mit weicher Keilsohle.",
    "Auf einem Laufleisten von 1981 gebaut, den auch heutige Füße sehr bequem finden. Besätze aus Velours schützen das Mesh, wo es durchscheuern würde. Der Keil ist aus leichtem Schaum, das Profil aus Naturkautschuk. Das Velours trocken bürsten und Regenflecken in Ruhe lassen.",
  ],
  "childrens-high-tops": [
    "High-Tops für Kinder",
    "Knöchelhohe Canvasschuhe mit Reißverschluss an der Seite und Schnürsenkeln zur Zierde.",
    "Schnürsenkel fürs Auge, ein Reißverschluss für die Hektik am Morgen. Die Spitze trägt eine Gummikappe, denn damit bremsen Kinder. Die Lederinnensohle lässt sich herausnehmen und trocknen. Ohne sie dürfen die Schuhe bei dreißig Grad in die Maschine.",
  ],
  "womens-crossover-sandals": [
    "Sandalen mit gekreuzten Riemen",
    "Flache Sandalen mit zwei breiten gekreuzten Riemen auf geformtem Fußbett.",
    "Zwei Riemen und ein Fußbett; den Abstand dazwischen haben wir über elf Prototypen gefunden. Das Leder ist mit Rinde gegerbt und dunkelt nach, wo du es berührst. Der Kork darunter ist leicht und federt. Im Sommer nicht im geparkten Auto lassen.",
  ],
  "mens-two-strap-sandals": [
    "Sandalen mit zwei Riemen",
    "Schnallensandalen mit Korkfußbett, für Stadt und Garten.",
    "Anfangs fühlen sie sich hart an und dann, etwa am vierten Tag, als würden sie dich kennen. Kork und Latex geben unter der Ferse nach und heben sich unter dem Gewölbe. Die Schnallen sind aus massivem Messing. Neu besohlen ist möglich, und es lohnt sich.",
  ],
  "womens-heeled-mules": [
    "Mules mit Absatz",
    "Mules zum Hineinschlüpfen mit geformtem Absatz von fünf Zentimetern.",
    "Der Absatz sieht aus wie ein halbierter Kiesel und steht sicherer, als man denkt. Ein einziges breites Band bedeckt die Zehenansätze. Mit Ziegenleder gefüttert, brauchen sie kein Einlaufen. Für Abendessen, bei denen du nicht rennen wirst.",
  ],
  "mens-chelsea-boots": [
    "Chelsea Boots aus Velours",
    "Schmale Chelsea Boots aus wasserabweisendem Veloursleder mit Gummizug.",
    "Ein Stück Velours, nass um den Knöchel geformt, ohne Naht an der Front. Der Gummizug behält seine Kraft über Jahre; wir haben den Hersteller von Feuerwehrhosenträgern gefragt. Eine dünne Gummisohle ist an einen Lederrahmen genäht. Oft bürsten und neu besohlen, wenn es Zeit ist.",
  ],
  "womens-ankle-boots": [
    "Ankle Boots aus Leder",
    "Stiefeletten mit Blockabsatz von vier Zentimetern und innerem Reißverschluss.",
    "Der Absatz ist hoch genug für einen anderen Hosensaum und niedrig genug, um einen Bus zu erwischen. Weiches Kalbsleder faltet sich am Knöchel, ohne zu brechen. Der Reißverschluss innen bleibt außer Sicht. Mit farbloser Creme pflegen und auf Papierrollen aufrecht stellen.",
  ],
  "mens-lace-up-boots": [
    "Geschnürte Arbeitsstiefel",
    "Stiefel aus geöltem Leder mit Profilsohle und sechs Ösenpaaren.",
    "Geöltes Leder zeichnet, wenn du es knickst, und heilt, wenn du es reibst. Die Zunge ist bis zur vierten Öse mit den Seiten verbunden; Bäche darf man also mit etwas Vorsicht durchqueren. Schwer am ersten Tag, am zehnten deine. Vor dem Winter die Nähte fetten.",
  ],
  "mens-penny-loafers": [
    "Penny Loafer",
    "Handgenähte Mokassin-Loafer mit Sattelriemen und Ledersohle.",
    "Die Haube ist von Hand genäht, mit einem gewachsten Faden und zwei Nadeln. Vorn ungefüttert, nehmen sie binnen einer Woche die Form deines Fußes an. Ab Mai ohne Socken, ab Oktober mit. Gönn ihnen zwischen zwei Tagen einen Ruhetag.",
  ],
  "womens-horsebit-loafers": [
    "Loafer mit Metallspange",
    "Weiche Loafer mit schmaler Metallspange und biegsamer Sohle.",
    "So biegsam, dass du einen in der Mitte falten kannst, und das Futter verzeiht es. Die Spange ist gebürstet statt poliert und schreit nicht. Gut zur Zigarettenhose und zu nackten Knöcheln. Mit feuchtem Tuch reinigen, dann ein wenig Creme.",
  ],
  "mens-suede-drivers": [
    "Autofahrerschuhe aus Velours",
    "Ungefütterte Mokassins aus Veloursleder mit genoppter Gummisohle.",
    "Hundertdreiunddreißig Gumminoppen greifen am Pedal, auf dem Bootsdeck oder an nichts Bestimmtem. Das Velours ist ungefüttert, damit es kühl bleibt. Es sind Hausschuhe, die nach draußen dürfen. Mit einem Veloursradierer auffrischen.",
  ],
  "womens-ballet-flats": [
    "Ballerinas aus Leder",
    "Ballerinas mit runder Spitze, schmaler Schleife und elastischer Kante.",
    "Auf links genäht und dann gewendet wie Tanzschuhe; innen gibt es darum keine harte Kante. Die Schleife ist echt gebunden und reguliert den Sitz. Eine halbe Gummisohle haben wir schon aufgesetzt, das erspart dir den Weg. Nimm sie im Beutel mit, wenn du hohe Schuhe trägst.",
  ],
  "womens-canvas-espadrilles": [
    "Espadrilles aus Canvas",
    "Flache Espadrilles mit handgeflochtener Jutesohle.",
    "Die Jute wird nass geflochten, zur Sohle gewickelt und mit einer handlangen Nadel durchgenäht. Canvas dehnt sich, kauf sie also knapp. Regen ist ihr einziger Feind. Wenn sie ausfransen, sind sie beinahe am schönsten.",
  ],
  "womens-pointed-flats": [
    "Spitze Ballerinas aus Velours",
    "Spitze flache Schuhe aus feinem Velours mit ausgeschnittener Seite.",
    "Eine Spitze streckt den Fuß und schärft alles, was darüber getragen wird. Diese lässt so viel Platz, dass sich kein Zeh falten muss. Die Seite ist tief ausgeschnitten und folgt dem Gewölbe. Vor dem ersten Ausgang mit Spray schützen.",
  ],
};
