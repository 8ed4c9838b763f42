import type { RuleSection } from '../../../../ui/board.ts';

export const de: readonly RuleSection[] = [
  {
    id: 'K1',
    title: 'Was auf dem Tisch liegt',
    tables: ['sites'],
    picture: 'start',
    paragraphs: [
      {
        id: 'K1.1',
        text: 'Im Beutel sind 165 Bausteine, je 33 in fünf Farben. Auf fünfzehn Bauplätzen können Pyramiden wachsen: kleine aus fünf Steinen (vier und einer darauf, Standplätze A bis H) und große aus vierzehn (neun, vier und einer, Plätze A bis L). Die Pharaonenpyramide in Zone 16 fasst dreißig. Das Tal hat sieben Zonen, 16 bis 22.',
      },
      {
        id: 'K1.2',
        text: 'Alle haben zwei Aufseher, fünf Arbeiter, acht Skarabäen und acht Gebotstafeln: je eine mit 1, 2, 3 und 4 und vier leere. Alle Figuren beginnen in Zone 16.',
      },
      {
        id: 'K1.3',
        text: 'Zu dritt bleiben die Bauplätze mit drei Sonnen geschlossen, zu zweit auch die mit zwei Sonnen. Auf einem geschlossenen Bauplatz darf niemand stehen, und für das Ende zählt er nicht.',
      },
      {
        id: 'K1.4',
        text: 'Auf einem Standplatz hat eine Figur Platz, in einer Zone beliebig viele. Um die Pharaonenpyramide gibt es keine Standplätze, und sie gehört niemandem.',
      },
      {
        id: 'K1.5',
        text: 'Wer den Pharaostein hat, beginnt jede Phase; dann geht es im Uhrzeigersinn. Wer ihn zuerst hat, wird ausgelost, wenn der Tisch niemanden bestimmt hat.',
      },
    ],
  },
  {
    id: 'K2',
    title: 'Bewegung',
    tables: ['moving'],
    picture: 'overseers',
    examples: [
      {
        picture: 'movement',
        text: 'Aufseher 1 geht von 6-C nach 7-D für 3 Bewegungspunkte: von Bauplatz 6 herunter, über die Grenze in Zone 20, auf Bauplatz 7. Aufseher 2 geht von Zone 16 nach 15-B für 1. Zusammen 4 der 6 Bewegungspunkte.',
      },
    ],
    tries: [{ position: 'overseers', text: 'Setze Arbeiter in Runde 1' }],
    paragraphs: [
      {
        id: 'K2.1',
        text: 'Ein Schritt über die Grenze einer Zone kostet 1, ein Schritt auf einen Bauplatz oder von ihm herunter kostet 1; wo Grenze und Rahmen auf einer Linie liegen, wie bei den Bauplätzen 4, 8 und 12 zur Zone 16 hin, ist es zusammen 1. Innerhalb eines Bauplatzes wechselt man kostenlos. Figuren und Steine versperren nie den Weg, und der billigste Weg zählt: Von 16 nach 15-B kostet es 1, von 6-C nach 20 kostet es 2, von 6-C nach 7-D kostet es 3.',
      },
      {
        id: 'K2.2',
        text: 'In jeder Runde hast du 6 Bewegungspunkte für deine beiden Aufseher zusammen und 6 für alle deine Arbeiter zusammen. Was du nicht nutzt, verfällt.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'Eine Runde',
    tables: ['rights'],
    picture: 'round',
    examples: [
      {
        picture: 'sale',
        text: 'Zuerst hat Anna gelegt, dann Bert, dann Chris. An Gruppe 1 haben Anna und Bert je 4: Sie geht an Anna, die früher gelegt hat. Gruppe 2 geht an Chris, 4 gegen 3. An Gruppe 3 ergeben Annas 1 und 2 zusammen 3, mehr als Berts 2, also gewinnt Anna eine zweite Gruppe. An Gruppe 4 liegen nur leere Tafeln: Eine Summe von 0 kauft nichts, und die fünf Steine kommen zurück in den Beutel.',
      },
      {
        picture: 'bumped',
        text: 'Annas Aufseher bleibt auf 6-C. Der von Bert sollte auch dorthin: Der Platz ist besetzt, also landet er in Zone 19, an die 6-C grenzt. Das kostet nichts weiter, und er nimmt nichts in Besitz.',
      },
      {
        picture: 'robbery',
        text: 'Bauplatz 2 gehört Chris, aber dort steht kein Aufseher von Chris. Die neun unteren Steine liegen, und einer darauf. Anna und Bert haben dort je einen Aufseher und einen Arbeiter und dürfen je zwei Steine nehmen. Anna nimmt den oberen und einen der unteren, dann Bert noch zwei: 6 Steine bleiben.',
      },
      {
        picture: 'takeover',
        text: 'Bauplatz 8 gehört Anna, die dort niemanden hat. Bert hat einen Aufseher und einen Arbeiter, von beidem mehr, und darf Annas Skarabäus durch einen eigenen ersetzen. Die sechs Steine bleiben liegen, und Bert darf noch in dieser Runde darauf bauen.',
      },
    ],
    tries: [
      { position: 'bids', text: 'Lege Gebotstafeln für Steine' },
      { position: 'round', text: 'Notiere geheime Aufseherzüge' },
      { position: 'stealing', text: 'Stiehl Bausteine' },
      { position: 'takingOver', text: 'Übernimm einen Bauplatz' },
      { position: 'building', text: 'Baue' },
    ],
    paragraphs: [
      {
        id: 'K3.1',
        text: 'Bausteine. Es werden Gruppen von fünf Steinen gezogen und offen ausgelegt, eine Gruppe mehr, als Spieler dabei sind. Reihum legen alle Gebotstafeln verdeckt an die Gruppen, alle auf einmal; wie viele, sehen alle, welche, sieht niemand. Nach dem Aufdecken geht jede Gruppe an die höchste Summe; bei gleichen Summen bekommt sie, wer früher gelegt hat. Du darfst mehrere Gruppen gewinnen und alle, einige oder keine Tafeln legen. Leere Tafeln täuschen nur: Eine Summe von 0 kauft nichts. Was niemand kauft, kommt zurück in den Beutel, und alle nehmen ihre Tafeln wieder. Ist zu wenig im Beutel, gibt es weniger Gruppen, die letzte vielleicht mit weniger Steinen; aus einem leeren Beutel wird nichts verkauft.',
      },
      {
        id: 'K3.2',
        text: 'Aufseher. Jeder geht höchstens einmal. In Runde 1 gehen sie offen, Spieler für Spieler, in Zonen, auf Bauplätze ohne Besitzer oder auf eigene, nur auf freie Plätze. Ab Runde 2 notieren alle geheim, wohin ihre Aufseher gehen: auf einen Platz eines offenen Bauplatzes, auch einen jetzt besetzten, in eine Zone oder gar nicht. Die geheimen Aufseherzüge werden gemeinsam gezeigt und reihum ausgeführt; Aufseher, die gehen, werden erst hochgehoben und dann in der gewählten Reihenfolge hingestellt. Ist der Platz dann besetzt, auch von deinem anderen Aufseher, kommt der Aufseher ohne weitere Kosten in die Zone, an die dieser Platz grenzt. Aufseherzüge, die zusammen mehr als 6 Bewegungspunkte kosten, kann man nicht notieren.',
      },
      {
        id: 'K3.3',
        text: 'Besitz. Ein Aufseher, der auf einem Bauplatz ohne Besitzer zu stehen kommt, nimmt ihn mit einem Skarabäus in Besitz, ob du willst oder nicht; ein Bauplatz, an dem er nur vorbeikam oder von dem er weichen musste, gehört nicht dazu. Ohne Skarabäus geschieht das nicht, bis in einer späteren Runde wieder einer da ist und der Aufseher noch dort steht. Der Bauplatz gehört dir weiter, wenn der Aufseher geht.',
      },
      {
        id: 'K3.4',
        text: 'Arbeiter. Reihum und offen, jeder höchstens einmal, in Zonen oder auf freie Plätze. In Runde 1 nicht auf Bauplätze anderer, später auf jeden offenen, auch einen fertigen. Arbeiter nehmen nichts in Besitz.',
      },
      {
        id: 'K3.5',
        text: 'Stehlen, ab Runde 2. Auf einem fremden Bauplatz mit unfertiger Pyramide, wo du mehr Aufseher hast als der Besitzer und mindestens einen Arbeiter, darfst du je eigenem Arbeiter dort bis zu zwei Steine nehmen, die oberste Stufe zuerst und innerhalb einer Stufe nach Wahl. Sie kommen zu den gekauften. An einem Bauplatz dürfen mehrere stehlen.',
      },
      {
        id: 'K3.6',
        text: 'Übernehmen, ab Runde 2. Auf einem unfertigen fremden Bauplatz, wo du mehr Aufseher und mehr Arbeiter hast als der Besitzer, darfst du den fremden Skarabäus durch einen von dir ersetzen, wenn du noch einen hast; der alte geht zurück. Steine und Figuren bleiben, und du darfst dort noch in dieser Runde bauen. Dieselben Arbeiter dürfen stehlen, übernehmen und bauen.',
      },
      {
        id: 'K3.7',
        text: 'Bauen. Auf eigenen Bauplätzen darfst du je Arbeiter, der dort steht, bis zu zwei Steine setzen; Aufseher braucht es nicht. Du wählst die Stelle jedes Steins, aber eine Stufe muss voll sein, bevor die nächste beginnt, und Steine werden nie versetzt; in einem Zug darfst du eine Stufe vollenden und die nächste beginnen. Gebaut wird nur mit Steinen, die du in dieser Runde gekauft oder gestohlen hast. Eine fertige Pyramide bekommt den Skarabäus auf die Spitze und ist für immer sicher.',
      },
      {
        id: 'K3.8',
        text: 'Was du nicht verbaut hast, bekommt der Pharao, dessen Pyramide Stufe für Stufe wächst. Wofür kein Platz mehr ist, kommt zurück in den Beutel.',
      },
      { id: 'K3.9', text: 'Der Pharaostein wandert nach links; wer ihn bekommt, beginnt die nächste Runde.' },
    ],
  },
  {
    id: 'K4',
    title: 'Das Ende',
    picture: 'end',
    paragraphs: [
      {
        id: 'K4.1',
        text: 'Die Runde, in der die Pharaonenpyramide ihren letzten Stein bekommt oder in der auf jedem offenen Bauplatz eine fertige Pyramide steht, wird zu Ende gespielt und ist die letzte. Die letzte ist auch eine Runde, die mit leerem Beutel beginnt, und ebenso die dritte Runde in Folge, in der kein Stein gebaut, gestohlen oder dem Pharao gegeben wird.',
      },
      {
        id: 'K4.2',
        text: 'Nur fertige Pyramiden zählen, für ihren Besitzer. Die meisten Punkte gewinnen; bei gleichen Punkten wird der Sieg geteilt.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'Was eine Pyramide wert ist',
    tables: ['worth'],
    picture: 'pyramids',
    examples: [
      {
        picture: 'worth',
        text: 'Bauplatz 2, ganz rot: 11 Punkte. Bauplatz 6, unten grau, dann schwarz, oben weiß, ist geschichtet: 9. Bauplatz 10 ist bunt: 5. Die kleinen: Bauplatz 13, ganz weiß, ist 4 wert, Bauplatz 15, schwarz mit einer Spitze aus Sand, 3.',
      },
    ],
    paragraphs: [
      {
        id: 'K5.1',
        text: 'Ganz in einer Farbe: 4 Punkte für eine kleine Pyramide, 11 für eine große. Geschichtet, also jede Stufe in einer Farbe, und Stufen dürfen dieselbe haben: 3 oder 9. Alles andere, bunt: 1 oder 5. Mit der Variante K6.2 ist ein zweifarbiges Muster 2 oder 7 wert. Es zählt die beste Art, die passt.',
      },
      { id: 'K5.2', text: 'Der mittlere Stein einer großen Grundstufe ist nicht zu sehen und wird nie gewertet.' },
    ],
  },
  {
    id: 'K6',
    title: 'Varianten',
    paragraphs: [
      {
        id: 'K6.1',
        text: 'Für fortgeschrittene Baumeister: Gruppen, die niemand kauft, kommen auf die Pharaonenpyramide statt in den Beutel. Wird sie dadurch fertig, ist diese Runde die letzte.',
      },
      {
        id: 'K6.2',
        text: 'Für Experten: Ein zweifarbiges Muster zählt. Genau zwei Farben sind zu sehen, auf jeder Stufe wie ein Schachbrett: Nachbarn nebeneinander sind verschieden. Im Viererquadrat sind die Diagonalen gleich, im Neunerquadrat haben die Ecken die eine Farbe und die Seiten die andere. Die Spitze darf jede der beiden Farben haben.',
      },
      {
        id: 'K6.3',
        text: 'Arbeiter, die gestohlen haben, zählen in derselben Runde nicht beim Übernehmen dieses Bauplatzes: je zwei gestohlene Steine ein Arbeiter, aufgerundet.',
      },
    ],
  },
];
