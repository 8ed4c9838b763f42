/** Small tables for tests: the toy of the laws, with standing orders added to it. */
import { readConfig } from '../../core/config.ts';
import type { AnyGame, Config, Orders, Seat } from '../../core/game.ts';
import { type ToyAction, type ToyState, toy } from '../../core/laws/toy/game.ts';
import { openMatch } from '../../core/match.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Fact, Outcome } from '../facts.ts';
import { type Holder, nobody } from '../holder.ts';
import { startGame } from '../opening.ts';
import { playAction } from '../play.ts';
import { type AnyMatch, newTable, type Table } from '../table.ts';

/** Shows so many fingers whenever asked, up to this round. */
interface ToyOrder {
  readonly fingers: number;
  readonly until: number;
}

const orders: Orders<ToyState, ToyAction, ToyOrder> = {
  read: (json) => {
    const { fingers, until } = (json ?? {}) as Partial<ToyOrder>;
    return typeof fingers === 'number' && typeof until === 'number'
      ? { fingers, until }
      : houseRefusal('unreadable', { where: 'order' });
  },
  answer: (state, seat, { fingers }) => (state.fingers[seat] ? undefined : { type: 'show', fingers }),
  lapsed: (state, _seat, { until }) => state.round > until,
};

export const toyGame = { ...toy, orders } as unknown as AnyGame;

export const person = (id: string): Holder => ({ ...nobody, person: id });
export const bot = (level: string): Holder => ({ ...nobody, bot: level });

export function newMatch(game: AnyGame, config: Config, secret = 'ab'.repeat(32)): AnyMatch {
  return openMatch(game, { config }, { secret, contributions: [] });
}

/** A table of the toy that has not begun. */
export function openTable(holders: readonly Holder[], home: Table['home'] = 'server', game: AnyGame = toyGame): Table {
  const config = readConfig(game, { players: holders.length, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  return newTable({ game, config, home, holders: [...holders] });
}

/** A table of the toy that goes on. */
export function startedTable(holders: readonly Holder[], home: Table['home'] = 'server', game: AnyGame = toyGame): Table {
  const table = openTable(holders, home, game);
  done(startGame(table, () => newMatch(game, table.config), 0));
  return table;
}

export const people = [person('anna'), person('bert'), person('cem')];

export function done(outcome: Outcome | Refusal): Outcome {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.reason}`);
  return outcome;
}

export function reasonOf(outcome: unknown): string | undefined {
  return isRefusal(outcome) ? outcome.reason : undefined;
}

export function show(table: Table, seat: Seat, fingers = 1, now = 1): Outcome {
  return done(playAction(table, { seat, action: { type: 'show', fingers }, decider: 'person' }, now));
}

/** Everybody shows his seat's number of fingers, so that the last seat wins. */
export function playRound(table: Table): Outcome[] {
  return table.holders.map((_, seat) => show(table, seat, seat + 1));
}

export function factsOf<K extends Fact['kind']>(outcome: Outcome, kind: K): Extract<Fact, { kind: K }>[] {
  return outcome.facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
}

export function stateOf(table: Table): ToyState {
  return table.match?.state as ToyState;
}
