/** Tal der Könige (Christian Beierer, 1992): pyramids by blind bids, secret orders, theft and patience. */
import type { Config, Game } from '../../core/game.ts';
import { assemble } from '../../core/rules.ts';
import type { Language } from '../../core/text.ts';
import { readAction, type TalAction } from './action.ts';
import { bid } from './actions/bid.ts';
import { build } from './actions/build.ts';
import { done } from './actions/done.ts';
import { order } from './actions/order.ts';
import { overseer } from './actions/overseer.ts';
import { steal } from './actions/steal.ts';
import { takeOver } from './actions/take-over.ts';
import { worker } from './actions/worker.ts';
import type { TalEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { invariants, secrets } from './invariants/index.ts';
import type { TalText } from './message-keys.ts';
import { format, parse } from './notation.ts';
import { orders, type TalOrder } from './orders.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { sample } from './sample/index.ts';
import { readState } from './schema.ts';
import { standing } from './scoring.ts';
import { setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { type TalView, view } from './view.ts';
import { waiting } from './waiting.ts';

const yesOrNo = { values: [false, true], default: false } as const;

/** Rounds beyond which random play never gets; in theory blocks could be stolen to and fro for ever. */
const mostRounds = 100;
/** A bid, two overseers, five workers, two thefts, two sites taken, ten blocks, and five ends of turns. */
const actionsPerRound = 27;

const texts: Readonly<Record<Language, () => Promise<TalText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

export const talDerKoenige: Game<State, TalAction, TalEvent, TalView, TalOrder> = {
  meta: {
    id: 'tal-der-koenige',
    players: { least: 2, most: 4 },
    options: { advanced: yesOrNo, expert: yesOrNo, stealOrTakeOver: yesOrNo },
    rules: 1,
  },
  setup,
  waiting,
  ...assemble<State, TalAction, TalEvent>({ bid, overseer, order, worker, steal, takeOver, build, done }),
  read: readAction,
  readState,
  sample,
  copy,
  view,
  imagine,
  question,
  standing,
  preview,
  format,
  parse,
  orders,
  text: (language) => texts[language](),
  invariants,
  secrets,
  limit: ({ players }: Config) => mostRounds * actionsPerRound * players,
};
