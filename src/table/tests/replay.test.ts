/** Whatever is done at a table, its answers say all of it: whoever keeps them comes to the same table again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action, AnyGame, Seat } from '../../core/game.ts';
import { type Entry, takeBack } from '../../core/match.ts';
import { fastRandom } from '../../core/random.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { botTurns } from '../bots.ts';
import { answerProposal, proposeUndo } from '../consent.ts';
import type { LoggedEntry, Outcome } from '../facts.ts';
import { fromDevice } from '../holder.ts';
import { replayLog } from '../opening.ts';
import { giveOrders, playAction } from '../play.ts';
import { letBotPlay, resign, takeSeatBack } from '../seats.ts';
import { newTable, type Table, waitingSeats } from '../table.ts';
import { undoFreely } from '../undo.ts';
import { done, newMatch, people, person, show, startedTable, toyGame } from './testing.ts';

/** What somebody does next: which kind of thing, and a number that decides the rest. */
const deeds = fc.array(fc.tuple(fc.integer({ min: 0, max: 19 }), fc.nat(1_000_000)), { maxLength: 120 });

function carryOut(table: Table, kind: number, chance: number): Outcome | Refusal {
  const { game, match } = table;
  const random = fastRandom(chance);
  const seat: Seat = random.below(table.holders.length);
  const who = table.holders[seat]?.person ?? '';
  if (kind === 0) return undoFreely(table, seat, chance);
  if (kind === 1) return proposeUndo(table, seat, who, chance);
  if (kind < 5) return answerProposal(table, who, kind < 4, chance);
  if (kind === 5) return letBotPlay(table, seat, 'easy', chance);
  if (kind === 6) return takeSeatBack(table, seat, who, chance);
  if (kind === 7) return resign(table, seat, who, 'medium', chance);
  if (kind === 8) return giveOrders(table, seat, [{ fingers: 1 + random.below(3), until: random.below(6) }], chance);
  const waiting = waitingSeats(table);
  const [asked = seat] = waiting.slice(random.below(Math.max(1, waiting.length)));
  const action = match && waiting.length ? game.sample(match.state, asked, random) : {};
  return playAction(table, { seat: asked, action, decider: 'person' }, chance);
}

/** What a store keeps of an entry. */
function kept({ index: _, ...entry }: LoggedEntry): Entry<Action> {
  if (entry.kind !== 'act') return entry;
  return { kind: 'act', seat: entry.seat, action: entry.action };
}

function playedBy(table: Table, plan: readonly (readonly [number, number])[], look: (outcome: Outcome, before: Table) => void) {
  for (const [kind, chance] of plan) {
    const before = { ...table, waiting: waitingSeats(table), status: table.status };
    const outcome = carryOut(table, kind, chance);
    if (!isRefusal(outcome)) look(outcome, before);
  }
}

describe.each<[string, AnyGame]>([
  ['toy', toyGame],
  ...(await Promise.all(gameIds.map(async (id): Promise<[string, AnyGame]> => [id, await loadGame(id)]))),
])('%s', (id, game) => {
  const runs = { numRuns: id === 'toy' ? 200 : 12 };

  it('the entries, played again, come to the same state, and their indices have no gap', () => {
    fc.assert(
      fc.property(deeds, (plan) => {
        const table = startedTable(people, 'server', game);
        const log: LoggedEntry[] = [];
        playedBy(table, plan, ({ entries }) => log.push(...entries));
        expect(log.map(({ index }) => index)).toEqual(log.map((_, at) => at + 1));
        const again = newTable({ game, config: table.config, home: 'server', holders: [...people], status: 'running' });
        const match = newMatch(game, table.config);
        expect(replayLog(again, match, log.map(kept))).toBeUndefined();
        expect(match.state).toEqual(table.match?.state);
        expect([again.index, again.stepIndices]).toEqual([table.index, table.stepIndices]);
      }),
      runs,
    );
  });

  it('a turn passes exactly to those newly waited for, and the game ends exactly once', () => {
    fc.assert(
      fc.property(deeds, (plan) => {
        const table = startedTable(people, 'server', game);
        let ended = 0;
        playedBy(table, plan, ({ facts }, before) => {
          const asked = (before as Table & { waiting: readonly Seat[] }).waiting;
          const waiting = waitingSeats(table);
          const seats = waiting.filter((seat) => !asked.includes(seat));
          const passed = facts.filter(({ kind }) => kind === 'turnPassed');
          expect(passed).toEqual(seats.length ? [{ kind: 'turnPassed', seats, waiting }] : []);
          const ends = facts.filter(({ kind }) => kind === 'ended');
          ended += ends.length;
          expect(ends.length).toBe(before.status === 'running' && table.status !== 'running' ? 1 : 0);
          const said = facts.map((fact) => `${fact.kind} ${'seat' in fact ? fact.seat : ''}`);
          expect(new Set(said).size).toBe(said.length);
          for (const { seat, aside } of botTurns(table)) expect(waiting.includes(seat)).toBe(!aside);
        });
        expect(ended).toBe(table.status === 'running' ? 0 : 1);
      }),
      runs,
    );
  });

  it('events handed out stay as they were, whatever is played on', () => {
    const table = startedTable(people, 'server', game);
    const random = fastRandom(5);
    const handed: { events: readonly object[]; asWas: string }[] = [];
    for (let i = 0; i < 150 && table.status === 'running'; i++) {
      const [seat = 0] = waitingSeats(table);
      const action = game.sample(table.match?.state ?? {}, seat, random);
      for (const entry of done(playAction(table, { seat, action, decider: 'bot' }, i)).entries)
        if (entry.kind === 'act') handed.push({ events: entry.events, asWas: JSON.stringify(entry.events) });
    }
    for (const { events, asWas } of handed) expect(JSON.stringify(events)).toBe(asWas);
  });
});

