import type { SaidIn } from "../words.ts";

export const women: SaidIn<"women"> = {
  "ribbed-women-top": [
    "Geripptes Damen-Top",
    "Schmal geschnittenes Langarmtop aus feiner Rippbaumwolle mit schlichtem Rundhals.",
    "Die Rippe ist dicht genug gestrickt, um einen langen Tag in Form zu bleiben, und am Handgelenk trotzdem weich. Das Top liegt an, ohne zu klammern, und ist so lang, dass es im Bund bleibt. Wasche es kühl mit ähnlichen Farben und trockne es liegend. Unter dem Blazer ersetzt es die Bluse, zu Jeans braucht es sonst nichts.",
  ],
  "washed-silk-women-top": [
    "Damen-Top aus gewaschener Seide",
    "Ärmelloses Top aus sandgewaschener Seide mit weichem V-Ausschnitt vorn und hinten.",
    "Die Sandwäsche nimmt der Seide den Glanz und lässt eine trockene, pfirsichweiche Oberfläche zurück. Ab der Brust fällt der Schnitt locker, damit sich der Stoff bewegt, statt zu kleben. Die Träger sind breit genug, um zu verdecken, was sie verdecken sollen. Von Hand in kühlem Wasser waschen und noch leicht feucht von links bügeln.",
  ],
  "linen-women-top": [
    "Kastiges Damen-Top aus Leinen",
    "Kurzes, gerade geschnittenes Top aus mittelschwerem Leinen mit U-Boot-Ausschnitt und angeschnittenen Ärmeln.",
    "Nur zwei Schnittteile, die Ärmel direkt an die Schulter angeschnitten: So steht das Top leicht vom Körper ab und lässt Luft hindurch. Das europäische Leinen wurde als fertiges Teil gewaschen, die Knitter wirken vom ersten Tag an eingelebt. Es endet am Bund und passt zu allem, was hoch sitzt. Bei 30 Grad in die Maschine, dann auf die Leine.",
  ],
  "wrap-women-top": [
    "Damen-Wickeltop mit Bindegürtel",
    "Wickeltop aus Jersey mit Dreiviertelärmeln, seitlich gebunden.",
    "Ein langes Band läuft durch die Seitennaht und schließt an der Hüfte; wie hoch der Ausschnitt sitzt, entscheidest du. Der Viskosejersey hat genug Gewicht, um über der Wickelung glatt zu liegen. Die Ärmel enden knapp unter dem Ellbogen, in sicherer Entfernung von Tastaturen und Spülbecken. Auf links im Wäschenetz waschen.",
  ],
  "pleated-sleeve-women-top": [
    "Damen-Top mit plissierten Ärmeln",
    "Schlichtes Baumwolltop, dessen Ärmel an der Schulter in feine Falten gelegt sind.",
    "Sieben von Hand gelegte Falten geben dem Ärmel Volumen, während die Front ganz schlicht bleibt. Der Popeline ist neu noch knackig und wird mit jeder Wäsche weicher. Uns gefällt es mit einmal hochgeschobenen Ärmeln über einer schmalen Hose. Das Vorderteil bügeln, die Ärmel nur dämpfen.",
  ],
  "womens-organic-cotton-tee": [
    "T-Shirt aus Bio-Baumwolle",
    "Das Rundhalsshirt für jeden Tag, aus schwerem Bio-Jersey, der nie durchscheint.",
    "Zwei Jahre haben wir daran gearbeitet: Jersey mit 210 Gramm, ein Halsbündchen, das sich nicht wellt, ein Saum, der bleibt, wo er ist. Die Schultern sind etwas schmaler als beim Herrenshirt, der Körper fällt gerade. Es läuft weniger als zwei Prozent ein. Wasche es, so oft du magst.",
  ],
  "womens-breton-top": [
    "Bretonisches Ringelshirt",
    "Marineshirt mit U-Boot-Ausschnitt, langen Ärmeln und gleichmäßig gestrickten Streifen.",
    "Die Streifen sind gestrickt, nicht gedruckt: Sie laufen sauber um den Körper und treffen sich an den Seitennähten. Der U-Boot-Ausschnitt hat einen schmalen Beleg und zeigt ein wenig Schlüsselbein. Die feste Baumwolle wird mit der Zeit weicher, aber nie schlaff. Für die Maschine auf links drehen, dann übersteht es mehrere Sommer.",
  ],
  "womens-satin-camisole": [
    "Trägertop aus Satin",
    "Schräg geschnittenes Trägertop mit feinen, verstellbaren Trägern und sauberer, ungefütterter Kante.",
    "Weil der Satin schräg geschnitten ist, folgt er dem Körper ohne Abnäher und ohne Gummizug. Die Träger lassen sich hinten über kleine bezogene Schieber verstellen. Der Satin aus recyceltem Polyester verträgt die Waschmaschine, was man von den wenigsten sagen kann. Tagsüber unter der Strickjacke, abends ganz für sich.",
  ],
  "womens-bias-slip-dress": [
    "Slipkleid im Schrägschnitt",
    "Langes, schräg geschnittenes Slipkleid mit sanftem Wasserfallausschnitt und schmalen, gekreuzten Trägern.",
    "Quer zum Fadenlauf aus einer einzigen Satinbahn geschnitten: kein Reißverschluss, keine Abnäher, nur zwei Nähte. Der Ausschnitt ist beschwert und fällt darum jedes Mal gleich. In den ersten Tagen auf dem Bügel wird es etwas länger, das liegt am Schrägschnitt; der Saum ist darauf eingerichtet. Trag es im Juni mit Sandalen und im Dezember mit einem dicken Pullover darüber.",
  ],
  "womens-linen-shirt-dress": [
    "Hemdblusenkleid aus Leinen",
    "Wadenlanges Hemdblusenkleid aus gewaschenem Leinen mit Bindegürtel und Seitentaschen.",
    "Stell dir dein bestes Leinenhemd vor, bis zur Wade verlängert. Es lässt sich ganz durchknöpfen: geschlossen, bis zum Knie offen oder ganz offen über einer Hose. Der Gürtel ist lose, und die Schlaufen sind so unauffällig, dass man sie vergessen darf. Warm waschen, kräftig ausschütteln, mehr verlangt es nicht.",
  ],
  "womens-wrap-midi-dress": [
    "Midi-Wickelkleid",
    "Echtes Wickelkleid aus bedruckter Viskose mit schwingenden Ärmeln und Midisaum.",
    "Ein echtes Wickelkleid: Es passt vielen Figuren und vielen Abendessen. Das Muster wurde in unserem Atelier mit dem Pinsel gemalt und von Hand gestreut, damit sich kein Rapport zeigt. Der Viskosekrepp fällt schwer und knittert im Koffer kaum. Kühl waschen, an den Bändern aufhängen, am Morgen ist es fertig.",
  ],
  "womens-tiered-cotton-dress": [
    "Stufenkleid aus Baumwolle",
    "Weites, ärmelloses Kleid mit drei gerafften Stufen aus leichter Baumwolle.",
    "Jede Stufe braucht anderthalbmal so viel Stoff wie die darüber, daher der Schwung. Das Oberteil ist mit demselben Voile gefüttert, und die Armlöcher sitzen hoch genug, dass du darunter nichts brauchst. In der ersten Naht verstecken sich Taschen. Es mag die Wäscheleine und das Meer.",
  ],
  "womens-gingham-sun-dress": [
    "Sommerkleid mit Vichy-Karo",
    "Knielanges Stufenkleid aus garngefärbtem Vichy-Karo mit breiten Trägern.",
    "Die Karos sind gewebt, nicht gedruckt, und treffen sich an jeder Naht, an der wir sie treffen lassen konnten. Die breiten Träger liegen flach und verdecken den BH. Ein Gummizug im Rücken kümmert sich um das Mittagessen. Maschinenwaschbar und ab dem dritten Mal noch besser.",
  ],
  "womens-knitted-column-dress": [
    "Schmales Strickkleid",
    "Langes Kleid aus Rippstrick mit flachem Rundhals und seitlichem Schlitz.",
    "In einem durchgehenden Schlauch gestrickt und allein durch den Wechsel der Rippe geformt, nicht durch Zuschnitt. Die Merinomischung behält ihre Linie über Hüfte und Knie, auch nach einem Tag im Sitzen. Eine Seite ist bis zur halben Wade offen, damit du richtig gehen kannst. Liegend trocknen, nie auf dem Bügel.",
  ],
  "womens-denim-shirt-dress": [
    "Hemdblusenkleid aus Chambray",
    "Knielanges Kleid aus leichtem Chambray mit Krempelärmeln und Brusttasche.",
    "Chambray ist die leisere Verwandte des Denims: dasselbe Indigogarn, in Leinwandbindung statt in Köper. Das Kleid ist gerade geschnitten und hat einen runden Hemdsaum. Krempel die Ärmel hoch und mach sie mit dem Riegel innen fest. Entlang der Nähte verblasst es langsam, und genau so soll es sein.",
  ],
  "womens-linen-relaxed-shirt": [
    "Lässiges Leinenhemd",
    "Lockeres, etwas längeres Leinenhemd mit weichem Kragen und Perlmuttknöpfen.",
    "Das Hemd, nach dem du greifst, wenn es heiß ist und du trotzdem wach aussehen musst. Das Leinen ist aus langen Fasern gewebt und vor dem Zuschnitt gewaschen, es kratzt nicht und läuft nicht ein. Mit überschnittenen Schultern und rundem Saum trägst du es offen über einem Top oder halb eingesteckt. Auf der Leine trocknen und das Bügeleisen lassen, wo es ist.",
  ],
  "womens-tie-neck-blouse": [
    "Schluppenbluse",
    "Fließende Kreppbluse mit langer Schluppe und geknöpften Manschetten.",
    "Die Schluppe ist mit dem Kragen in einem Stück geschnitten und lang genug für eine richtige Schleife, einen lockeren Knoten oder gar keinen. Matter Krepp hält das Ganze ruhig. Innen sind die Nähte französisch verarbeitet, sie sieht also auch über der Stuhllehne ordentlich aus. In die Reinigung, oder von Hand waschen, wenn du Geduld hast.",
  ],
  "womens-poplin-shirt": [
    "Klassische Popelinebluse",
    "Eine gerade weiße Bluse, und dieselbe in drei Farben, die sich benehmen wie Weiß.",
    "Zweifach gezwirnter Popeline mit hundert Fäden gibt der Bluse ihren klaren, fast papiernen Griff. Abnäher hat sie hinten, vorn keine. Kragen und Manschetten haben herausnehmbare Stäbchen und einen verdeckten zweiten Knopf. Sie bügelt sich in vier Minuten; wir haben die Zeit gestoppt.",
  ],
  "womens-block-print-blouse": [
    "Bluse mit Blockdruck",
    "Weiche Bluse aus Baumwollvoile, von Hand mit einem kleinen Blattmuster bedruckt.",
    "In Bagru mit geschnitzten Teakmodeln gedruckt: Jede Bahn ist in Tiefe und Abstand ein wenig anders. Der Voile ist leicht genug für den Mai und vorn gefüttert. Eine geraffte Passe und weite Ärmel halten ihn von der Haut fern. Die ersten beiden Male allein waschen, denn handgedruckte Farbe setzt sich langsam.",
  ],
  "womens-silk-shirt": [
    "Bluse aus schwerer Seide",
    "Seidenbluse mit 22 Momme, verdeckter Knopfleiste und langen, schmalen Manschetten.",
    "Schwere Seide fällt in gerader Linie, wo leichtere schwebt; deshalb darf der Schnitt so schlicht sein. Die Knöpfe verstecken sich hinter der Leiste. Sie erwärmt sich schnell auf der Haut und genügt von Oktober bis April für sich allein. In die Reinigung geben und zwischendurch dämpfen.",
  ],
  "womens-merino-crew-jumper": [
    "Merinopullover mit Rundhals",
    "Feinstrickpullover aus Merino mit schmalem Halsbündchen und formgestrickten Schultern.",
    "Das Garn ist aus Merinowolle mit neunzehn Mikron gesponnen und kann direkt auf der Haut getragen werden. Die Ärmel sind Masche für Masche angekettelt, die Schulter bleibt dadurch flach und fest. Zusammengelegt ist er so groß wie ein Taschenbuch. Lüfte ihn lieber über Nacht, statt ihn zu waschen; Wolle reinigt sich besser selbst, als wir es können.",
  ],
  "womens-cable-knit-cardigan": [
    "Strickjacke mit Zopfmuster",
    "Grobe Wollstrickjacke mit gedrehten Zöpfen und Knöpfen in Hornoptik.",
    "Sechs Zöpfe wandern die Front hinauf und kreuzen sich in jeder zehnten Reihe, so wie auf Fischerpullovern seit hundert Jahren. In M wiegt sie fast ein Kilo und trägt sich wie ein leichter Mantel. Die Taschen sind eingestrickt, nicht aufgenäht, und hängen darum nicht durch. Leg sie gefaltet ins Regal, mit einem Stück Zedernholz dazu.",
  ],
  "womens-cropped-cardigan": [
    "Kurze Baumwollstrickjacke",
    "Kurze Strickjacke mit Rundhals aus glattem Baumwollgarn für die warmen Monate.",
    "Gedacht für Restaurants mit eifriger Klimaanlage und für Abende, die umschlagen. Fest gesponnene Baumwolle fühlt sich kühl und trocken an und hat eine saubere Kante. Sie endet an der Taille und lässt sich bis zum Hals knöpfen, geht also auch als Oberteil. Maschinenwäsche, in Form ziehen, liegend trocknen.",
  ],
  "womens-roll-neck-jumper": [
    "Rollkragenpullover aus Lammwolle",
    "Lockerer Rollkragenpullover aus weicher Lammwolle mit tiefen Bündchen und überschnittener Schulter.",
    "Wolle der ersten Schur ist sprungkräftiger als jede spätere. Das merkst du am Kragen: Er steht, ohne zu würgen. Der Körper ist weit, die Ärmel sind schmal, zusammen sieht es gewollt aus. Bitte von Hand mit Wollwaschmittel waschen. Kleine Knötchen der ersten Wochen gehen mit dem Kamm weg und kommen nicht wieder.",
  ],
  "womens-knitted-vest": [
    "Strickpullunder mit V-Ausschnitt",
    "Ärmelloser Pullunder mit tiefem V-Ausschnitt und gerippten Armlöchern.",
    "Eine Schicht für alle, denen nur in der Mitte kalt ist. Glatt rechts gestrickt, mit einer linken Maschenreihe, die das V einfasst. Zieh ihn über die Popelinebluse, den Kragen nach außen, oder im frühen Herbst über gar nichts. Die Mischung aus Baumwolle und Wolle darf bei dreißig Grad in die Maschine.",
  ],
  "womens-wide-leg-trousers": [
    "Weite Bundfaltenhose",
    "Hoch geschnittene Hose mit zwei Bundfalten je Seite und einem Bein, das ab der Hüfte fällt.",
    "Die Falten sind zu den Taschen hin gebügelt und öffnen sich beim Gehen. Eine Mischung aus Viskose und Wolle gibt dem Bein Schwung, und ein Ripsband im Bund hindert Blusen daran, herauszukriechen. Der Saum ist lang genug für Absätze; jede Schneiderei kürzt ihn. Sparsam reinigen lassen.",
  ],
  "womens-linen-drawstring-trousers": [
    "Leinenhose mit Tunnelzug",
    "Gerade, luftige Leinenhose mit Kordelzug und tiefen Taschen.",
    "Man könnte in ihr schlafen, und im Nachtzug wirst du es vermutlich tun. Der Bund ist hinten elastisch und vorn glatt, eine eingesteckte Bluse sieht also ordentlich aus. Das Leinen wiegt 185 Gramm, genug, um keinen Taschenbeutel durchscheinen zu lassen. Warm waschen, draußen trocknen.",
  ],
  "womens-straight-leg-jeans": [
    "Gerade Jeans mit hohem Bund",
    "Feste Jeans mit hohem Bund, geradem Bein und knöchellangem Saum.",
    "Denim mit dreizehn Unzen und ohne Stretch: Eine Woche lang wirst du mit ihr verhandeln. Danach gehört sie dir. Der Bund sitzt hoch, der Oberschenkel nah, und ab dem Knie fällt das Bein gerade. Selten waschen, auf links und kalt.",
  ],
  "womens-cigarette-trousers": [
    "Zigarettenhose",
    "Schmale, knöchellange Hose mit Bügelfalte und seitlichem Reißverschluss.",
    "In der Baumwolle steckt ein Hauch Elasthan, genug zum Treppensteigen. Die Front ist glatt, der Reißverschluss versteckt sich in der Seitennaht, und die Bügelfalte ist so fixiert, dass sie die Wäsche übersteht. Für diese Länge wurden Loafer erfunden. Mit einem Tuch zwischen Eisen und Hose bügeln.",
  ],
  "womens-tailored-shorts": [
    "Elegante Leinenshorts",
    "Kurze Hose bis zur Mitte des Oberschenkels, mit richtigem Bund, Hosenschlitz und Aufschlag.",
    "Shorts, die in den heißen Monaten ins Büro dürfen, sofern es ein vernünftiges Büro ist. Sie sind geschnitten wie eine lange Hose, mit Gürtelschlaufen, schrägen Taschen und einer Paspeltasche hinten. Die Aufschläge sind an der Naht angeheftet. Bügle sie oder lass es; bei Leinen sieht beides nach Absicht aus.",
  ],
  "womens-satin-midi-skirt": [
    "Midirock aus Satin",
    "Schräg geschnittener Midirock mit flachem Gummibund und fließendem Fall.",
    "Nicht mehr als zwei Bahnen und ein Bund, die ganze Arbeit macht der Stoff. Der Satin ist schwer genug, um zu gleiten, statt zu kleben. Er geht mit T-Shirt und Turnschuhen ebenso gut wie mit dem passenden Trägertop. Im Schonwaschgang waschen und an den Schlaufen aufhängen.",
  ],
  "womens-pleated-skirt": [
    "Plisseerock",
    "Wadenlanger Rock mit scharfen, dauerhaften Messerfalten vom Bund bis zum Saum.",
    "Die Falten sind mit Hitze in recycelten Polyester gelegt und gehen nicht mehr heraus, was immer du und das Wetter auch anstellen. Über der Hüfte liegen sie flach, ab der Mitte des Oberschenkels öffnen sie sich. Links schließt ein verdeckter Reißverschluss. Auf Reisen der Länge nach in einen Strumpf rollen.",
  ],
  "womens-denim-mini-skirt": [
    "Jeansrock mit fünf Taschen",
    "Kurzer Rock in A-Linie mit Jeanstaschen, Nieten und offenkantigem Saum.",
    "Von denselben Leuten genäht wie unsere Jeans, auf denselben Maschinen. Dank A-Linie rutscht er beim Radfahren nicht hoch. Der Saum ist abgeschnitten und darf ein wenig ausfransen; Fäden, die dich stören, schneidest du ab. Im Winter mit Strumpfhose, im Sommer ohne.",
  ],
  "womens-wool-check-skirt": [
    "Karierter Minirock aus Wolle",
    "Kurzer Wollrock mit weichem Fensterkaro und einer Falte vorn.",
    "In einer kleinen Weberei aus ungefärbten und gefärbten Garnen gewebt; der Grund des Karos ist die eigene Farbe des Schafs. Die Falte vorn verdeckt den Verschluss und lässt Platz für einen Schritt. Ganz mit Cupro gefüttert. Bürste ihn nach dem Tragen aus, dann sieht er selten eine Reinigung.",
  ],
  "womens-wool-wrap-coat": [
    "Wickelmantel aus Wolle",
    "Langer Doubleface-Mantel aus Wolle mit Schalkragen und Bindegürtel.",
    "Doubleface sind zwei zusammen gewebte Lagen, die an der gespaltenen Kante von Hand vernäht werden; der Mantel hat darum kein Futter und braucht keins. Die Schulter ist weich, der Ärmel weit genug für einen dicken Pullover. Binde ihn, oder lass ihn offen und steck den Gürtel in die Taschen. Bürsten, lüften und einmal im Winter reinigen lassen.",
  ],
  "womens-belted-trench": [
    "Trenchcoat mit Gürtel",
    "Knielanger Trench aus dichtem Baumwollgabardine mit Sturmklappe und Schnallengürtel.",
    "Alles, was ein Trench haben soll, und nichts, was nur baumelt. Der Gabardine ist so dicht gewebt, dass leichter Regen abläuft. Raglanärmel gehen widerspruchslos über eine Jacke. Einmal im Jahr mit Spray imprägnieren, dann behält er die Nerven.",
  ],
  "womens-single-button-blazer": [
    "Einknopfblazer",
    "Langer, leicht gepolsterter Blazer mit einem Knopf und ruhigen Linien.",
    "Das Revers rollt bis zu einem einzigen, tief gesetzten Hornknopf. Dank halber Rosshaareinlage bleibt die Front in Form, ohne gepolstert zu wirken. Die Innentasche haben wir gelassen, denn auch Frauen tragen Dinge mit sich. Eine weiche Bürste und ein breiter Bügel tun ihm besser als jede Reinigung.",
  ],
  "womens-quilted-jacket": [
    "Leichte Steppjacke",
    "Kragenlose Steppjacke mit Druckknöpfen, dünn genug für unter den Mantel.",
    "Zwischen zwei Lagen Nylon liegt eine dünne Schicht recycelter Watte, die in einer Stunde trocknet. Ohne Kragen verschwindet sie unter dem Mantel, an milden Tagen ist sie der Mantel. Die Taschen sind für kalte Hände mit Fleece hinterlegt. Auf niedriger Stufe mit einem Tennisball trocknen.",
  ],
  "womens-denim-jacket": [
    "Kurze Jeansjacke",
    "Kurze Truckerjacke aus gewaschenem Denim mit zwei Pattentaschen.",
    "Bis zum hohen Bund geschnitten und keinen Zentimeter weiter. Der Denim ist mit echtem Bimsstein gewaschen; das macht ihn an den Ellbogen mürbe, wo neue Jacken kneifen. Die Kupferknöpfe dunkeln mit der Zeit nach. Sie passt gut über Kleider, besonders über solche, die ohne sie zu lieblich wären.",
  ],
};
