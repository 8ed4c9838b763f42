import type { RuleSection } from '../../../../ui/board.ts';

export const de: readonly RuleSection[] = [
  {
    id: 'C1',
    title: 'Was auf dem Tisch liegt',
    tables: ['supplies', 'wars'],
    picture: 'start',
    paragraphs: [
      {
        id: 'C1.1',
        text: 'Auf dem Spielplan stehen 22 braune Azteken und 22 weiße Spanier. Alle haben je 7 Kragen in ihrer Farbe. Eine Figur mit Kragen ist markiert und gehört zu dieser Farbe, eine ohne ist unmarkiert. Auf einem Feld steht höchstens eine Figur. Ein Feld ohne Figur ist frei; eine eingestürzte Brücke ist kein Feld. Dämme und heile Brücken gelten als außerhalb der Stadt.',
      },
      {
        id: 'C1.2',
        text: 'Rot, Gelb und Orange führen die Azteken, Blau, Grün und Violett die Spanier. Bei gerader Spielerzahl haben beide Völker gleich viele Spieler, bei ungerader hat eines einen mehr, durch Los oder nach Wahl.',
      },
      {
        id: 'C1.3',
        text: 'Vorratskarten: je 25 Tarnungen (in Versteigerungen 1 wert), Waffen (2), Nahrung (3) und Gold (4). Kriegskarten: 40 je Volk, zehn Einsen, acht Zweien, sieben Dreien, sechs Vieren, fünf Fünfen und vier Sechsen. Acht Aufträge, einer für jeden Tempel von 17 bis 24. Zwanzig Ereignisse: drei Schätze, dreimal Brücken, drei Angriffe jedes Volkes, eine Flucht jedes Volkes, eine Plünderung, ein Nachschub, eine Meuterei und dreimal Bestechung. Neun Bestechungskarten.',
      },
      {
        id: 'C1.4',
        text: 'Alle bekommen 4 Kriegskarten ihres Volkes, einen Auftrag und 10 Vorratskarten, alles geheim. Wie viele Karten jemand hat, dürfen alle wissen. Übrige Aufträge bleiben verdeckt.',
      },
      {
        id: 'C1.5',
        text: 'Von jedem Volk beginnen 18 Figuren auf eigenen Feldern im See und rundherum. Von den vier Ecken der Stadt bekommen beide Völker zwei, wenn die Spielerzahl gerade ist (1 und 9 die Azteken, 5 und 13 die Spanier); ist sie ungerade, bekommt das Volk mit weniger Spielern alle vier. Die anderen vier Figuren stehen auf vier Feldern im See: zwei jedes Volkes, oder alle vom Volk mit mehr Spielern.',
      },
      {
        id: 'C1.6',
        text: 'Alle fünf Brücken sind heil. Wer beginnt, wird gelost oder gewählt; gespielt wird im Uhrzeigersinn. Dann markieren alle reihum, zweimal herum, eine unmarkierte Figur ihres Volkes außerhalb der Stadt.',
      },
      { id: 'C1.7', text: 'Mischen und Austeilen besorgt das Programm.' },
    ],
  },
  {
    id: 'C2',
    title: 'Runden und Züge',
    picture: 'turn',
    examples: [
      {
        picture: 'contest',
        text: 'Der Schatz kommt. Anna hat eine markierte Figur in der Stadt, auf 24. Bert hat zwei, auf 17 und 19, Chris ebenso, auf 10 und 20. Zwei sind mehr als eine, und zwischen Bert und Chris entscheidet die höchste Nummer: 20. Chris bekommt den Schatz.',
      },
    ],
    paragraphs: [
      {
        id: 'C2.1',
        text: 'Zwei oder drei Spieler spielen zwei Runden, vier bis sechs spielen drei. Für jede Runde werden die 17 anderen Ereignisse gemischt; der Schatz wird unter die letzten fünf Karten gemischt. Er kommt also als 14. bis 18. Ereignis seiner Runde.',
      },
      {
        id: 'C2.2',
        text: 'In einem Zug wird das oberste Ereignis aufgedeckt und ausgeführt. Dann macht der Spieler am Zug zwei Aktionen: Kriegskarten ziehen, eine Figur bewegen oder eine Vorratskarte nehmen. Zweimal dieselbe ist erlaubt; auf eine Aktion zu verzichten auch.',
      },
      {
        id: 'C2.3',
        text: 'Der Schatz beendet die Runde. Wer die meisten markierten Figuren in der Stadt hat, bekommt ihn; bei Gleichstand, wer von ihnen auf der höchsten Nummer steht. Ist niemand dort, bekommt ihn niemand. War es nicht der letzte, werden die Ereignisse der nächsten Runde gemischt, derselbe Spieler deckt ein neues auf und spielt weiter. Mit dem letzten Schatz ist das Spiel zu Ende.',
      },
    ],
  },
  {
    id: 'C3',
    title: 'Kriegskarten ziehen',
    paragraphs: [
      { id: 'C3.1', text: 'Lege 1 Nahrung ab und ziehe 4 Kriegskarten deines Volkes.' },
      {
        id: 'C3.2',
        text: 'Geht ein Stapel aus, werden abgelegte Vorräte gemischt und es wird weitergezogen; ist nichts mehr da, bekommst du, was da war. Gespielte Kriegskarten kommen in den Stapel ihres Volkes zurück. Ziehen mehrere, dann nacheinander, im Uhrzeigersinn, beginnend mit dem Spieler am Zug. Eine Aktion, die nichts brächte, kannst du nicht wählen.',
      },
    ],
  },
  {
    id: 'C4',
    title: 'Bewegen',
    tables: ['villages'],
    examples: [
      {
        picture: 'move',
        text: 'Berts Figur geht von H1 über den Damm, durch Tor 3 und weiter auf Stadtfeld 1. Eine Figur steht im Weg und kostet 1 Tarnung. Die auf Feld 1 wird nicht passiert: Dort endet der Zug, also wird sie angegriffen.',
      },
    ],
    tries: [{ position: 'move', text: 'Mach zwei Aktionen mitten in einem Spiel' }],
    paragraphs: [
      {
        id: 'C4.1',
        text: 'Eine markierte Figur von dir geht beliebig weit von Feld zu Feld, nie schräg, mit beliebig vielen Ecken. Sie darf nicht enden, wo sie begann, nicht auf einer eigenen Figur und nicht auf einer unmarkierten Figur deines Volkes.',
      },
      {
        id: 'C4.2',
        text: 'Land und Wasser sind getrennt; nur ein Hafen führt vom einen ins andere. Die Stadt betritt man durch die Tore 3, 11 und 15, vom Dammfeld davor, nie vom Wasser. Auf einem Damm geht es nur in Längsrichtung. Boote fahren geradeaus unter einer heilen Brücke durch und halten dort nie. Eine eingestürzte Brücke hält Fußgänger und Boote auf.',
      },
      {
        id: 'C4.3',
        text: 'Jede Figur ohne deinen Kragen, an der du vorbeiziehst, kostet 1 Tarnung; wer zu wenige hat, kann dort nicht entlang. Die Figur auf dem letzten Feld zählt nicht. Zweimal vorbei kostet zweimal; über dein Startfeld zu ziehen ist kostenlos. Ein Boot unter einer Brücke zieht nicht an der Figur darauf vorbei. Der Preis wird vor einem Kampf bezahlt, wie er auch ausgeht. Der Plan findet den billigsten Weg; du darfst einen anderen nehmen.',
      },
      {
        id: 'C4.4',
        text: 'Wer eine Bewegung ohne Kampf in einem Dorf beendet, zieht so viele Vorratskarten, wie es zeigt. Durchziehen bringt nichts.',
      },
      {
        id: 'C4.5',
        text: 'Endet der Weg auf einer Figur eines anderen Spielers oder auf einer unmarkierten Figur des anderen Volkes, ist das ein Angriff. Er braucht mindestens eine Kriegskarte auf der Hand.',
      },
    ],
  },
  { id: 'C5', title: 'Vorräte nehmen', paragraphs: [{ id: 'C5.1', text: 'Ziehe 1 Vorratskarte.' }] },
  {
    id: 'C6',
    title: 'Der Kampf',
    picture: 'fight',
    examples: [
      {
        picture: 'strength',
        text: '6, 4, 4, 2 und 1 mit zwei Waffen. Die Waffen verdoppeln die 6 und eine 4: 12 + 8 + 4 + 2 + 1 = 27.',
      },
      {
        picture: 'aftermath',
        text: 'Anna, auf der Seite der Azteken, hat Bert auf Tempel 24 angegriffen und gewonnen: Dort steht jetzt Annas Figur. Zuerst markiert Anna noch einen Azteken außerhalb der Stadt, auf N6. Dann erhält Bert den Kragen der besiegten Figur zurück, denn eine andere Figur trägt noch einen von Bert. Zuletzt setzt Anna den besiegten Spanier, nun unmarkiert, auf ein beliebiges freies Feld außerhalb der Stadt, hier Q17. Wäre Bert nur für eine unmarkierte Figur eingesprungen, wäre kein Kragen zurückgegangen.',
      },
    ],
    tries: [
      { position: 'defence', text: 'Verteidige eine Figur' },
      { position: 'exchange', text: 'Entscheide einen Kampf' },
    ],
    paragraphs: [
      {
        id: 'C6.1',
        text: 'Eine markierte Figur wird von ihrem Spieler verteidigt. Für eine unmarkierte springt ein Spieler ihres Volkes ein: Gibt es mehrere, decken alle eine Vorratskarte auf, und wer den höchsten Wert aufdeckt, verteidigt; bei Gleichstand decken die Beteiligten noch einmal auf. Diese Karten werden abgelegt. Sind keine Karten mehr da, verteidigt, wer von ihnen im Uhrzeigersinn nach dem Angreifer zuerst kommt.',
      },
      {
        id: 'C6.2',
        text: 'Bevor der Angreifer Karten legt, darf der Verteidiger, auch ein Stellvertreter, einmal 1 Nahrung ablegen und 4 Kriegskarten ziehen.',
      },
      {
        id: 'C6.3',
        text: 'Der Angreifer legt mindestens eine Kriegskarte verdeckt und nach Wahl Waffen dazu, offen. Dann legen Verteidiger und Angreifer abwechselnd Kriegskarten und Waffen nach oder passen. Eine Seite hat nie mehr Waffen als Kriegskarten, die der Söldner mitgezählt. Was liegt, bleibt liegen. Wer für alle sichtbar nichts nachlegen kann, passt automatisch; sonst wird gefragt, damit die Hand geheim bleibt.',
      },
      {
        id: 'C6.4',
        text: 'Nur wer verteidigt, auch stellvertretend, darf sich ergeben: jederzeit, bevor der Angreifer legt, danach statt nachzulegen, oder durch einen angenommenen Tausch. Der Angreifer hat dann gewonnen; C6.7 und C6.8 gelten.',
      },
      {
        id: 'C6.5',
        text: 'Von den ersten Karten des Angreifers bis zum Aufdecken dürfen alle anderen einmal je Kampf einer Seite eine Kriegskarte geben, gleich welchen Volkes. Das Angebot zeigt die Karte nur diesem Kämpfer, darf Vorräte dazulegen und nennt einen Preis in Vorratskarten. Der Kämpfer nimmt an, lehnt ab oder nennt einen anderen Preis, nie denselben, und darf andere Vorräte zur Karte verlangen; der Söldner nimmt das an oder lehnt es ab. Dann wechselt alles zugleich die Hände, und die Karte wird verdeckt gelegt. Ein Angebot kann zurückgezogen werden; ein abgelehntes darf nur mit anderer Karte, anderen Vorräten oder anderem Preis neu gemacht werden. Niemand hat mehr als ein solches Angebot offen oder macht mehr als fünf je Kampf; für C7.2 zählen sie nicht.',
      },
      {
        id: 'C6.6',
        text: 'Haben beide Kämpfer gepasst und ist kein Angebot an einen oder von einem von ihnen offen, werden alle, die noch helfen könnten, einmal gefragt, im Uhrzeigersinn vom Angreifer an, auch wer früher ein Angebot machte, das nicht angenommen wurde. Kommt ein Söldner oder bekommt ein Kämpfer Vorräte oder neue Karten, müssen beide noch einmal passen, die Verteidigung zuerst. Dann werden die Karten gezeigt: Die Kriegskarten werden addiert, und je Waffe zählt eine Karte doppelt, die höchste zuerst. Mehr gewinnt; bei Gleichstand der Verteidiger. Man darf vorher sagen, dass man sich aus einem Kampf heraushält.',
      },
      {
        id: 'C6.7',
        text: 'Kriegskarten kommen in ihre Stapel zurück, Waffen auf die Ablage der Vorräte. Beide Kämpfer, der Angreifer zuerst, dürfen so viele Kriegskarten ziehen, wie sie selbst gelegt haben, höchstens 4: alle oder keine.',
      },
      {
        id: 'C6.8',
        text: 'Wer gewinnt, darf eine unmarkierte Figur des eigenen Volkes außerhalb der Stadt markieren, wenn ein Kragen frei ist; ein Stellvertreter darf auch die verteidigte Figur selbst markieren, aber eine besiegte Figur kann nicht markiert werden. Dann geht der Kragen der besiegten Figur zurück, außer es ist der letzte; ein Stellvertreter verliert keinen Kragen. Dann setzt, wer gewonnen hat, die besiegte Figur auf ein beliebiges freies Feld außerhalb der Stadt, auch auf das, von dem ein besiegter Angreifer kam; ein Dorf gibt dafür keine Karten. Die siegreiche Figur steht auf dem umkämpften Feld; in einem Dorf zieht, wer gewonnen hat, dessen Vorräte.',
      },
    ],
  },
  {
    id: 'C7',
    title: 'Handeln',
    paragraphs: [
      {
        id: 'C7.1',
        text: 'Vom ersten Zug an dürfen zwei Spieler jederzeit Vorratskarten tauschen, in jedem Verhältnis, auch als Geschenk; nicht während einer Versteigerung oder eines erzwungenen Ablegens. Ein Angebot sagt nach Sorten, was gegeben und was verlangt wird; alles wechselt zugleich die Hände. In einem Kampf darf der Angreifer vom Verteidiger dafür die Kapitulation verlangen, die dann bindet. Sonst wird nichts gehandelt, mit den Stapeln wird nicht getauscht, und Versprechen binden nicht.',
      },
      {
        id: 'C7.2',
        text: 'Ein Angebot verfällt, wenn es zurückgezogen wird, wenn der Anbieter die Karten nicht mehr hat oder wenn der Zug endet. Es darf Karten verlangen, die die andere Seite nicht hat; sie kann es dann nicht annehmen, und niemand erfährt, warum. Ein Angebot gibt oder verlangt mindestens eine Karte. Jede Person macht höchstens drei Angebote je Zug. Was die Hände gewechselt hat, wissen alle.',
      },
    ],
  },
  {
    id: 'C8',
    title: 'Die Ereignisse',
    tables: ['events'],
    picture: 'event',
    examples: [
      {
        picture: 'payment',
        text: 'Ein Gebot von 7 wird mit Gold und Nahrung bezahlt: 4 + 3, genau. Wer nur zwei Goldkarten hat, zahlt 8; Wechselgeld gibt es nicht.',
      },
    ],
    tries: [
      { position: 'event', text: 'Dreh eine Brücke um' },
      { position: 'auction', text: 'Biete auf eine Bestechungskarte' },
    ],
    paragraphs: [
      {
        id: 'C8.1',
        text: 'Brücken: Du darfst eine Brücke umdrehen, also eine heile einstürzen lassen oder eine eingestürzte reparieren; keine, auf der eine Figur steht.',
      },
      {
        id: 'C8.2',
        text: 'Angriff: Du musst eine unmarkierte Figur des genannten Volkes von außen auf ein freies Stadtfeld von 1 bis 16 oder 25 setzen; auf einen Tempel von 17 bis 24 nur, wenn davon keines frei ist. Flucht: Du setzt eine aus der Stadt auf ein freies Feld außerhalb. Ein Weg ist nicht nötig, und Dörfer geben keine Karten. Gibt es keine solche Figur, geschieht nichts.',
      },
      {
        id: 'C8.3',
        text: 'Plünderung: Alle legen Vorratskarten ab, bis höchstens 10 übrig sind. Meuterei: Alle legen Kriegskarten zurück, bis höchstens 4 übrig sind. Nach eigener Wahl, alle zugleich; wer nicht zu viele hat, muss nichts tun. Nachschub: Alle ziehen eine Vorratskarte für jeden Kragen, der nicht auf dem Plan ist.',
      },
      {
        id: 'C8.4',
        text: 'Bestechung: Die oberste Bestechungskarte wird verdeckt versteigert. Links vom Spieler am Zug beginnend erhöhen alle oder passen, und wer passt, ist draußen; auch wer nicht erhöhen kann, wird noch gefragt. Ein Gebot ist mindestens 1 und nicht höher als der Wert der eigenen Vorratskarten. Wer gewinnt, wählt die Karten zum Zahlen: genau das Gebot oder, wenn das nicht geht, so wenig wie möglich darüber, ohne Wechselgeld. Die Karte bleibt geheim. Bietet niemand, bekommt der Spieler am Zug die Karte kostenlos.',
      },
    ],
  },
  {
    id: 'C9',
    title: 'Bestechungskarten',
    paragraphs: [
      {
        id: 'C9.1',
        text: 'Setze eine eigene markierte Figur oder die eines anderen Spielers auf ein beliebiges freies Feld, auch auf einen Tempel; ohne Preis, ohne Dorfkarten. Ziehe 5 Kriegskarten oder 5 Vorratskarten. 3, 5 und 7 Punkte zählen am Ende. Zwei Karten sind Nieten.',
      },
      {
        id: 'C9.2',
        text: 'Die ersten vier dürfen gespielt werden, wann immer das Spiel auf jemanden wartet, und kosten keine Aktion. Während eines Kampfes, einer Versteigerung, der Wahl bei einem Ereignis oder eines erzwungenen Ablegens dürfen damit keine Figuren versetzt werden. Benutzte Karten verlassen das Spiel. Karten, die du vor erzwungenem Ablegen ziehst, zählen dafür mit.',
      },
    ],
  },
  {
    id: 'C10',
    title: 'Ende und Wertung',
    tables: ['scores'],
    picture: 'end',
    examples: [
      {
        picture: 'count',
        text: 'In der Stadt stehen vier Azteken, zwei davon Annas, und fünf Spanier, drei davon Berts: Die Spanier gewinnen sie, 5 Punkte für Bert. Annas zwei Figuren bringen 10, eine davon steht auf dem Tempel von Annas Auftrag, 24: noch einmal 10; mit einem Schatz und 3 Gold macht das 33. Berts drei Figuren bringen 15; mit 1 Gold und einer Bestechungskarte über 5 Punkte sind es 26.',
      },
    ],
    paragraphs: [
      {
        id: 'C10.1',
        text: 'Das Spiel endet mit dem letzten Schatz oder sofort, wenn alle 25 Stadtfelder besetzt sind: Was die Stadt gefüllt hat, wird zu Ende geführt, weitere Aktionen verfallen, und für die unfertige Runde gibt es keinen Schatz.',
      },
      {
        id: 'C10.2',
        text: 'Das Volk mit mehr Figuren in der Stadt, markiert oder nicht, gewinnt sie; bei Gleichstand das Volk auf der höchsten Nummer. Ist die Stadt leer, gewinnt sie niemand.',
      },
      {
        id: 'C10.3',
        text: 'Punkte: Alle Spieler dieses Volkes bekommen je 5; 5 für jede eigene markierte Figur in der Stadt; 10 mehr, wenn eine davon auf dem Tempel des eigenen Auftrags steht; 10 für jeden Schatz; 1 für jede Goldkarte; die Punkte der Bestechungskarten. Die meisten Punkte gewinnen; bei gleichen Punkten wird der Sieg geteilt.',
      },
    ],
  },
];
