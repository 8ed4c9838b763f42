/** Two turns of each game as somebody plays them who sees nothing: keys, words typed, and waiting for the others. */
import type { GameId } from '../../src/games/index.ts';

export type Step =
  /** A key as xdotool names it, with why it is pressed. */
  | { readonly key: string; readonly why: string }
  | { readonly type: string; readonly why: string }
  /** Tab, until the focus is on something of this name. */
  | { readonly reach: RegExp; readonly why: string }
  /** The others play until one is asked this; whatever else one is asked meanwhile is answered with the first example. */
  | { readonly until: RegExp };

const press = (key: string, why: string): Step => ({ key, why });
const reach = (name: RegExp, why: string): Step => ({ reach: name, why });
const until = (question: RegExp): Step => ({ until: question });
export const line = (words: string): readonly Step[] => [
  press('slash', 'the line for actions'),
  { type: words, why: 'typed' },
  press('Return', 'do it'),
  press('Escape', 'leave the line'),
];
const arriving: readonly Step[] = [
  press('Tab', 'the first thing'),
  press('Return', 'to the board'),
  press('w', 'where am I, and whose turn is it?'),
  press('h', 'what I have'),
];
const back: readonly Step[] = [press('s', 'what has happened since my move?'), press('p', 'the score')];
const byBoard: readonly Step[] = [
  press('n', 'next place where something can be done'),
  press('a', 'what can I do here?'),
  press('Return', 'choose it'),
  press('Return', 'do it'),
];
const move: readonly Step[] = [
  press('f', 'my next figure'),
  press('a', 'what can I do here?'),
  press('Return', 'take it up'),
  press('n', 'next place where something can be done'),
  press('Return', 'go there'),
];
/** From the question by Tab to a button of it. */
const answer = (name: RegExp, why: string): readonly Step[] => [
  press('q', 'the question'),
  reach(name, why),
  press('Return', 'do it'),
];
/** Tikal's turn ends with points unspent: it asks whether that is meant. */
const endOfTurn: readonly Step[] = [
  ...answer(/^End the turn/, 'the end of the turn'),
  reach(/^(Yes|End)/, 'yes'),
  press('Return', 'end the turn'),
];

interface Turns {
  /** What one is offered when the transcript begins. */
  readonly offered: string;
  /** And since which round. */
  readonly round?: number;
  readonly steps: readonly Step[];
}

export const turns: Readonly<Record<GameId, Turns>> = {
  cortez: {
    offered: 'move',
    steps: [
      ...arriving,
      ...move,
      ...answer(/^Draw a supply card/, 'another action'),
      until(/^Take an action/),
      ...back,
      ...move,
      ...line('pass'),
      until(/^/),
    ],
  },
  magellan: {
    offered: 'bid',
    steps: [
      ...arriving,
      ...answer(/^More$/, 'one ducat more'),
      reach(/^Bid \d+$/, 'the bid'),
      press('Return', 'bid'),
      ...answer(/^Pay with/, 'the payment'),
      until(/^Bid for/),
      ...back,
      press('b', 'back to the board'),
      press('Right', 'the next port'),
      ...line('bid 500'),
      ...line('pass'),
      until(/^/),
    ],
  },
  'tal-der-koenige': {
    offered: 'bid',
    // Orders are given from the second round on.
    round: 2,
    steps: [
      ...arriving,
      press('q', 'the question'),
      reach(/^tablet /, 'my tablets'),
      press('2', 'this tablet to group 2'),
      press('Right', 'the next tablet'),
      press('1', 'this one to group 1'),
      ...answer(/^Lay /, 'lay them face down'),
      until(/^Write down in secret/),
      ...back,
      press('q', 'the question'),
      press('n', 'next place where something can be done'),
      press('a', 'what can I do here?'),
      press('Return', 'the overseer goes there'),
      ...answer(/^Order /, 'hand the orders in'),
      until(/^Place your workers/),
      ...byBoard,
      ...answer(/^(Done|End the turn)/, 'the end of the turn'),
      reach(/sure/, 'yes'),
      press('Return', 'end the turn'),
      until(/^/),
    ],
  },
  tikal: {
    offered: 'place',
    steps: [
      ...arriving,
      press('n', 'next place where something can be done'),
      press('a', 'what can I do here?'),
      press('Return', 'lay the tile here'),
      press('r', 'turn it'),
      press('r', 'turn it once more'),
      press('Return', 'do it'),
      ...line('bring leader A5'),
      ...move,
      press('l', 'what was that?'),
      ...endOfTurn,
      until(/^Place your tile/),
      ...back,
      ...byBoard,
      ...move,
      ...endOfTurn,
      until(/^/),
    ],
  },
};
