import { many } from '../../../core/agreement.ts';
import type { StoryWords } from './en.ts';

export const de: StoryWords = {
  wins: (name, points, ahead, second) => `${name} gewinnt mit ${many(points, 'Punkt', 'Punkten')}, ${ahead} vor ${second}.`,
  share: (names, points) => `${names} teilen sich den Sieg mit ${many(points, 'Punkt', 'Punkten')}.`,
  decided: (source, winner, second) => `Den Ausschlag gab: ${source}, ${winner} zu ${second}.`,
  ledAll: 'Vom ersten Punkt an vorn.',
  ledSince: (move, of) => `Ab Zug ${move} von ${of} endgültig vorn.`,
  ledLast: 'Erst der letzte Zug brachte die Führung.',
  curve: 'Punkte im Lauf des Spiels',
  at: (move, of) => `Nach Zug ${move} von ${of}`,
  look: 'Ansehen',
  chapters: 'Punkte Schritt für Schritt',
  sources: 'Woher die Punkte kamen',
  after: 'Nach',
  begin: 'Zu Beginn',
  end: 'Ende des Spiels',
};
