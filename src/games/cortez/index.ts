/** Cortez, assembled: the only file of the game that others import. */
import { apart } from '#bot/cortez/apart.ts';
import type { Config, Game, Question } from '../../core/game.ts';
import { type Action, read } from './action.ts';
import { choices, play, refusal } from './actions/index.ts';
import { awaited } from './awaited.ts';
import { copy } from './copy.ts';
import { mostPlayers } from './data.ts';
import type { CortezEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { lay, newestRules } from './map.ts';
import { bundled } from './maps/index.ts';
import { format, parse } from './notation.ts';
import { type Order, orders } from './orders.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { quote } from './quote.ts';
import { standing } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { type View, view } from './view.ts';
import { waiting } from './waiting.ts';

/** Offers bound every fight and turn; no game comes near this. */
const mostActionsPerPlayer = 5_000;

export const cortez: Game<State, Action, CortezEvent, View, Order> = {
  meta: {
    id: 'cortez',
    players: { least: 2, most: mostPlayers },
    // Which nation has one player more when their number is odd (C1.2).
    options: { majority: { values: ['random', 'aztec', 'spanish'], default: 'random' } },
    rules: newestRules,
  },
  maps: { bundled, read: apart.readMap, lay, checks: () => import('./maps/checks.ts') },
  setup,
  waiting,
  choices,
  refusal,
  read,
  readState: apart.readState,
  sample: apart.sample,
  aside: apart.aside,
  play,
  copy,
  view,
  imagine,
  question,
  awaited,
  calls: ({ kind }: Question) => kind === 'offered',
  standing,
  preview,
  quote,
  format,
  parse,
  /** An offer nobody has answered falls with the step it was made in view of. */
  lapses: ({ type }) => type === 'offer' || type === 'help',
  orders,
  text,
  drawing: () => import('./drawing.ts'),
  invariants: apart.invariants,
  secrets: apart.secrets,
  limit: ({ players }: Config) => players * mostActionsPerPlayer,
};
