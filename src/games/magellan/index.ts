/** Magellan, assembled. */
import { apart } from '#bot/magellan/apart.ts';
import type { Game } from '../../core/game.ts';
import { type MagellanAction, read } from './action.ts';
import { choices, play, refusal } from './actions/index.ts';
import { awaited } from './awaited.ts';
import { copy } from './copy.ts';
import { sides } from './data.ts';
import type { MagellanEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { lay } from './map.ts';
import { bundled } from './maps/index.ts';
import { format, parse } from './notation.ts';
import { type MagellanOrder, orders } from './orders.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { standing } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { type View, view } from './view.ts';
import { waiting } from './waiting.ts';

/** Turn-ups are 36 and one more per veto, of which there are three. */
const mostTurnUps = 39;
/** All money there is, so the most a bid can be, and so the most bids there can be. */
const mostBids = 315;

export const magellan: Game<State, MagellanAction, MagellanEvent, View, MagellanOrder> = {
  meta: {
    id: 'magellan',
    players: { least: 3, most: 6 },
    options: { board1: { values: sides, default: 'A' }, board2: { values: sides, default: 'A' } },
    rules: Math.max(1, bundled.at(-1)!.since),
  },
  maps: { bundled, read: apart.readMap, lay, checks: () => import('./maps/checks.ts') },
  setup,
  waiting,
  choices,
  refusal,
  read,
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
  limit: ({ players }) => mostTurnUps * (mostBids + 2 * players + 4) + 30,
};
