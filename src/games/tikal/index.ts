/** Tikal (M. Kiesling and W. Kramer, 1999), the base game and the auction game. */
import { apart } from '#bot/tikal/apart.ts';
import type { Config, Game } from '../../core/game.ts';
import { readAction, type TikalAction } from './action.ts';
import { choices, play, refusal } from './actions/index.ts';
import { awaited } from './awaited.ts';
import { copy } from './copy.ts';
import { actionPoints, scoringRounds, stackSize } from './data.ts';
import type { TikalEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { format, parse } from './notation.ts';
import { orders, type TikalOrder } from './orders.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { standing } from './scoring.ts';
import { setup } from './setup.ts';
import type { TikalState } from './state.ts';
import { text } from './text/index.ts';
import { type TikalView, view } from './view.ts';
import { waiting } from './waiting.ts';

export const tikal: Game<TikalState, TikalAction, TikalEvent, TikalView, TikalOrder> = {
  meta: {
    id: 'tikal',
    players: { least: 2, most: 4 },
    options: { auction: { values: [false, true], default: false } },
    rules: 1,
  },
  setup,
  waiting,
  choices,
  refusal,
  read: readAction,
  readState: apart.readState,
  sample: apart.sample,
  play,
  copy,
  view,
  imagine,
  question,
  awaited,
  standing,
  preview,
  format,
  parse,
  orders,
  text,
  drawing: () => import('./drawing.ts'),
  invariants: apart.invariants,
  secrets: apart.secrets,
  limit,
};

/** No temple is worth more than 10 and no player's treasures more than 48, four times: nobody ever bids higher. */
const highestBid = 4 * (17 * 10 + 48) + 20;

/** Every action costs at least one point, every turn ends once, every tile is dealt with once. */
function limit({ players, options }: Config): number {
  const turns = stackSize + scoringRounds * players;
  const auctions = options.auction ? stackSize * (highestBid + players + 1) : 0;
  return turns * (actionPoints + 1) + stackSize + auctions;
}
