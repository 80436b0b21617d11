import type { SaidIn } from "../words.ts";

export const bags: SaidIn<"bags"> = {
  "canvas-market-tote": [
    "Markttasche aus Canvas",
    "Tasche aus schwerem Canvas mit langen Henkeln und flachem Boden.",
    "Canvas mit achtzehn Unzen bleibt von selbst stehen, wenn du ihn absetzt. Die Henkel laufen unter dem Boden hindurch und auf der anderen Seite wieder hinauf, sie können also nicht ausreißen. Zwölf Kilo Markt passen hinein, oder ein Wochenende. Kalt waschen und feucht heiß bügeln.",
  ],
  "womens-leather-tote": [
    "Shopper aus weichem Leder",
    "Ungefütterter Ledershopper mit Magnetriegel und Innentäschchen.",
    "Aus drei Stücken Leder und sehr wenig sonst. Die Narbung bleibt sichtbar, mitsamt den kleinen Spuren, die ein Leben im Freien auf einer Haut hinterlässt. Ein Täschchen am Band bewahrt Schlüssel vor dem Versinken. Mit jedem Monat fällt sie weicher, und so soll es sein.",
  ],
  "striped-beach-tote": [
    "Gestreifte Strandtasche",
    "Geräumige gestreifte Tasche mit Seilhenkeln und wasserdichtem Futter.",
    "Groß genug für vier Handtücher und den Roman, den niemand zu Ende liest. Die Seilhenkel hat ein Segelmacher gespleißt. Das Futter lässt sich trocken wischen, und Nasses bleibt in einem Reißverschlussfach fern vom Buch. Den Sand ausschütteln, zweimal.",
  ],
  "womens-saddle-crossbody": [
    "Satteltasche zum Umhängen",
    "Runde Satteltasche mit Überschlag, schmalem Riemen und Stiftverschluss.",
    "Die Rundung ist von einer Satteltasche aus einem Kutschenmuseum geborgt. Innen gibt es zwei Fächer und einen Schlitz für Karten. Der Riemen lässt sich um dreißig Zentimeter verstellen, von der Schulter bis zur Hüfte. Pflege das Leder zweimal im Jahr.",
  ],
  "camera-bag": [
    "Kameratasche aus Leder",
    "Kompakte Box mit Reißverschluss an einem Canvasriemen.",
    "Um eine kleine Kamera herum entworfen, auch wenn die meisten Telefon, Geldbörse und Taschenbuch darin tragen. Der Reißverschluss läuft um drei Seiten und öffnet sich flach. Die Ecken sind von Hand eingefasst. Sie wird Schrammen bekommen, und zwar schöne.",
  ],
  "womens-bucket-bag": [
    "Beuteltasche mit Lederkordel",
    "Weiche Beuteltasche, die sich mit einer Lederkordel schließt.",
    "Zieh an der Kordel, und der Rand legt sich in einen gleichmäßigen Kranz aus Falten. Sie ist tiefer, als sie aussieht, darum hängt am Rand ein abnehmbares Portemonnaie. Außen Velours, innen Baumwollköper. In den ersten Wochen neue Indigojeans meiden.",
  ],
  "roll-top-backpack": [
    "Rolltop-Rucksack aus Canvas",
    "Rucksack aus gewachstem Canvas, oben gerollt und seitlich geklippt.",
    "Dreimal gerollt hält er Regen ab; aufgerollt steht ein Baguette darin. Gewachste Baumwolle riecht leise nach Zelt. Im Polsterfach am Rücken hat ein Laptop mit fünfzehn Zoll Platz. Mit Wachs und Föhn auffrischen, wenn das Wasser nicht mehr abperlt.",
  ],
  "everyday-backpack": [
    "Rucksack für jeden Tag",
    "Schlichter Rucksack mit Reißverschluss, Vortasche und gepolsterten Trägern.",
    "Der Entwurf begann mit einer Liste von Dingen, die wir weglassen wollten. Was blieb: ein großes Fach, ein kleines, eines für die Wasserflasche, alles aus recyceltem Nylon. Die Träger sind geformt und quietschen nicht. Mit dem Schwamm reinigen.",
  ],
  "childrens-mini-backpack": [
    "Mini-Rucksack für Kinder",
    "Kleiner runder Rucksack mit Brustclip und Namensschild innen.",
    "Eine Brotdose, eine Flasche und ein Schatz passen hinein. Der Clip vor der Brust hält die Träger auf schmalen Schultern. In der Naht versteckt sich ein Reflexstreifen, der nur im Scheinwerferlicht leuchtet. Abwischen, auch innen.",
  ],
  "canvas-weekender": [
    "Weekender aus Canvas",
    "Reisetasche in Kabinengröße aus Canvas mit Ledergriffen.",
    "Kleidung für drei Tage, oder für fünf, wenn du streng bist. Der Boden ist eine zweite Lage Canvas mit Lederfüßen. Der Schultergurt lässt sich abnehmen, die Griffe hält eine Lederhülle zusammen. Passt in die Gepäckfächer aller Fluggesellschaften, mit denen wir je gestritten haben.",
  ],
  "leather-holdall": [
    "Reisetasche aus Leder",
    "Reisetasche aus vollnarbigem Leder mit Messingreißverschlüssen und Kofferanhänger.",
    "Diese ist zum Vererben gedacht. Vollnarbiges Leder, zwei Millimeter dick, mit dem Sattlerstich genäht, der nicht aufgeht, wenn er reißt. Die Reißverschlüsse aus Messing sind gewachst. Lass Kratzer Kratzer sein; sie polieren sich in die Narbung.",
  ],
  "wash-bag": [
    "Gewachster Kulturbeutel",
    "Kulturbeutel mit weiter Öffnung und abwischbarem Futter.",
    "Er öffnet sich wie eine Arzttasche und bleibt offen, während du dich rasierst. Das Futter ist beschichtete Baumwolle, außen ist er gewachst. Flach genug fürs Handgepäck, sobald das Shampoo aufgebraucht ist. Wischen, trocknen, vergessen.",
  ],
  "womens-folded-clutch": [
    "Gefaltete Lederclutch",
    "Flache Clutch, einmal umgeschlagen, mit verdecktem Magneten.",
    "Offen fasst sie einen Pass, gefaltet ein Telefon und einen Lippenstift. Ein einziges Stück Nappa, vorn ohne sichtbaren Stich. Der Magnet ist so schwach, dass Karten nichts geschieht. Flach aufbewahren, mit Seidenpapier im Knick.",
  ],
  "womens-satin-pouch": [
    "Abendbeutel aus Satin",
    "Geraffter Satinbeutel mit geknotetem Henkel.",
    "Nichts darin als ein kleines Spiegelfach, denn ein Abend braucht sehr wenig. Der Henkel ist ein Seil aus demselben Satin, zweimal geknotet. Wasser hinterlässt auf Satin Spuren; trag ihn am trockenen Arm. Mit Baumwollbatist gefüttert.",
  ],
  "womens-top-handle-bag": [
    "Henkeltasche",
    "Kleine, feste Tasche mit gebogenem Henkel und umgeschlagener Front.",
    "Ihre Form hat sie von einem Rahmen aus Buchenfurnier unter dem Leder, leicht und sehr steif. Der Henkel ist gerollt und unten vernäht. Ein langer Riemen liegt bei, für Momente, die beide Hände brauchen. Ausgestopft in ihrem Baumwollbeutel aufbewahren.",
  ],
};
