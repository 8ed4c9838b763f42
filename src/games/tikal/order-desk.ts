/** What can be left as a standing order, and what each will do, in words; loaded when somebody looks at them. */
import type { OrderDesk } from '../../core/game.ts';
import { mostPoints } from './action.ts';
import type { TikalOrder } from './orders.ts';
import type { TikalView } from './view.ts';

export const desk: OrderDesk<TikalView, TikalOrder> = {
  offers: (view) =>
    view.phase !== 'over' && view.auction
      ? [{ order: { type: 'always', amount: 0 }, amount: { least: 0, most: mostPoints } }]
      : [],
  words: {
    en: {
      maximum: ({ amount }) => (amount ? `Bid up to ${amount} in this auction, then pass.` : 'Pass in this auction.'),
      always: ({ amount }) => (amount ? `Bid up to ${amount} in every auction, then pass.` : 'Pass in every auction.'),
    },
    nl: {
      maximum: ({ amount }) => (amount ? `Bied in deze veiling tot ${amount}, pas daarna.` : 'Pas in deze veiling.'),
      always: ({ amount }) => (amount ? `Bied in elke veiling tot ${amount}, pas daarna.` : 'Pas in elke veiling.'),
    },
    de: {
      maximum: ({ amount }) =>
        amount ? `In dieser Versteigerung bis ${amount} bieten, dann passen.` : 'In dieser Versteigerung passen.',
      always: ({ amount }) =>
        amount ? `In jeder Versteigerung bis ${amount} bieten, dann passen.` : 'In jeder Versteigerung passen.',
    },
  },
};
