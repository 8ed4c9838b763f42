import { many } from '../../../core/agreement.ts';
import type { DailyText } from './en.ts';

export const de: DailyText = {
  title: 'Aufgabe des Tages',
  about: 'Jeden Tag für jedes Spiel eine Verteilung, für alle dieselbe, gegen starke Bots. Dein erster Versuch zählt.',
  back: 'Sieh nach, wie du heute stehst',
  yourName: 'Dein Name',
  nameFirst: 'Gib zuerst deinen Namen ein.',
  play: (game) => `${game} spielen`,
  goOn: (game) => `Weiter mit ${game}`,
  look: (game) => `Deine Partie ${game} ansehen`,
  points: (points) => `Du hast ${many(points, 'Punkt', 'Punkte')} erreicht.`,
  par: (points) => `Mit denselben Karten hat der starke Bot ${points} erreicht.`,
  rank: (place, of, percentile) => `Platz ${place} von ${of}; besser als ${percentile} von 100.`,
  first: 'Vor dir hat noch niemand gespielt.',
  checking: 'Der Server spielt deine Partie nach; dann steht dein Platz fest.',
  refused: 'Das war nicht das Spiel, das gestellt war; es zählt nicht.',
  offline: 'Ohne Netz gespielt, deshalb getrennt gewertet.',
  waiting: 'Dein Ergebnis wird geschickt, sobald es ein Netz gibt.',
  missing: 'Die Karten von heute sind nicht auf diesem Gerät. Öffne diese Seite einmal mit Netz.',
  ahead:
    'Die nächsten zwei Tage liegen auf diesem Gerät: Du kannst sie ohne Netz spielen. Solche Ergebnisse werden getrennt gewertet.',
  best: 'Die Besten von heute',
  streak: (days) => `${many(days, 'Tag', 'Tage')} in Folge`,
};
