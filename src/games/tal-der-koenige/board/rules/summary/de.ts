import type { RuleSummary } from '../../../../../ui/board.ts';
import { tables } from '../tables.ts';

export const de: RuleSummary = {
  aim: 'Du baust Pyramiden im Tal der Könige: Aufseher nehmen Bauplätze in Besitz, Arbeiter bauen. Nur fertige Pyramiden bringen Punkte, und zwar umso mehr, je besser ihre Farben zusammenpassen. Das Spiel endet, wenn die Pyramide des Pharaos voll oder jeder Bauplatz fertig ist. Die meisten Punkte gewinnen.',
  turnTitle: 'Eine Runde',
  turn: [
    'Bausteine: Lege Gebotstafeln verdeckt an die angebotenen Gruppen; jede Gruppe geht an die höchste Summe.',
    'Aufseher: 6 Bewegungspunkte für deine beiden; in Runde 1 offen, danach mit geheimen Aufseherzügen. Sie nehmen Bauplätze ohne Besitzer in Besitz.',
    'Arbeiter: 6 Bewegungspunkte für alle fünf, offen.',
    'Ab Runde 2: Bausteine stehlen, dann Bauplätze übernehmen, wo du in der Überzahl bist.',
    'Baue auf deinen eigenen Bauplätzen bis zu zwei Steine je Arbeiter. Den Rest bekommt der Pharao; der Pharaostein geht nach links.',
  ],
  tables: tables({
    worth: 'Was eine fertige Pyramide wert ist',
    pyramid: 'Pyramide',
    small: (blocks) => `klein (${blocks} Steine)`,
    large: (blocks) => `groß (${blocks} Steine)`,
    kinds: {
      oneColour: 'Einfarbig',
      layered: 'Geschichtet: jede Stufe in einer Farbe',
      twoColour: 'Zweifarbiges Muster (Variante für Experten)',
      mixed: 'Bunt: alles andere',
    },
    moving: 'Was ein Schritt kostet',
    step: 'Schritt',
    points: 'Bewegungspunkte',
    steps: [
      ['Über die Grenze einer Zone', 1],
      ['Auf einen Bauplatz oder von ihm herunter', 1],
      ['Beides zugleich, wo Grenze und Rahmen auf einer Linie liegen', 1],
      ['Von Platz zu Platz auf einem Bauplatz', 0],
    ],
    rights: 'Auf einem unfertigen Bauplatz von jemand anderem',
    right: '',
    overseers: 'Aufseher',
    workers: 'Arbeiter',
    rightRows: [
      ['Bis zu zwei Bausteine je Arbeiter stehlen', 'mehr als der Besitzer', 'mindestens einer'],
      ['Den Bauplatz übernehmen', 'mehr als der Besitzer', 'mehr als der Besitzer'],
    ],
    sites: 'Gruppen und Bauplätze',
    players: 'Spieler',
    groups: 'Gruppen im Angebot',
    open: 'Offene Bauplätze',
  }),
  remember: [
    'Gebotstafeln 1, 2, 3, 4 und vier leere. Bei gleicher Summe gewinnt, wer zuerst gelegt hat. Eine Summe von 0 kauft nichts.',
    'Ist der Platz besetzt, wenn ein Aufseherzug ausgeführt wird, kommt der Aufseher in die Zone, die an den Platz grenzt.',
    'Wer einen Bauplatz in Besitz nimmt, braucht einen freien Skarabäus; alle haben acht. Eine fertige Pyramide ist für immer sicher.',
    'Eine Stufe muss voll sein, bevor die nächste beginnt; gelegte Steine werden nie bewegt.',
    'Gestohlen wird von der höchsten Stufe zuerst.',
    'Der Stein in der Mitte einer großen Grundstufe wird nie gewertet.',
  ],
};
