import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  firstPyramid: 'Deine erste Pyramide',
  welcome:
    'Du baust Pyramiden im Tal der Könige; fertige bringen Punkte. Runde 1 ist vorbei: Deine Aufseher haben die Bauplätze 13 und 8 mit Skarabäen in Besitz genommen, und zwei deiner Arbeiter stehen auf 13.',
  pharaoh:
    'In der Mitte steht die Pharaonenpyramide, wo Steine landen, die niemand verbaut. Liegt der dreißigste, ist es die letzte Runde: Diese Pyramide ist die Uhr des Spiels.',
  bid: 'Steine werden in Fünfergruppen mit verdeckten Geboten verkauft. Lege deine 4 und deine 3 an Gruppe 1 mit den vier weißen Steinen und eine leere Tafel an Gruppe 2, damit Bert grübelt.',
  sold: 'Gruppe 1 gehört dir, obwohl auch Bert dort eine 4 gelegt hatte. Alle sahen, wie viele Gebotstafeln wo lagen, aber nicht welche. Bei Gleichstand gewinnt, wer früher gelegt hat.',
  order:
    'Nun die geheimen Aufseherzüge: Deine Aufseher haben zusammen 6 Bewegungspunkte. Lass Aufseher 1 auf Bauplatz 13 stehen; wähle Aufseher 2 und schick ihn für 3 davon auf Bauplatz 6. Niemand sieht deinen Pfeil.',
  bumped:
    'Bert hatte einen Aufseher auf genau denselben Platz geschickt! Du hast den Pharaostein, warst also zuerst da und hast Bauplatz 6 in Besitz genommen. Berts Aufseher landete in der Zone daneben und bekam nichts.',
  worker: 'Nun offen die Arbeiter. Schick noch einen aus Zone 16 auf Bauplatz 13, damit dort drei stehen.',
  workersDone:
    'Jeder Arbeiter setzt je Runde bis zu zwei Steine, wo er steht; drei können also deine fünf setzen. Beende deinen Zug.',
  build:
    'Vier Steine und einer darauf. Ganz in einer Farbe wären es 4 Punkte, eine Farbe je Stufe 3, alles andere 1. Setze die vier weißen nach unten, oder drücke „Für mich füllen“.',
  second: 'Noch ein weißer. Eine Stufe muss voll sein, bevor die nächste beginnt.',
  third: 'Und noch einer.',
  fourth: 'Der letzte der unteren Stufe.',
  top: 'Nun der sandfarbene obendrauf.',
  over: 'Die Pyramide ist fertig, und in dieser Runde gibt es nichts mehr zu bauen. Beende deinen Zug; dann baut Bert.',
  pyramidEnd:
    'Geschichtet, 3 Punkte, und für immer sicher. Nur fertige Pyramiden zählen, und auf großen Bauplätzen bringen 14 Steine bis zu 11 Punkte. Bis dahin können andere sich deine Steine holen. Und du dir ihre.',

  raid: 'Stehlen und übernehmen',
  neighbour:
    'Ein paar Runden später. Bert ist mit beiden Aufsehern unterwegs: Auf den Bauplätzen 10 und 15 steht nur noch je ein Arbeiter. Das lädt zum Besuch ein.',
  missing:
    'Und du brauchst Berts Steine. Bauplatz 8 würde ganz weiß, 11 Punkte, aber drei fehlen, und du konntest nur einen weißen kaufen. Bert hat zwei davon oben auf Bauplatz 10.',
  raidOrder:
    'Wer auf einem Bauplatz mehr Aufseher hat als dessen Besitzer, darf dort mit einem Arbeiter stehlen. Schick einen Aufseher auf einen freien Platz von Bauplatz 10, den anderen auf Bauplatz 15. Bauplatz 8 bleibt ohne: ein Wagnis, aber das weiß Bert nicht.',
  thief:
    'Bert hat nichts geahnt. Jetzt wird zugepackt: Schick einen Arbeiter aus Zone 16 auf Bauplatz 10. Ein Arbeiter trägt zwei Steine fort.',
  crew: 'Mit Bauplatz 15 hast du mehr vor. Schick einen Arbeiter hin.',
  crewTwo: 'Und noch einen: zwei gegen Berts einen.',
  raidDone: 'Alle stehen bereit. Beende deinen Zug.',
  steal: 'Geh zu Bauplatz 10, wähle die zwei weißen Steine und stiehl sie. Die höchste Stufe kommt immer zuerst dran.',
  enough:
    'Auch auf Bauplatz 15 könntest du stehlen. Aber mit mehr Aufsehern und mehr Arbeitern als der Besitzer bekommst du ihn ganz. Stiehl nicht weiter: Beende deinen Zug.',
  takeOver: 'Übernimm Bauplatz 15: Dein Skarabäus kommt an die Stelle von Berts, und die drei roten Steine gehören dir.',
  taken: 'Mehr ist nicht zu übernehmen. Beende deinen Zug; dann wird gebaut.',
  red: 'Bau gleich auf Bauplatz 15: Du hast zwei rote Steine gekauft. Setze einen, um die Stufe zu füllen.',
  redTop: 'Und einen obendrauf.',
  white:
    'Einfarbig: 4 Punkte, größtenteils mit Berts Steinen. Nun Bauplatz 8, wo zwei deiner Arbeiter gewartet haben. Setze einen weißen.',
  whiteTwo: 'Den zweiten.',
  whiteTop: 'Und den letzten, ganz nach oben.',
  raidOver: 'Zwei Steine bleiben übrig; die bekommt der Pharao. Beende deinen Zug.',
  raidEnd:
    '11 und 4 Punkte in einer Runde! Bert wird sich rächen wollen: Ein Aufseher zu Hause hält einen von Bert ab, eine fertige Pyramide alle. Jetzt spiel selbst.',
};
