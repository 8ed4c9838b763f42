import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  firstCards: 'Die ersten Karten',
  welcome:
    'Du rüstest Schiffe für die großen Entdeckungsfahrten aus. Du hast sechs Schiffe und neun Geldkarten, eine von jedem Wert.',
  crowns:
    'Sieh dir die Kronen auf deinem Geld an: Niedrige Karten tragen drei, hohe nur eine. Jede Krone, die du am Ende noch auf der Hand hast, ist ein Punkt; gib sie mit Bedacht aus.',
  card: 'Die Entdecker werden Karte für Karte versteigert, 36 Karten in drei Phasen. Marco Polo steht zum Verkauf: Ein Schiff in seinem ersten Hafen bringt am Ende dieser Phase zwei neue Geldkarten, wie der Geldbeutel zeigt.',
  bid: 'Du eröffnest. Stell dein Gebot auf 4 und bestätige; daneben siehst du, was dir bleibt.',
  raise: 'Bert geht auf 5, Chioma ist draußen. Wer passt, kommt nicht mehr hinein. Biete 6.',
  pay: 'Die Karte gehört dir. Wechselgeld gibt es nicht, also zahle nur mit der 6: Mit 1, 2 und 3 ginge es auch, aber dann gibst du neun Kronen weg statt zwei.',
  ship: 'Dein Schiff liegt bei Marco Polo I. In Phase II darf nur auf Marco Polo bieten, wer dort ein Schiff hat: In Phase I wählst du deine Routen.',
  pass: 'Jetzt Cook. Feld I hat schon fünf Kronen, aber wer ihn kauft, spielt bis zum Ende der Phase mit offener Hand. Lass ihn ziehen und passe.',
  watch:
    'Bert hat 7 gezahlt, und nun sehen alle Berts Geld. In der Liste der Spieler steht, was alle bekämen, wenn das Spiel jetzt endete.',
  draw: 'Vasco da Gama: Wer ihn kauft, zieht sofort eine Karte. Das Gebot steht bei 3. Biete 4.',
  payAgain: 'Beide haben gepasst. Zahle nur mit der 4.',
  cardsEnd:
    'Zwei Schiffe auf See, und gleich eine Karte gezogen. Eine gute Route macht sich bezahlt: Marco Polo bringt Geld, Vasco da Gama bringt es früh, die anderen bringen Kronen.',

  phaseChange: 'Von Phase I zu Phase II',
  lastCards:
    'Etwas später. Zwei Karten der Phase I sind noch übrig, du hast ein Schiff im Hafen und drei Geldkarten auf der Hand.',
  veto: 'Marco Polo ist aufgedeckt, und du willst ihn. Aber Chioma hat mehr Geld. Dein Kolumbus ist gut für ein Veto: Schick Marco Polo ans Ende des Stapels.',
  letGo: 'Stattdessen kommt Pizarro, und den wollen beide anderen. Lass sie ihr Geld ausgeben: Passe.',
  back: 'Das hat Chioma 11 gekostet, und nun ist Marco Polo wieder da, als letzte Karte der Phase. Chioma hat gepasst. Biete 2.',
  payTwo: 'Für 2 gehört er dir! Zahle mit der 2.',
  phaseEnds:
    'Phase I ist vorbei. Alle haben zwei Karten gezogen, und die Geldbeutel haben gezahlt: zwei für jedes deiner Schiffe bei Marco Polo, eine für Kolumbus. Berts offene Hand ist wieder verdeckt.',
  exchange:
    'Bei Marco Polo darfst du je Schiff bis zu drei Karten tauschen. Vier Siebenen mit je einer Krone sind etwas viel: Wähle drei davon und tausche sie.',
  exchangeTwo: 'Noch einmal, für dein zweites Schiff. Tausche, was du möchtest, oder nichts.',
  phaseTwo:
    'Phase II hat begonnen. Pizarro kam zuerst, und du wurdest nicht gefragt: Bei Pizarro I liegt kein Schiff von dir. Bert bekam ihn für 4, denn nur Chioma hätte mitbieten können.',
  bidMagellan: 'Jetzt Magellan, wo du zwei Schiffe hast. Chioma bietet 2. Biete 3.',
  payMagellan: 'Chioma ist draußen. Zahle, wie du möchtest: Eine 4 gibt zwei Kronen weg, eine 3 gibt drei weg.',
  whichShip:
    'Welches Schiff segelt weiter? Kronen unter einem Stapel zählen einmal für jede Magellan-Karte darauf. Wähle das Schiff mit der 1 darunter: Es hat drei Kronen, das andere nur eine.',
  tuck: 'Nun kommt eine zweite Karte verdeckt unter den Stapel. Niedrige sind hier die besten: drei Kronen, doppelt gezählt. Wähle eine.',
  end: 'Kaufst du Magellan auch in Phase III, zählen all diese Kronen dreifach. Wähle wenige Routen und bleib ihnen treu bis zum Schluss. Jetzt spiel selbst.',
};
