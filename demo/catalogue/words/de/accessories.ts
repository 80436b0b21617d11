import type { SaidIn } from "../words.ts";

export const accessories: SaidIn<"accessories"> = {
  "ribbed-merino-beanie": [
    "Gerippte Merinomütze",
    "Eng anliegende Fischermütze mit tiefem Umschlag.",
    "Sie endet über den Ohren, wenn du Stil willst, und bedeckt sie, wenn du Wärme willst. Aus extrafeinem Merino gestrickt, mit vier Abnahmen am Scheitel. Eine Größe hat bisher jedem Kopf gepasst, der uns begegnet ist. Von Hand ausspülen, nie wringen.",
  ],
  "washed-cotton-cap": [
    "Gewaschene Baumwollkappe",
    "Kappe mit sechs Segmenten aus verwaschenem Köper mit Messingschieber hinten.",
    "Kein Logo, keine Botschaft. Flach in der Krone, sanft gebogen am Schirm und so verwaschen, dass sie nie nach dem ersten Tag aussieht. Das Schweißband ist aus Baumwolle und lässt sich mit einer Zahnbürste reinigen. Über einer Schüssel trocknen, damit sie in Form bleibt.",
  ],
  "womens-straw-sun-hat": [
    "Strohhut mit breiter Krempe",
    "Handgeflochtener Strohhut mit breiter, formbarer Krempe und Baumwollband.",
    "Aus Palmblatt in einer einzigen Spirale geflochten, die am Scheitel beginnt und fast einen Tag Arbeit kostet. In der Krempenkante liegt ein Draht; wie der Schatten fällt, entscheidest du. Innen hält ihn ein Baumwollband an seinem Platz. Nach der Reise mit Dampf in Form bringen.",
  ],
  "childrens-bobble-hat": [
    "Bommelmütze für Kinder",
    "Gerippte Mütze aus Wollmischung mit einem ehrlichen Bommel.",
    "Der Bommel ist sechsmal durchgenäht und hat bisher jedem Versuch widerstanden. Ein Baumwollband im Umschlag sorgt dafür, dass die Wolle nie die Stirn berührt. Warm, dehnbar, an der Garderobe schnell gefunden. Von Hand waschen, ausschütteln, über einer Flasche trocknen.",
  ],
  "fine-chain-necklace": [
    "Feine Kette mit Plättchen",
    "Dünne Kette mit kleinem gehämmertem Plättchen aus recyceltem, beschichtetem Silber.",
    "Jedes Plättchen bekommt elf Schläge eines kleinen Hammers und fängt an ebenso vielen Stellen das Licht. Die Kette hat zwei Ösen und schließt bei 42 oder 45 Zentimetern. Parfum macht die Beschichtung stumpf; leg sie zuletzt an. Sie kommt im Baumwollbeutel, nicht in einer Schachtel.",
  ],
  "womens-hoop-earrings": [
    "Geformte Creolen",
    "Hohle Creolen, die nach vorn anschwellen, leicht genug für den ganzen Tag.",
    "Sie sehen massiv aus und sind doch hohl: vier Gramm das Stück. Nach vorn werden sie dicker wie ein Tropfen kurz vor dem Fallen. Die Stecker sind aus chirurgischem Stahl. Mit dem beiliegenden Tuch polieren, immer in eine Richtung.",
  ],
  "open-cuff-bracelet": [
    "Offener Armreif",
    "Schlichter, runder Armreif, am Handgelenk hinten offen.",
    "Halbrunder Draht, über einen Dorn gebogen, gefeilt und gebürstet. Du kannst ihn von Hand etwas öffnen oder schließen; tu es langsam und selten. Zu zweit oder zu dritt getragen klingen sie leise. Recyceltes Messing unter dicker Beschichtung.",
  ],
  "signet-ring": [
    "Glatter Siegelring",
    "Weich geformter Siegelring mit leerem Oval.",
    "Das Oval blieb leer, denn Initialen sind Privatsache. In recyceltem Silber gegossen und getrommelt, bis keine Kante mehr da war. Gemacht für den kleinen Finger und am nächsten genauso gut. Seife und eine weiche Bürste halten ihn blank.",
  ],
  "lambswool-scarf": [
    "Gebürsteter Lammwollschal",
    "Großzügiger Schal aus Lammwolle, mit Karden gebürstet, mit kurzen gedrehten Fransen.",
    "Karden, die getrockneten vom Feld, rauen den Flor noch immer besser auf als jede Stahlbürste. Das Ergebnis ist leicht, luftig und warm zugleich. Mit 190 Zentimetern geht er zweimal herum. Kühl von Hand waschen und auf einem Handtuch trocknen.",
  ],
  "checked-wool-scarf": [
    "Karierter Wollschal",
    "Gewebter Schal mit großem, sanft gefärbtem Karo.",
    "Das Karo wurde zuerst auf Millimeterpapier gezeichnet und mit Buntstift ausgemalt, und etwas davon ist geblieben. Der Stoff ist Merino in lockerem Köper. Einmal der Länge nach falten und die Enden ungleich hängen lassen. Motten mögen ihn auch, halte also Lavendel bereit.",
  ],
  "womens-silk-square": [
    "Bedrucktes Seidentuch",
    "Quadratisches Tuch aus Seidentwill, siebzig Zentimeter, mit handrollierten Kanten.",
    "Eine Kante von Hand zu rollieren dauert etwa vierzig Minuten, und jedes Tuch hat vier. Das Motiv ist eine vergrößerte Studie von Samenständen aus unserem Garten. Binde es um den Hals, um einen Taschenhenkel oder über feuchtes Haar. Nur reinigen lassen, und selten.",
  ],
  "round-acetate-sunglasses": [
    "Runde Acetat-Sonnenbrille",
    "Runde Fassung, aus dem Acetatblock geschnitten, mit graugrünen Gläsern.",
    "Das Acetat wird aus einem massiven Block gefräst und vier Tage getrommelt; deshalb fühlen sich die Kanten an wie Kiesel. Fünfteilige Scharniere schließen mit einem Klick. Die Gläser filtern das gesamte UV-Licht und machen die Welt ein wenig freundlicher. Tuch und Hartschalenetui liegen bei.",
  ],
  "square-sunglasses": [
    "Eckige Sonnenbrille",
    "Breite, eckige Fassung mit polarisierten Gläsern.",
    "Polarisiertes Glas nimmt den Glanz von Straßen, Wasser und fremden Bildschirmen. Die Fassung ist an den Schläfen breit und steht größeren Gesichtern. Das Gewicht: ehrliche achtundzwanzig Gramm. Vor dem Wischen abspülen; Sand zerkratzt alles.",
  ],
  "womens-cat-eye-sunglasses": [
    "Cat-Eye-Sonnenbrille",
    "Sanft geschwungene Fassung mit Verlaufsgläsern.",
    "Sechs Millimeter Schwung am äußeren Winkel, und keiner mehr. Oben ist das Glas am dunkelsten; durch die untere Hälfte lässt sich eine Speisekarte lesen. Aus pflanzlichem Acetat. Mit beiden Händen abnehmen, dann bleibt sie gerade.",
  ],
  "mens-saddle-belt": [
    "Gürtel aus Sattelleder",
    "Drei Zentimeter breiter Gürtel aus pflanzlich gegerbtem Leder mit Messingschnalle.",
    "Aus dem Rücken der Haut geschnitten, wo die Fasern am längsten sind. Die Kanten sind mit Wasser, Wachs und Geduld poliert. Im ersten Jahr dunkelt er von Keks zu Kastanie nach. Gib ihm etwas Wachs, wenn er sich trocken anfühlt.",
  ],
  "womens-slim-belt": [
    "Schmaler Taillengürtel",
    "Schmaler Ledergürtel mit kleiner ovaler Schnalle, für Kleider und Mäntel.",
    "Zwölf Millimeter breit zieht er eine Linie und verlangt weiter keine Beachtung. Die Schnalle ist gegossen und von Hand gebürstet. Wir stanzen neun Löcher, damit er an der Taille oder auf der Hüfte sitzen kann. Gerollt aufbewahren, nicht hängend.",
  ],
  "woven-canvas-belt": [
    "Geflochtener Stretchgürtel",
    "Elastischer Flechtgürtel, der an jeder Stelle des Geflechts schließt.",
    "Ohne Löcher, zwischen denen du wählen müsstest, passt er genau, auch nach dem Essen. Baumwolle, um einen Gummikern geflochten, die Enden aus Leder. In die Wanne am Flughafen legt er sich mit Anmut. Mit einem feuchten Tuch abwischen.",
  ],
  "minimal-leather-watch": [
    "Schlichte Uhr mit Lederband",
    "Flache Quarzuhr mit klarem Zifferblatt und pflanzlich gegerbtem Band.",
    "Zwölf Striche, zwei Zeiger, kein Datum, das am Monatsende zu stellen wäre. Das Gehäuse ist sieben Millimeter hoch und verschwindet unter der Manschette. Das Werk kommt aus der Schweiz, das Band aus Kanpur; es lässt sich ohne Werkzeug wechseln. Spritzwasserfest, aber nicht zum Schwimmen gedacht.",
  ],
  "womens-slim-watch": [
    "Zierliche Armbanduhr",
    "Kleine runde Uhr am schmalen Band mit warmem, elfenbeinfarbenem Zifferblatt.",
    "Achtundzwanzig Millimeter im Durchmesser, etwa so groß wie eine Münze und leiser. Das Elfenbein des Zifferblatts haben wir nach alten Klaviertasten gewählt. Das schmale Band schließt mit einer einfachen Dornschließe. Die Batterie hält rund drei Jahre.",
  ],
  "field-watch-canvas": [
    "Felduhr mit Canvasband",
    "Gut ablesbare Armbanduhr mit Ziffern und waschbarem Canvasband.",
    "Du liest sie auf einen Blick, auf Armeslänge, im Dunkeln. Das Stahlgehäuse ist kugelgestrahlt und spiegelt nicht. Ein einziges Canvasband läuft unter der Uhr hindurch; sie fällt also nicht, wenn ein Stift bricht. Nimm das Band ab und wasche es mit den Socken.",
  ],
};
