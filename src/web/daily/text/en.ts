/** The words of the daily challenge, in English; the other languages must have exactly these. */
import { many } from '../../../core/agreement.ts';

export const en = {
  title: 'Challenge of the day',
  about: 'Every day one deal for each game, the same for everybody, against strong bots. Your first attempt counts.',
  back: 'See how you did today',
  yourName: 'Your name',
  nameFirst: 'Enter your name first.',
  play: (game: string) => `Play ${game}`,
  goOn: (game: string) => `Go on with ${game}`,
  look: (game: string) => `Look at your game of ${game}`,
  points: (points: number) => `You made ${many(points, 'point', 'points')}.`,
  par: (points: number) => `With the same cards the strong bot made ${points}.`,
  rank: (place: number, of: number, percentile: number) => `Place ${place} of ${of}; better than ${percentile} of 100.`,
  first: 'You are the first.',
  checking: 'The server is playing your game again; then your place is known.',
  refused: 'This was not the game that was set, so it does not count.',
  offline: 'Played without a network, so it is ranked apart.',
  waiting: 'Your result is sent as soon as there is a network.',
  missing: 'The cards of today are not on this device. Open this page once with a network.',
  ahead: 'The next two days are kept on this device: you can play them without a network. Such results are ranked apart.',
  best: 'The best today',
  streak: (days: number) => `${many(days, 'day', 'days')} in a row`,
};

export type DailyText = typeof en;
