/** Magellan, assembled. */
import type { Game } from '../../core/game.ts';
import { assemble } from '../../core/rules.ts';
import { type MagellanAction, read } from './action.ts';
import { bid } from './actions/bid.ts';
import { exchange } from './actions/exchange.ts';
import { half } from './actions/half.ts';
import { pass } from './actions/pass.ts';
import { pay } from './actions/pay.ts';
import { ship } from './actions/ship.ts';
import { stop } from './actions/stop.ts';
import { tuck } from './actions/tuck.ts';
import { turn } from './actions/turn.ts';
import { veto } from './actions/veto.ts';
import { waive } from './actions/waive.ts';
import { sides } from './data.ts';
import type { MagellanEvent } from './event.ts';
import { turnUp } from './flow.ts';
import { imagine } from './imagine.ts';
import { invariants, secrets } from './invariants/index.ts';
import type { MagellanText } from './message-keys.ts';
import { format, parse } from './notation.ts';
import { type MagellanOrder, orders } from './orders.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { sample } from './sample/index.ts';
import { readState } from './schema.ts';
import { standing } from './scoring.ts';
import { copy, type State, setup } from './state.ts';
import { type View, view } from './view.ts';

const actions = assemble<State, MagellanAction, MagellanEvent>({
  bid,
  pass,
  veto,
  waive,
  pay,
  ship,
  half,
  tuck,
  exchange,
  turn,
  stop,
});

const texts = {
  en: async (): Promise<MagellanText> => (await import('./text/en.ts')).en,
  nl: async (): Promise<MagellanText> => (await import('./text/nl.ts')).nl,
  de: async (): Promise<MagellanText> => (await import('./text/de.ts')).de,
};

/** Turn-ups are 36 and one more per veto, of which there are three. */
const mostTurnUps = 39;
/** All money there is, so the most a bid can be, and so the most bids there can be. */
const mostBids = 315;

export const magellan: Game<State, MagellanAction, MagellanEvent, View, MagellanOrder> = {
  meta: {
    id: 'magellan',
    players: { least: 3, most: 6 },
    options: { board1: { values: sides, default: 'A' }, board2: { values: sides, default: 'A' } },
    rules: 1,
  },
  setup(config, random) {
    const state = setup(config, random);
    turnUp(state, random, undefined);
    return state;
  },
  waiting: (state) => (state.stage === 'over' ? [] : [state.seat]),
  ...actions,
  read,
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
  limit: ({ players }) => mostTurnUps * (mostBids + 2 * players + 4) + 30,
};
