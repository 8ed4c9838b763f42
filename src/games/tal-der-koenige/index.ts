/** Tal der Könige (Christian Beierer, 1992): pyramids by blind bids, secret orders, theft and patience. */
import { apart } from '#bot/tal-der-koenige/apart.ts';
import type { Config, Game } from '../../core/game.ts';
import { readAction, type TalAction } from './action.ts';
import { choices, play, refusal } from './actions/index.ts';
import { awaited } from './awaited.ts';
import { copy } from './copy.ts';
import type { TalEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { lay } from './map.ts';
import { bundled } from './maps/index.ts';
import { format, parse } from './notation.ts';
import { orders, type TalOrder } from './orders.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { plans, quote } from './quote.ts';
import { standing } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { type TalView, view } from './view.ts';
import { waiting } from './waiting.ts';

const yesOrNo = { values: [false, true], default: false } as const;

/** Rounds beyond which random play never gets; in theory blocks could be stolen to and fro for ever. */
const mostRounds = 100;
/** A bid, two overseers, five workers, two thefts, two sites taken, ten blocks, and five ends of turns. */
const actionsPerRound = 27;

export const talDerKoenige: Game<State, TalAction, TalEvent, TalView, TalOrder> = {
  meta: {
    id: 'tal-der-koenige',
    players: { least: 2, most: 4 },
    options: { advanced: yesOrNo, expert: yesOrNo, stealOrTakeOver: yesOrNo },
    rules: Math.max(1, bundled.at(-1)!.since),
  },
  maps: { bundled, read: apart.readMap, lay, checks: () => import('./maps/checks.ts') },
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
  quote,
  plans,
  format,
  parse,
  orders,
  text,
  drawing: () => import('./drawing.ts'),
  invariants: apart.invariants,
  secrets: apart.secrets,
  limit: ({ players }: Config) => mostRounds * actionsPerRound * players,
};
