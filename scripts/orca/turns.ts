/** Two turns of each game as somebody plays them who sees nothing: keys, words typed, and waiting for the others. */
import type { GameId } from '../../src/games/index.ts';

export type Step =
  /** A key as xdotool names it, with why it is pressed. */
  | { readonly key: string; readonly why: string }
  | { readonly type: string; readonly why: string }
  /** The others play until it is one's turn again. */
  | 'wait';

const press = (key: string, why: string): Step => ({ key, why });
const line = (words: string): readonly Step[] => [
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
const since = press('s', 'what has happened since my move?');
const byBoard: readonly Step[] = [
  press('n', 'next place where something can be done'),
  press('a', 'what can I do here?'),
  press('Return', 'choose it'),
  press('Return', 'do it'),
];

export const turns: Readonly<Record<GameId, { readonly offered: string; readonly steps: readonly Step[] }>> = {
  cortez: {
    offered: 'move',
    steps: [
      ...arriving,
      press('f', 'my next figure'),
      press('a', 'what can I do here?'),
      press('Return', 'take it up'),
      press('n', 'next place where something can be done'),
      press('Return', 'go there'),
      'wait',
      since,
      press('p', 'the score'),
      ...line('pass'),
    ],
  },
  magellan: {
    offered: 'bid',
    steps: [
      ...arriving,
      press('q', 'the question'),
      press('Tab', 'on'),
      press('b', 'back to the board'),
      ...line('bid 3'),
      ...line('pay 3'),
      'wait',
      since,
      press('p', 'the score'),
      ...line('pass'),
    ],
  },
  'tal-der-koenige': {
    offered: 'overseer',
    steps: [...arriving, ...byBoard, 'wait', since, press('p', 'the score'), ...byBoard],
  },
  tikal: {
    offered: 'place',
    steps: [
      ...arriving,
      ...byBoard,
      press('f', 'my next figure'),
      press('a', 'what can I do here?'),
      ...line('end'),
      press('Return', 'yes, end the turn'),
      'wait',
      since,
      press('p', 'the score'),
      ...byBoard,
      ...line('end'),
    ],
  },
};
