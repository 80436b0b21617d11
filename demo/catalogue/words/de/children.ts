import type { SaidIn } from "../words.ts";

export const children: SaidIn<"children"> = {
  "childrens-everyday-tee": [
    "Kindershirt für jeden Tag",
    "Weiches Baumwollshirt mit dehnbarem Ausschnitt, der über jeden Kopf passt.",
    "Der Ausschnitt öffnet sich weit und schließt sich wieder; das beendet einen täglichen Streit. Die Seitennähte liegen außen, wo sie jucken könnten, und das Etikett ist gedruckt. Die Baumwolle ist zertifiziert biologisch. Flecken gehen bei sechzig Grad heraus, Farben bleiben.",
  ],
  "childrens-striped-tee": [
    "Ringelshirt für Kinder",
    "Gestreiftes Langarmshirt mit Bündchen, die mit den Armen mitwachsen.",
    "Die Bündchen sind doppelt lang: im ersten Jahr umgeschlagen, im zweiten gerade. Die Streifen sind eingestrickt und lassen sich zählen, das hilft auf Bahnfahrten. Fester Jersey verzeiht Knie und Ellbogen, die als Bremsen dienen. Mit allem waschen.",
  ],
  "childrens-linen-shirt": [
    "Leinenhemd für Kinder",
    "Kleines Leinenhemd mit großen Knöpfen für kleine Hände.",
    "Die Knöpfe sind größer, als sie sein müssten, und die Löcher längs geschnitten, damit Kinder allein zurechtkommen. Das Leinen ist weich gewaschen. Es passt zu Hochzeiten, Stränden und Fotos mit den Großeltern. Bügeln nur für Letztere.",
  ],
  "childrens-rainbow-jumper": [
    "Baumwollpullover für Kinder",
    "Grob gestrickter Baumwollpullover mit Raglanärmeln und Rollsaum.",
    "Der ganze Komfort von Wolle ohne die Beschwerden über Wolle. Raglanärmel lassen Platz zum Klettern. Die Kanten rollen sich von selbst, so sieht eine Weile nichts zu klein aus. Er übersteht den Trockner, kommt nur etwas kürzer und viel weicher heraus.",
  ],
  "childrens-hoodie": [
    "Hoodie für Kinder",
    "Warmer Kapuzenpullover mit kordelfreier Kapuze und geräumiger Tasche.",
    "In dieser Kapuze gibt es keine Kordeln, denn die Sicherheit auf dem Spielplatz geht vor. Innen ist gebürstete Baumwolle, die Tasche geht quer durch und fasst einen Teddybären. Die Ellbogen sind doppelt. Zum Waschen auf links drehen, dann bleibt die Außenseite glatt.",
  ],
  "childrens-twirl-dress": [
    "Drehkleid für Kinder",
    "Ärmelloses Baumwollkleid, dessen Rock sich zum vollen Kreis öffnet.",
    "Getestet hat den Dreh eine Jury aus Fünfjährigen, die mehr Rock verlangte und ihn bekam. Das Oberteil ist gefüttert, der Rücken schließt mit zwei Knöpfen. In den versteckten Taschen haben Steine und ein halber Keks Platz. Maschinenwäsche, nass aufhängen.",
  ],
  "childrens-dotted-dress": [
    "Jerseykleid mit Punkten",
    "Kurzärmeliges Kinderkleid aus Jersey mit gedruckten Punkten und geraffter Taille.",
    "So unkompliziert wie ein T-Shirt, denn oberhalb der Taille ist es eins. Die Punkte sind mit Farbe auf Wasserbasis gedruckt und brechen nicht. Der Gummizug in der Taille ist bezogen und weich. Wenn das Wetter umschlägt, passt es über Leggings.",
  ],
  "childrens-corduroy-pinafore": [
    "Trägerkleid aus Feincord",
    "Kinderkleid aus Feincord mit gekreuzten Trägern und zwei aufgesetzten Taschen.",
    "Die Träger lassen sich in drei Höhen knöpfen; mit etwas Glück passt es drei Winter lang. Feincord ist fein genug, um weich zu sein, und zäh genug für Baumrinde. Zieh es über das Ringelshirt. Auf links waschen, mit der Hand glatt streichen, zum Trocknen aufhängen.",
  ],
  "childrens-block-print-dress": [
    "Kinderkleid mit Blockdruck",
    "Handbedrucktes Baumwollkleid mit kurzen Ärmeln und runder Passe.",
    "Kleine Blumen, von Hand eine nach der anderen gedruckt, keine ganz wie ihre Nachbarin. Der Baumwollmull ist sehr leicht und mit sich selbst gefüttert. Es wird über den Kopf gezogen; im Nacken sitzt ein einziger Knopf. Kühl waschen, im Schatten trocknen.",
  ],
  "childrens-denim-dungarees": [
    "Jeanslatzhose für Kinder",
    "Weich gewaschene Latzhose mit großer Latztasche und verstärkten Knien.",
    "Die Knie sind von innen gedoppelt; der Flicken zeigt sich erst, wenn er gebraucht wird. Die Träger lassen sich um acht Zentimeter verlängern. Bei den kleinen Größen machen Druckknöpfe am Bein das Wickeln schnell. Gewaschen, bis sie weich war, und dafür gemacht, noch viel öfter gewaschen zu werden.",
  ],
  "childrens-jersey-joggers": [
    "Jogginghose für Kinder",
    "Bequeme Jogginghose mit breitem Bund und ohne Kordel, die verloren geht.",
    "Der Bund ist eine Hand breit und braucht keine Kordel. Die Taschen sind tief genug für Kastanien. Es ist dieselbe Schlingenbaumwolle wie bei den Großen, nur dort geschnitten, wo Kinder sich beugen. Dreißig Grad, Trockner erlaubt.",
  ],
  "childrens-muslin-romper": [
    "Musselin-Strampler",
    "Kurzer Strampler aus gekrepptem Doppelmusselin für die Kleinsten.",
    "Doppelmusselin sind zwei Gazen, die ein Punkt Faden zusammenhält, luftig und ein wenig blasig. Gebügelt werden muss und darf er nicht. Holzknöpfe an den Schultern, Druckknöpfe im Schritt. Klein gerollt passt er noch unten in jede Tasche.",
  ],
  "childrens-cotton-shorts": [
    "Spielshorts für Kinder",
    "Shorts aus Baumwollköper zum Hineinschlüpfen, mit Gummibund.",
    "Stark genug für Rutschen, leicht genug für August. Alle Nähte sind zweimal genäht. Links gibt es eine Schlaufe für alles, was an einer Schlaufe hängen will. Nach dem Sandkasten heiß waschen.",
  ],
  "childrens-ankle-socks": [
    "Ringelsocken für Kinder, drei Paar",
    "Drei Paar Baumwollsocken mit nahtloser Spitze.",
    "Die Spitze wird von Hand gekettelt, damit im Schuh keine Naht drückt. Jedes Paar hat seinen eigenen Streifen, so wird das Sortieren zum Spiel. An Ferse und Spitze mit etwas Nylon verstärkt. Bitte im mitgelieferten Netz waschen.",
  ],
  "childrens-yellow-raincoat": [
    "Regenmantel für Kinder",
    "Matter, wasserdichter Regenmantel mit Kapuze und großen Druckknöpfen.",
    "Jede Naht ist verschweißt; Pfützen dürfen also von oben und von unten geprüft werden. Die Kapuze hat einen kleinen Schirm und löst sich, wenn sie hängen bleibt. Ein Baumwollfutter verhindert, dass er an nackten Armen klebt. Abwischen genügt, eine Maschine braucht er nicht.",
  ],
  "childrens-light-puffer": [
    "Leichte Pufferjacke für Kinder",
    "Dünne, warme Jacke mit Stehkragen, für darunter und darüber.",
    "Warm wie eine dicke Jacke, und der Schulranzen passt trotzdem noch darüber. Der Reißverschluss hat oben eine Garage, das Kinn ist also sicher. Füllung und Hülle sind beide recycelt. Über einem Heizkörper, der aus ist, trocknet sie über Nacht.",
  ],
  "childrens-denim-jacket": [
    "Jeansjacke für Kinder",
    "Kleine Truckerjacke aus weichem, gewaschenem Denim.",
    "Eine richtige Jacke, mit echten Taschen und echten Knöpfen. Wir waschen den Denim vor dem Nähen zweimal, damit er sich biegt. Die Ärmel sind etwas länger, zum Umschlagen. Gib sie weiter, wenn es so weit ist; meist bekommt das zweite Kind die bessere.",
  ],
  "childrens-wool-duffel": [
    "Wollmantel für Kinder",
    "Kurzer Wollmantel mit rundem Kragen und großen Knöpfen.",
    "Bis oben zugeknöpft hält er ein gutes Stück Januar ab. Die Wolle ist dick, gewalkt und mit bedruckter Baumwolle gefüttert. In den Ärmelaufschlägen stecken zwei Größen Wachstum. Schlamm erst ausbürsten, wenn er trocken ist.",
  ],
};
