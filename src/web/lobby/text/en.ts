/** The words of finding people, in English; the other languages must have exactly these. */
import { many } from '../../../core/agreement.ts';

export const en = {
  playNow: 'Play now',
  playAbout: 'You are seated with whoever wants the same. Stay on this page meanwhile.',
  game: 'Game',
  pace: 'Pace',
  players: 'Players',
  anyNumber: 'any number',
  bots: 'After a minute with bots',
  search: 'Find players',
  nameFirst: 'Enter your name first.',
  name: 'Your name',
  searching: (game: string) => `Looking for players for ${game}…`,
  waited: (text: string) => `waiting for ${text}`,
  botsSoon: (text: string) => `Bots join in ${text}.`,
  stop: 'Call it off',
  others: (people: number, game: string, pace: string) =>
    `${many(people, 'person is', 'people are')} looking for ${game}, ${pace}`,
  joinThem: 'Join them',
  openTables: 'Open tables',
  noOpenTables: 'Nobody has an open table at the moment.',
  sit: 'Take a seat',
  range: 'For which ratings',
  rangeAbout: 'Holds for seats that are open to anyone; everybody begins with 1500. Empty: for everybody.',
  least: 'from',
  most: 'to',
  rangeOf: (least: number | undefined, most: number | undefined) =>
    most === undefined ? `ratings from ${least}` : `ratings ${least === undefined ? '' : `from ${least} `}up to ${most}`,
  watch: 'Games to watch',
  look: 'Watch',
  noGames: 'No public game is running just now.',
  invites: (name: string, game: string) => `${name} asks you to ${game}`,
  accept: 'Sit down',
  decline: 'Decline',
  friends: 'Friends',
  asked: (people: number) => `${many(people, 'person asks', 'people ask')} to be your friend`,
  moves: (count: number) => many(count, 'move', 'moves'),
};

export type LobbyText = typeof en;