describe('the log of a device', () => {
  const opened = () => newTable({ game: toyGame, config: { players: 3, options: {}, rules: 1 }, home: 'device', holders: [] });

  it('gives back holders and orders too', () => {
    fc.assert(
      fc.property(deeds, (plan) => {
        const holders = ['Anna', 'Bert', 'Cem'].map((name) => fromDevice({ kind: 'here', name }));
        const table = startedTable(holders, 'device');
        // On a device nobody gives up a seat: who leaves it gives it to a bot.
        playedBy(
          table,
          plan.filter(([kind]) => kind < 5 || kind > 7),
          () => undefined,
        );
        const again = { ...opened(), holders: [...holders], orders: holders.map((): unknown[] => []) };
        const match = newMatch(toyGame, table.config);
        expect(replayLog(again, match, table.match?.entries ?? [])).toBeUndefined();
        expect([match.state, again.orders, again.holders]).toEqual([table.match?.state, table.orders, table.holders]);
      }),
      { numRuns: 200 },
    );
  });

  it('of the time before seats had one form is still read', () => {
    const table = { ...opened(), holders: [person('here'), person('here'), person('here')] };
    const entries: Entry<Action>[] = [
      { kind: 'seat', seat: 1, holder: '{"kind":"bot","name":"Ada","level":"strong"}' },
      { kind: 'seat', seat: 2, holder: '{"kind":"here","name":"Oma"}' },
      { kind: 'order', seat: 0, order: 'nothing' },
      { kind: 'mark', seat: 0, text: 'read' },
    ];
    expect(replayLog(table, newMatch(toyGame, table.config), entries)).toBeUndefined();
    expect(table.holders.slice(1)).toMatchObject([
      { person: null, name: 'Ada', bot: 'strong' },
      { person: 'here', name: 'Oma', bot: null },
    ]);
    expect(table.orders[0]).toEqual([]);
  });

  it('says which entry does not fit', () => {
    const table = startedTable(people, 'device');
    const act: Entry<Action> = { kind: 'act', seat: 0, action: { type: 'show' } };
    expect(replayLog(table, newMatch(toyGame, table.config), [{ kind: 'mark', seat: 0, text: '' }, act])).toMatchObject({
      at: 1,
    });
  });
});

it('a match that was told of nothing but actions and undos comes to what the table shows', () => {
  const table = startedTable(people);
  show(table, 0, 3);
  show(table, 1, 2);
  const match = newMatch(toyGame, table.config);
  for (const [seat, fingers] of [
    [0, 3],
    [1, 2],
    [2, 1],
  ] as const)
    replayLog(startedTable(people), match, [{ kind: 'act', seat, action: { type: 'show', fingers } as Action }]);
  show(table, 2, 1);
  expect(table.match?.state).toEqual(match.state);
  takeBack(match, 2, 1, true);
  done(proposeUndo(table, 2, 'cem', 1));
  done(answerProposal(table, 'anna', true, 1));
  done(answerProposal(table, 'bert', true, 1));
  expect([table.match?.state, table.match?.entries]).toEqual([match.state, match.entries]);
});
