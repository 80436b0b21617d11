import type { SaidIn } from "../words.ts";

export const men: SaidIn<"men"> = {
  "mens-linen-camp-shirt": [
    "Leinenhemd mit Reverskragen",
    "Kurzärmeliges Leinenhemd mit offenem Kragen und geradem Saum.",
    "Der Reverskragen hat keinen Steg und liegt flach und offen, was immer die Hitze treibt. Leinen ist vom Ballen steif; dieses wurde mit Steinen getrommelt, bis es nachgab. Trag es über der Hose, denn dafür ist der Saum gerade und geschlitzt. Maschinenwäsche bei vierzig Grad, ohne Weichspüler.",
  ],
  "mens-oxford-shirt": [
    "Oxfordhemd mit Button-down-Kragen",
    "Kräftiges Oxford in Panamabindung mit weich gerolltem Kragen.",
    "Oxford paart einen weißen Faden mit einem gefärbten, darum haben auch die Unifarben aus der Nähe Tiefe. Die Kragenspitzen sind geknöpft und lang genug, um zu rollen. Hinten gibt es eine Kellerfalte und einen Aufhänger, den niemand benutzt. Nach etwa dreißig Wäschen ist es am besten.",
  ],
  "mens-brushed-check-shirt": [
    "Kariertes Flanellhemd",
    "Flanellhemd mit großem, ruhigem Karo, auf beiden Seiten gebürstet.",
    "Innen gebürstet, damit es angenehm ist, außen, damit es gut aussieht. Das Karo ist groß und seine Farben liegen nah beieinander; quer durch den Raum wirkt es wie Struktur. Die Brusttasche ist im Rapport zugeschnitten und verschwindet beinahe. Im Trockner wird es noch weicher, dem Planeten ist die Leine lieber.",
  ],
  "mens-fine-stripe-poplin-shirt": [
    "Popelinehemd mit feinen Streifen",
    "Businesshemd aus gestreiftem Zweifach-Popeline mit halb gespreiztem Kragen.",
    "Der Streifen ist einen Millimeter breit und wirkt aus zwei Metern wie eine helle Farbe. Die geteilte Passe folgt der Neigung der Schultern, die bei fast allen verschieden ist. Geschnitten ohne Brusttasche und hinten etwas länger. Leicht feucht bügeln, den Kragen zuerst.",
  ],
  "mens-band-collar-shirt": [
    "Hemd mit Stehkragen",
    "Kragenloses Baumwollhemd mit schmalem Steg und halbrunder Passe.",
    "Ohne Kragen geht der Blick zum Stoff: leicht genoppte Baumwolle, auf alten Schützenwebstühlen bei Erode gewebt. Der Steg ist zwei Zentimeter hoch und scheuert nicht. Lass den obersten Knopf offen und die Krawatte für immer im Schrank. Warm waschen, kühl bügeln.",
  ],
  "mens-cotton-kurta": [
    "Handgewebte Baumwollkurta",
    "Gerade Kurta aus handgewebter Baumwolle mit kurzer Knopfleiste und seitlichen Schlitzen.",
    "In Maheshwar von Hand gewebt und so schlicht zugeschnitten, wie wir konnten, um nichts davon zu verschwenden. Die Leiste endet am Brustbein und schließt mit Holzknöpfen. Die Schlitze reichen bis zur Hüfte, damit du im Schneidersitz sitzen kannst. Zur Hochzeit mit Churidar, am Sonntag über Jeans; die erste Wäsche bitte allein.",
  ],
  "mens-heavyweight-tee": [
    "Schweres T-Shirt",
    "Dichtes, kastiges Baumwollshirt mit engem Kragen, der rund bleibt.",
    "Mit 260 Gramm steht der Jersey leicht vom Körper ab und verschweigt, was es zu Mittag gab. Der Kragen ist doppelt gerippt, an der Schulter zweimal gesteppt und innen mit Band gesichert. Nimm für den kastigen Look deine übliche Größe, zum Einstecken eine kleiner. Aus der Maschine kommt es wie gebügelt, jedenfalls beinahe.",
  ],
  "mens-pocket-tee": [
    "Flammgarn-T-Shirt mit Brusttasche",
    "Leichtes T-Shirt aus unregelmäßigem Flammgarn mit einer Brusttasche.",
    "Flammgarn ist an manchen Stellen dicker als an anderen, und die Farbe nimmt es ebenso ungleichmäßig an. So sieht schon ein neues Shirt aus wie das Lieblingsstück. Die Tasche ist klein und sitzt etwas höher. Kalt waschen, um die Farbe zu behalten, oder warm, um sie schneller loszuwerden.",
  ],
  "mens-stripe-long-sleeve": [
    "Gestreiftes Langarmshirt",
    "Langarmshirt mit Rundhals, schmalen garngefärbten Streifen und gerippten Bündchen.",
    "Schmale Streifen, weit genug auseinander, um zu atmen. Der Jersey aus mittelschwerer gekämmter Baumwolle lässt sich gut unter einem Overshirt tragen. Die Bündchen sind gerippt, damit die Ärmel oben bleiben, wenn du sie hochschiebst. Im Schatten trocknen, dann bleibt das Weiß weiß.",
  ],
  "mens-pique-polo": [
    "Poloshirt aus Baumwollpiqué",
    "Schlichtes Polo aus Wabenpiqué mit zwei Knöpfen und ohne Emblem.",
    "Auf der Brust ist nichts, und das mit Absicht. Piqué wird in kleinen erhabenen Waben gestrickt, die zwischen Shirt und Haut Luft zirkulieren lassen. Der Kragen ist fest genug für unter das Sakko, und mit den Seitenschlitzen darf es locker hängen. Beide Knöpfe vor der Wäsche schließen, dann behält es seine Form.",
  ],
  "mens-waffle-henley": [
    "Henleyshirt mit Waffelstruktur",
    "Langarm-Henley aus warmer Waffelbaumwolle mit drei dunklen Knöpfen.",
    "Waffelstrick hält stehende Luft in seinen Quadraten; darum trugen ihn einst Leute unter der Kleidung, die Eis schnitten. Unserer ist weicher und darf sich sehen lassen. Trag ihn auf der Haut unter Flanell oder allein mit hochgeschobenen Ärmeln. Beim ersten Mal läuft er ein wenig ein; der Schnitt rechnet damit.",
  ],
  "mens-fisherman-jumper": [
    "Fischerpullover mit Patentrippe",
    "Dicker Pullover im Halbpatent aus ungefärbter und gefärbter Wolle.",
    "Halbpatent braucht doppelt so viel Garn wie glatter Strick und hält doppelt so viel Luft. Er dehnt sich mit dir und kommt zurück. Bündchen gibt es eigentlich keine, denn der ganze Pullover ist eine Rippe. Rechne damit, dass er bei Regen leise nach Schaf riecht und fünfzehn Jahre hält.",
  ],
  "mens-merino-v-neck": [
    "Merinopullover mit V-Ausschnitt",
    "Dünner Pullover aus extrafeinem Merino, für über das Hemd.",
    "Dünn genug für unter das Sakko, ohne daraus ein größeres Sakko zu machen. Das V ist flach und zeigt einen Kragen, keine Brust. Extrafeines Merino widersteht Knittern und Gerüchen und ist damit ein guter Begleiter auf kurzen Reisen. Im Wollprogramm waschbar.",
  ],
  "mens-shawl-cardigan": [
    "Strickjacke mit Schalkragen",
    "Schwere Strickjacke mit Schalkragen und Knöpfen in Lederoptik.",
    "Irgendwo zwischen Pullover und Jacke, und wärmer als beide, wenn die Heizung ausfällt. Der Kragen ist doppelt gestrickt und legt sich von selbst um. In die zwei aufgesetzten Taschen passen Brille und Hundeleine. Flecken einzeln entfernen und den Rest dem Dampf im Badezimmer überlassen.",
  ],
  "mens-loopback-sweatshirt": [
    "Sweatshirt aus French Terry",
    "Sweatshirt mit Rundhals aus ungerauter Schlingenbaumwolle mit V-Einsatz.",
    "Das V unter dem Kragen fing einst den Schweiß auf; heute fängt es den Blick. Die Schlingen sind innen nicht aufgeraut, darum atmet es und fusselt nicht. Flachnähte liegen innen wie außen eben. Beim Waschen Reißverschlüsse in der Nachbarschaft schließen, dann liegend trocknen.",
  ],
  "mens-zip-hoodie": [
    "Hoodie für jeden Tag",
    "Kapuzenpullover aus schwerer Baumwolle mit Fleece-Innenseite und Kängurutasche.",
    "Die Kapuze ist aus drei Teilen geschnitten und gefüttert; unten liegt sie wie ein Kragen. Innen ist er weich angeraut, außen dicht und glatt, was gegen Knötchen hilft. Flache Kordeln, Metallspitzen, kein Druck. Am liebsten hat er dreißig Grad und keine direkte Hitze beim Trocknen.",
  ],
  "mens-tapered-chinos": [
    "Schmal zulaufende Chino",
    "Chino ohne Bundfalten aus gebürstetem Baumwollköper, unter dem Knie schmaler.",
    "Am Gesäß bequem und am Knöchel schmal; der Wechsel geschieht dort, wo er niemandem auffällt. Der Köper ist leicht angeraut und hat zwei Prozent Stretch. Die Taschenbeutel sind aus gestreiftem Hemdenstoff, eine Freude nur für den Besitzer. Auf links waschen; entlang der Falte bügeln oder gar nicht.",
  ],
  "mens-pleated-wool-trousers": [
    "Bundfaltenhose aus Wolle",
    "Hose mit einer Bundfalte aus Tropical-Wolle mit seitlichen Verstellern.",
    "Tropical-Wolle ist offen und kühl gewebt: der weitgereiste Bruder des Wintertuchs. Seitliche Versteller ersetzen die Gürtelschlaufen. Eine Falte nach vorn gibt dir Platz zum Sitzen. Über Nacht am Saum aufhängen, bis zum Frühstück sind die Knitter ausgehangen.",
  ],
  "mens-linen-shorts": [
    "Leinenshorts mit Kordelzug",
    "Shorts bis über das Knie mit Bindebund und vier brauchbaren Taschen.",
    "Sie wiegen fast nichts, und doch fasst jede Tasche ein Telefon. Der Bund ist rundum elastisch und wird innen oder außen gebunden. Gut für den Strand und für den Heimweg über den Markt. Salz ausspülen, in den Wind hängen.",
  ],
  "mens-ribbed-joggers": [
    "Jogginghose aus Baumwolle",
    "Schmal zulaufende Jogginghose aus Schlingenbaumwolle mit sauberem Bündchen.",
    "Das Gegenstück zu unserem Sweatshirt, vom selben Ballen, wenn du beide zusammen bestellst. Die Taschen sitzen in der Seitennaht, rechts mit verstecktem Reißverschluss. Das Bündchen ist kurz und fest, so fällt das Bein, ohne sich aufzublähen. Wasche sie mit dem Sweatshirt, dann verblassen sie gemeinsam.",
  ],
  "mens-corduroy-trousers": [
    "Breitcordhose",
    "Gerade Cordhose mit tiefer, altmodischer Rippe.",
    "Acht Rippen auf den Zoll, von Hand geschnitten in einer Weberei, die seit 1870 kaum anderes tut. Der Flor läuft nach oben, das vertieft die Farbe und fühlt sich unter der Hand richtig an. Das gerade Bein und die mittlere Leibhöhe halten den Professor auf Abstand. Immer auf links waschen und den Flor feucht bürsten.",
  ],
  "mens-selvedge-jeans": [
    "Gerade Selvedge-Jeans",
    "Roher Selvedge-Denim mit vierzehn Unzen in klassisch gerader Form.",
    "Sie kommt steif, dunkel und eine Spur zu lang. Sechs Monate Sitzen, Radfahren und Regen zeichnen deine eigene Karte darauf. Schlag den Saum einmal um, und du siehst die rote Webkante. Verschiebe die erste Wäsche, solange der Anstand es erlaubt, und leg sie dann in ein kaltes Bad.",
  ],
  "mens-slim-jeans": [
    "Schmale Stretchjeans",
    "Schmale, gewaschene Jeans mit etwas Stretch und mittlerer Leibhöhe.",
    "Ein schmales Bein, das vor hauteng haltmacht. Zwei Prozent Elasthan helfen auf Treppen und Rollern, und über Nacht findet der Denim in seine Form zurück. Gewaschen wird mit Ozon statt mit Bleiche, das braucht ein Zehntel des Wassers. Maschinenwäsche bei dreißig Grad, auf links.",
  ],
  "mens-denim-overshirt": [
    "Overshirt aus Denim",
    "Hemd aus gewaschenem Denim mit Perldruckknöpfen, schwer genug als Jacke.",
    "Denim mit acht Unzen ist zu schwer für ein Hemd und zu leicht für eine Jacke, und deshalb von September bis März zu gebrauchen. Die Druckknöpfe öffnen sich in einem Zug. Ellbogen und Kragen sind von Hand geschmirgelt. Trag es über dem schweren T-Shirt und denk nicht mehr daran.",
  ],
  "mens-trucker-jacket": [
    "Jeansjacke im Truckerschnitt",
    "Die Jeansjacke mit vier Taschen, spitzen Patten und verstellbarem Bund.",
    "Wir haben so wenig wie möglich geändert: Die spitze Passe, die V-Nähte und die Kupferknöpfe sitzen, wo sie seit 1962 sitzen. Nur der Körper ist länger und das Armloch freundlicher. Einmal gespült, damit sie deine Autositze nicht färbt. Sie gewinnt durch Vernachlässigung.",
  ],
  "mens-chore-jacket": [
    "Arbeitsjacke aus Canvas",
    "Arbeitsjacke mit drei Taschen aus Baumwollcanvas mit rundem Kragen.",
    "Französische Eisenbahner trugen diesen Schnitt sechzig Jahre lang, und die Taschen hat seither niemand verbessert. Der Canvas ist stückgefärbt und wird an jeder Kante heller. Ohne Futter passt sie darüber wie darunter. Wasche sie warm mit deinen Jeans, wenn das Blau noch blauer werden soll.",
  ],
  "mens-unstructured-blazer": [
    "Ungefüttertes Sakko",
    "Weiches Zweiknopfsakko ohne Polster aus Hopsack-Wolle.",
    "Nimm Polster und Einlage heraus, und aus dem Sakko wird eine Strickjacke mit Revers. Hopsack ist locker gewebt, atmet gut und schüttelt Knitter ab. Aufgesetzte Taschen halten den Ton entspannt. Für die Gepäckablage links herum entlang der Rückennaht falten.",
  ],
  "mens-wool-overcoat": [
    "Einreihiger Wollmantel",
    "Knielanger Mantel aus Melton-Wolle mit steigendem Revers.",
    "Melton wird gewalkt, bis die Bindung verschwindet; dem Wind geht es bei der Suche nicht besser. Die Schulter ist natürlich, vorn schließen drei Knöpfe und ein verdeckter vierter. Ein tiefer Schlitz erlaubt große Schritte. Auf etwas Breites hängen und nach dem Tragen abwärts bürsten.",
  ],
  "mens-bomber-jacket": [
    "Matte Bomberjacke",
    "Bomberjacke mit Reißverschluss aus mattem Nylon, Kragen, Ärmel und Saum gerippt.",
    "Der Glanz ist weg, und das grelle Orange des Futters wich einem stillen Ton. Übrig bleibt eine sehr gute kurze Jacke. Das Nylon ist wasserabweisend und leise, es raschelt nicht. Kalt in die Maschine, Reißverschluss zu, ohne Weichspüler.",
  ],
  "mens-down-puffer": [
    "Pufferjacke mit recycelter Daune",
    "Warme Pufferjacke mit Stehkragen, gefüllt mit recycelter Daune.",
    "Die Daunen stammen aus alten Bettdecken, wurden gewaschen und sortiert und füllen so gut wie neue. Die Kammern sind am Körper breit und am Arm schmal, damit sich der Ellbogen noch beugt. Zwei Taschen außen, zwei innen, eine für Handschuhe. Sie lässt sich in ihre eigene linke Tasche packen.",
  ],
};
