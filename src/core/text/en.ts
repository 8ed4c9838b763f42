import type { MapFault } from '../refusal.ts';
import type { HouseText } from '../text.ts';

/** Why something is no board at all. */
const mapFaults: Readonly<Record<MapFault, string>> = {
  noOther: 'This game has no other boards.',
  noSuch: 'There is no board of that name.',
  tooLarge: 'This is too large for a board.',
  notJson: 'This is no board: it is not JSON.',
  noBoard: 'This is no board of a game that we know.',
  otherGame: 'This is the board of another game.',
  lacking: 'This board lacks something that the game cannot do without.',
};

export const en: HouseText = {
  seat: (seat) => `Seat ${seat + 1}`,
  refusals: {
    unreadable: ({ where }) => `This cannot be read: ${where}.`,
    tooHigh: ({ where, most }) => `At most ${most}: ${where}.`,
    tooLow: ({ where, least }) => `At least ${least}: ${where}.`,
    notAsked: () => 'The game is not waiting for you right now.',
    over: () => 'The game is over.',
    noSuchSeat: () => 'There is no such seat at this table.',
    olderQuestion: () => 'The game has moved on. Please look again.',
    notKept: () =>
      'This could not be saved on your device; there may be no room left. It will be tried again with the next move.',
    unknownGame: ({ game }) => `There is no game called “${game}”.`,
    unknownOption: ({ option }) => `This game has no option “${option}”.`,
    wrongOption: ({ option, value }) => `The option “${option}” cannot be “${value}”.`,
    wrongPlayers: ({ least, most }) => `This game is for ${least} to ${most} players.`,
    wrongRules: ({ newest }) => `There is no such version of the rules; the newest is ${newest}.`,
    wrongFirst: () => 'The first player must be someone at the table.',
    nothingToUndo: () => 'You have nothing to take back.',
    undoRevealed: () => 'Something hidden has been shown since; the others would have to agree.',
    undoOthers: () => 'Another player has acted since; the others would have to agree.',
    brokenRecord: ({ line, why }) => `Line ${line} of the record cannot be used: ${why}.`,
    brokenState: ({ why }) => `This position is impossible: ${why}.`,
    wrongSeed: () => 'The seed must be 64 hexadecimal digits.',
    wrongMap: ({ why }) => mapFaults[why],
    unfitMap: ({ why }) => `This board cannot be played on: ${why}.`,
  },
};
