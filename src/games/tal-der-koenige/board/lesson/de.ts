import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  welcome:
    'Du baust Pyramiden im Tal der Könige. Runde 1 ist vorbei: Deine Aufseher haben die Bauplätze 13 und 8 mit Skarabäen in Besitz genommen, zwei deiner Arbeiter stehen auf 13. Geh zu einem Bauplatz, um zu lesen, was dort liegt.',
  pharaoh:
    'In der Mitte steht die Pharaonenpyramide. Steine, die niemand verbaut, landen hier. Liegt der dreißigste, ist diese Runde die letzte: Diese Pyramide ist die Uhr des Spiels.',
  bid: 'Steine werden in Fünfergruppen mit verdeckten Geboten verkauft. Lege deine 4 und deine 3 an Gruppe 1 mit den vier weißen Steinen und eine leere Tafel an Gruppe 2, damit Bert grübelt. Die anderen sehen, wie viele Tafeln wo liegen, nicht welche. Bei Gleichstand gewinnt, wer früher gelegt hat.',
  order:
    'Gruppe 1 gehört dir, obwohl auch Bert seine 4 dort gelegt hatte. Nun die geheimen Aufseherzüge: Beide Aufseher haben zusammen 6 Bewegungspunkte. Lass Aufseher 1 auf Bauplatz 13 stehen; wähle Aufseher 2 und schick ihn für 3 davon auf Bauplatz 6. Niemand sieht deinen Pfeil.',
  worker:
    'Alle Züge wurden gezeigt. Du hast den Pharaostein, also warst du zuerst an der Reihe und hast Bauplatz 6 in Besitz genommen. Danach kommt Berts Aufseher: War sein Platz besetzt, landet er in der Zone daneben und bekommt nichts. Nun offen die Arbeiter: Schick noch einen aus Zone 16 auf Bauplatz 13, damit dort drei stehen.',
  workersDone:
    'Jeder Arbeiter setzt je Runde zwei Steine, wo er steht; drei können also deine fünf setzen. Beende diese Phase; übrige Bewegungspunkte verfallen.',
  build:
    'Bauplatz 13 ist klein: vier Steine und einer darauf. Ganz in einer Farbe wären es 4 Punkte, eine Farbe je Stufe 3, alles andere 1. Setze die vier weißen nach unten, oder drücke „Für mich füllen“.',
  second: 'Noch ein weißer. Eine Stufe muss voll sein, bevor die nächste beginnt.',
  third: 'Und noch einer.',
  fourth: 'Der letzte der unteren Stufe.',
  top: 'Nun der sandfarbene obendrauf.',
  over: 'Die Pyramide ist fertig, und in dieser Runde gibt es nichts mehr zu bauen. Beende deinen Zug; dann baut Bert.',
  end: 'Fertig: geschichtet, 3 Punkte, und für immer sicher. Nur fertige Pyramiden zählen. Auf großen Bauplätzen bringen 14 Steine bis zu 11 Punkte. Bis dahin können andere mit mehr Aufsehern deine Steine stehlen oder mit auch mehr Arbeitern den ganzen Bauplatz übernehmen. Du auch.',
};
