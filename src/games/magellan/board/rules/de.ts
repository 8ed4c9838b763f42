import type { RuleSection } from '../../../../ui/board.ts';

export const de: readonly RuleSection[] = [
  {
    id: 'M1',
    title: 'Was auf dem Tisch liegt',
    tables: ['money', 'phases'],
    picture: 'start',
    paragraphs: [
      {
        id: 'M1.1',
        text: 'Sechs Entdecker mit je sechs Karten: drei für Phase I, zwei für Phase II, eine für Phase III. Sieben Geldkarten von jedem Wert von 1 bis 9. Die Zahlen sind Dukaten. Niedrige Karten tragen viele Kronen: 1 bis 3 haben drei, 4 bis 6 zwei, 7 bis 9 eine.',
      },
      {
        id: 'M1.2',
        text: 'Zwei Pläne: einer mit Kolumbus, Pizarro und Magellan, einer mit Marco Polo, Vasco da Gama und Cook. Jeder kann auf Seite A oder auf Seite B gespielt werden; einige Felder sind verschieden.',
      },
      {
        id: 'M1.3',
        text: 'Alle haben sechs Schiffe und beginnen mit einer Geldkarte von jedem Wert, vor den anderen verborgen. Wie viele Karten jemand hält, dürfen alle wissen.',
      },
      {
        id: 'M1.4',
        text: 'Die Auktionsleitung wird ausgelost, wenn der Tisch niemanden bestimmt hat. Sie bietet mit wie alle anderen und bleibt bis zum Ende dieselbe.',
      },
      {
        id: 'M1.5',
        text: 'Es gibt drei Phasen: In der ersten werden 18 Karten versteigert, in der zweiten 12, in der dritten 6. Jeder Stapel wird gemischt.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'Die Versteigerung einer Karte',
    picture: 'auction',
    examples: [
      {
        picture: 'openers',
        text: 'Anna hat die Auktionsleitung und eröffnet die erste Versteigerung; Bert kauft und eröffnet deshalb die zweite. Diese Karte will niemand; Bert hat zuletzt gekauft und eröffnet wieder. Die vierte Versteigerung ist viel später, in Phase II: Wieder hat Bert zuletzt gekauft, aber auf Feld I dieses Entdeckers steht kein Schiff von Bert. Chris hat im Uhrzeigersinn als Erstes eins dort und eröffnet.',
      },
      {
        picture: 'payment',
        text: 'Ein Preis von 7. Du darfst mit der 4 und der 3 bezahlen oder mit der 9 allein, ohne Wechselgeld. Mit der 9 und der 4 geht es nicht: Die 9 reicht ohne die 4.',
      },
    ],
    tries: [
      { position: 'auction', text: 'Biete in dieser Versteigerung mit' },
      { position: 'paying', text: 'Bezahle eine ersteigerte Karte' },
    ],
    paragraphs: [
      { id: 'M2.1', text: 'Die oberste Karte wird aufgedeckt. Wer ein Veto hat, wird zuerst gefragt.' },
      {
        id: 'M2.2',
        text: 'Wer die vorige Karte gekauft hat, bietet zuerst; wurde sie nicht verkauft, wer zuletzt gekauft hat; ist noch nichts verkauft, die Auktionsleitung. Darf diese Person nicht mitbieten, beginnt im Uhrzeigersinn die nächste, die es darf.',
      },
      {
        id: 'M2.3',
        text: 'Im Uhrzeigersinn bieten alle mehr als das letzte Gebot, mindestens 1, oder passen. Wer passt, ist aus dieser Versteigerung ausgeschieden. Sie endet, wenn außer der Person mit dem höchsten Gebot alle gepasst haben. Hat noch niemand geboten, darf die letzte Person noch bieten oder passen. Auch wer nicht erhöhen kann, wird noch gefragt.',
      },
      {
        id: 'M2.4',
        text: 'Du musst bezahlen können, was du bietest. Wo eine Karte übrig bleiben muss (Magellan auf Seite A, Cook auf Seite B), zählt deine niedrigste Karte nicht mit.',
      },
      {
        id: 'M2.5',
        text: 'In Phase I bieten alle mit, die noch ein nicht eingesetztes Schiff haben. In Phase II nur, wer ein Schiff auf Feld I dieses Entdeckers hat, in Phase III nur, wer eines auf Feld II hat. Du brauchst auch eine Geldkarte, oder zwei, wo eine übrig bleiben muss.',
      },
      { id: 'M2.6', text: 'Darf niemand mitbieten oder passen alle, kommt die Karte aus dem Spiel.' },
      {
        id: 'M2.7',
        text: 'Wer kauft, zahlt mit Karten, die zusammen mindestens das Gebot wert sind. Es gibt kein Wechselgeld, und keine Karte darf dabei sein, die man weglassen könnte: Bei einem Preis von 7 mit einer 9 und einer 4 auf der Hand zahlst du nur die 9. Bezahlte Karten kommen offen auf die Ablage.',
      },
      {
        id: 'M2.8',
        text: 'Wer was gekauft hat, dürfen alle wissen. Gekaufte Karten liegen verdeckt, nur Magellan-Karten und Kolumbus-Karten mit unbenutztem Veto liegen offen.',
      },
    ],
  },
  {
    id: 'M3',
    title: 'Schiffe',
    picture: 'ships',
    tries: [{ position: 'ships', text: 'Segle in Phase II weiter' }],
    paragraphs: [
      {
        id: 'M3.1',
        text: 'In Phase I setzt du ein noch nicht eingesetztes Schiff auf Feld I des gekauften Entdeckers. In Phase II segelt eines deiner Schiffe von I nach II, in Phase III von II nach III. Können mehrere segeln, wählst du. Schiffe, die nach Phase I nicht eingesetzt sind, kommen aus dem Spiel.',
      },
      {
        id: 'M3.2',
        text: 'Ein Verkauf läuft so ab: Vetos, Gebote, Bezahlung, Schiff, auf Seite B die Hälfte von Vasco da Gama, dann was das Feld tut.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'Das Ende einer Phase',
    examples: [
      {
        picture: 'voyage',
        text: 'Phase II, beide Pläne auf Seite A. Am Ende bringt das Schiff auf Kolumbus II eine Karte aus dem Geldbeutel; ein auf Kolumbus I zurückgebliebenes bringt nichts mehr. Am Ende des Spiels zählt ein Schiff auf I 1 Krone, auf II 5, und auf III würde es 10 zählen.',
      },
    ],
    tries: [{ position: 'exchange', text: 'Tausche Karten mit Marco Polo' }],
    paragraphs: [
      { id: 'M4.1', text: 'Offene Hände werden wieder aufgenommen. Dann wird die ganze Ablage in den Zugstapel gemischt.' },
      {
        id: 'M4.2',
        text: 'Nach Phase I und II ziehen alle zwei Karten. Nach jeder Phase bringt jedes Schiff auf einem Feld dieser Phase so viele Karten, wie der Geldbeutel dieses Feldes angibt. Ausgeteilt wird von der Auktionsleitung an im Uhrzeigersinn, erst die zwei Karten für alle, dann die Geldbeutel, bis keine Karte mehr da ist.',
      },
      { id: 'M4.3', text: 'Dann wird bei Marco Polo getauscht, von der Auktionsleitung an im Uhrzeigersinn.' },
      {
        id: 'M4.4',
        text: 'Muss mitten in einer Phase eine Karte gezogen werden und ist der Zugstapel leer, wird die Ablage gemischt. Für Pizarro wird nicht gemischt.',
      },
    ],
  },
  {
    id: 'M5',
    title: 'Die Entdecker',
    tables: ['fieldsA', 'fieldsB'],
    picture: 'explorers',
    examples: [
      {
        picture: 'turned',
        text: 'Pizarro: Eine 5, eine 6 und eine 2 sind 13 Punkte. Wer weitermacht und eine 8 aufdeckt, hat 21 und bekommt nichts.',
      },
      {
        picture: 'stacks',
        text: 'Die 1, die 3 und die 5 liegen unter drei Magellan-Karten: 8 Kronen mal 3 sind 24 Punkte. Die 2 und die 6 unter zwei Karten: 5 mal 2 sind 10.',
      },
      {
        picture: 'halves',
        text: 'Vasco da Gama auf Seite B. Für das Schiff auf der linken Hälfte von I wurde sofort 1 Karte gezogen; Kronen hat es dort keine. Für das auf der rechten Hälfte von II gab es keine Karte, dafür zählt es am Ende 4 Kronen; was auf I gewählt wurde, spielt keine Rolle mehr. Auf III würde wieder gewählt: 3 Karten oder 8 Kronen.',
      },
    ],
    tries: [
      { position: 'veto', text: 'Lege ein Veto ein, oder nicht' },
      { position: 'explorers', text: 'Spiele Phase III mit Seite B' },
    ],
    paragraphs: [
      {
        id: 'M5.1',
        text: 'Kolumbus. Die Karte aus Phase I gibt ein Veto für eine beliebige Phase: Vor dem ersten Gebot darf, wer sie besitzt, die Karte im Angebot unter den Stapel schicken; das Veto ist dann verbraucht. Die Karten der Phasen II und III geben keines. Gegen die letzte Karte eines Stapels gibt es kein Veto. Gefragt werden alle, die ein Veto haben, jeweils einmal, im Uhrzeigersinn ab der Person, die zuerst bieten würde, auch wer selbst nicht mitbieten darf; das erste Veto entscheidet. Ein Veto ändert nicht, wer zuerst bietet, und gegen eine Karte, die wiederkommt, kann mit einer anderen Kolumbus-Karte wieder ein Veto eingelegt werden.',
      },
      {
        id: 'M5.2',
        text: 'Pizarro. Seite B, Feld III: Bei deiner Wertung deckst du nach allem anderen Karten des Zugstapels einzeln auf und darfst jederzeit aufhören, auch vor der ersten. Die Summe ihrer Geldwerte (nicht ihrer Kronen) zählt bis 20 als Punkte; über 20 bringt Pizarro nichts.',
      },
      {
        id: 'M5.3',
        text: 'Magellan. Jedes deiner Schiffe bei Magellan hat seinen eigenen Stapel: die dafür gekauften Magellan-Karten, mit Geld darunter; eine spätere Karte kommt auf den Stapel des Schiffs, das segelt. Auf Seite A schiebst du eine Handkarte verdeckt darunter; auf Seite B eine Karte der Bezahlung, für alle sichtbar. Am Ende bringt ein Stapel seine Kronen mal die Zahl der Magellan-Karten darauf (eine, zwei oder drei) als Punkte.',
      },
      {
        id: 'M5.4',
        text: 'Marco Polo. Seite A, Felder I und II: Am Ende der Phase, wenn die neuen Karten ausgeteilt sind, darfst du für jedes Schiff dort bis zu drei Karten deiner Hand gegen neue tauschen, ein Schiff nach dem anderen, sodass du siehst, was du gezogen hast.',
      },
      {
        id: 'M5.5',
        text: 'Vasco da Gama. Auf Seite A ziehst du sofort Karten: eine auf Feld I, zwei auf II, drei auf III. Auf Seite B wählst du jedes Mal: Auf der linken Hälfte musst du ebenso viele ziehen, aber sie hat keine Kronen; die rechte hat Kronen, aber du ziehst nichts. Nur die Hälfte, auf der das Schiff am Ende steht, zählt.',
      },
      {
        id: 'M5.6',
        text: 'Cook. Auf Seite A liegt deine ganze Hand offen, bis die Phase endet, auch Karten, die du inzwischen ziehst; offene Karten bleiben deine Hand, und sie darf leer sein. Auf Seite B zieht dein linker Nachbar nach dem Bezahlen blind eine Karte aus deiner Hand; sie wird offen abgelegt. Ohne eine Karte dafür kannst du nicht kaufen.',
      },
    ],
  },
  {
    id: 'M6',
    title: 'Wertung',
    picture: 'end',
    tries: [
      { position: 'pizarro', text: 'Decke Karten für Pizarro auf' },
      { position: 'lastCard', text: 'Biete auf die letzte Karte des Spiels' },
    ],
    paragraphs: [
      {
        id: 'M6.1',
        text: 'Nach Phase III zählen alle die Kronen der Felder, auf denen ihre Schiffe stehen, die Kronen des Geldes auf der Hand, die Magellan-Stapel und zuletzt Pizarro. Wer zuletzt gekauft hat, wertet zuerst, dann geht es im Uhrzeigersinn weiter.',
      },
      { id: 'M6.2', text: 'Die meisten Punkte gewinnen; bei gleichen Punkten wird der Sieg geteilt.' },
    ],
  },
];
