import { many } from '../../../core/agreement.ts';

export const en = {
  wins: (name: string, points: number, ahead: number, second: string) =>
    `${name} wins with ${many(points, 'point', 'points')}, ${ahead} ahead of ${second}.`,
  share: (names: string, points: number) => `${names} share the victory with ${many(points, 'point', 'points')}.`,
  decided: (source: string, winner: number, second: number) => `What decided it: ${source}, ${winner} to ${second}.`,
  ledAll: 'In front from the first point on.',
  ledSince: (move: number, of: number) => `In front for good from move ${move} of ${of} on.`,
  ledLast: 'Only the last move brought the lead.',
  curve: 'Points over the game',
  at: (move: number, of: number) => `After move ${move} of ${of}`,
  look: 'Show it',
  chapters: 'Points step by step',
  sources: 'Where the points came from',
  after: 'After',
  begin: 'At the start',
  end: 'End of the game',
};

export type StoryWords = typeof en;
