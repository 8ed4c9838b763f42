import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  welcome:
    'Du rüstest Schiffe für die großen Entdeckungsfahrten aus. Du hast sechs Schiffe und neun Geldkarten, eine von jedem Wert. Niedrige Karten tragen viele Kronen, und jede Krone, die du am Ende noch auf der Hand hast, ist ein Punkt.',
  card: 'Die Entdecker werden Karte für Karte versteigert. Marco Polo steht zum Verkauf. In seinem ersten Hafen liegt ein Geldbeutel mit einer 2: Ein Schiff dort bringt dir am Ende dieser Phase zwei neue Geldkarten. Geh zu einem Hafen, um zu lesen, was er bewirkt.',
  bid: 'Du eröffnest. Stell dein Gebot auf 4 und bestätige. Daneben siehst du, was dir bleibt.',
  raise: 'Bert geht auf 5, Chioma ist draußen. Wer passt, kommt nicht mehr hinein. Biete 6.',
  pay: 'Die Karte gehört dir. Wechselgeld gibt es nicht, also zahle genau: nur die 6. Mit 1, 2 und 3 zahlst du ebenso viel, gibst aber neun Kronen weg statt zwei.',
  pass: 'Dein Schiff liegt bei Marco Polo I. In Phase II darf nur wieder auf Marco Polo bieten, wer dort ein Schiff hat; in Phase I wählst du also deine Routen. Jetzt Cook: schon auf Feld I fünf Kronen, aber wer ihn kauft, spielt mit offener Hand. Lass ihn ziehen und passe.',
  watch:
    'Bert hat 7 gezahlt, und sein Geld liegt offen, bis die Phase endet. In der Liste der Spieler siehst du, was alle bekämen, wenn das Spiel jetzt endete; wähle einen Namen, um es Zeile für Zeile zu sehen.',
  draw: 'Vasco da Gama: Wer ihn kauft, zieht sofort eine Karte. Das Gebot steht bei 3. Biete 4.',
  payAgain: 'Beide haben gepasst. Zahle nur mit der 4.',
  end: 'Das ist der Kern. Nach 18 Karten beginnt Phase II mit 12 weiteren, dann Phase III mit 6, wo die meisten Kronen liegen. Wer an Schiffen und Geld die meisten Kronen hat, gewinnt. Das Veto, Magellans Stapel und das Übrige werden erklärt, wenn sie drankommen.',
};
