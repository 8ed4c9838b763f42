import { many } from '../../../core/agreement.ts';
import type { StoryWords } from './en.ts';

export const nl: StoryWords = {
  wins: (name, points, ahead, second) => `${name} wint met ${many(points, 'punt', 'punten')}, ${ahead} meer dan ${second}.`,
  share: (names, points) => `${names} delen de overwinning met ${many(points, 'punt', 'punten')}.`,
  decided: (source, winner, second) => `Wat de doorslag gaf: ${source}, ${winner} tegen ${second}.`,
  ledAll: 'Vanaf het eerste punt aan kop.',
  ledSince: (move, of) => `Vanaf zet ${move} van ${of} voorgoed aan kop.`,
  ledLast: 'Pas de laatste zet bracht de leiding.',
  curve: 'Punten door het spel heen',
  at: (move, of) => `Na zet ${move} van ${of}`,
  look: 'Bekijk',
  chapters: 'Punten stap voor stap',
  sources: 'Waar de punten vandaan kwamen',
  after: 'Na',
  begin: 'Bij het begin',
  end: 'Einde van het spel',
};
