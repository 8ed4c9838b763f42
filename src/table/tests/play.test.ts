import { describe, expect, it } from 'vitest';
import { nobody } from '../holder.ts';
import { startGame } from '../opening.ts';
import { answerByOrder, giveOrders, orderTurns, playAction } from '../play.ts';
import { letBotPlay, sitDown, vacate } from '../seats.ts';
import { waitingSeats } from '../table.ts';
import { undoFreely } from '../undo.ts';
import {
  bot,
  done,
  factsOf,
  newMatch,
  openTable,
  people,
  person,
  playRound,
  reasonOf,
  show,
  startedTable,
  toyGame,
} from './testing.ts';

describe('a turn passes', () => {
  it('to everybody who is asked when the game begins', () => {
    const table = openTable(people);
    const { facts } = done(startGame(table, () => newMatch(table.game, table.config), 7));
    expect(facts).toEqual([
      { kind: 'started', time: 7 },
      { kind: 'turnPassed', seats: [0, 1, 2], waiting: [0, 1, 2] },
    ]);
  });

  it('to nobody while the others of a simultaneous decision are still waited for, then to those newly asked', () => {
    const table = startedTable(people);
    expect(factsOf(show(table, 0), 'turnPassed')).toEqual([]);
    expect(factsOf(show(table, 1), 'turnPassed')).toEqual([]);
    // Seat 2 was waited for before and is again: nothing passed to it.
    expect(factsOf(show(table, 2), 'turnPassed')).toEqual([{ kind: 'turnPassed', seats: [0, 1], waiting: [0, 1, 2] }]);
  });

  it('back to whoever takes back', () => {
    const table = startedTable(people);
    show(table, 0);
    expect(factsOf(done(undoFreely(table, 0, 2)), 'turnPassed')).toEqual([
      { kind: 'turnPassed', seats: [0], waiting: [0, 1, 2] },
    ]);
  });
});

describe('an action', () => {
  it('becomes an entry with its events, counted from 1', () => {
    const table = startedTable(people);
    expect(show(table, 1, 3).entries).toEqual([
      {
        index: 1,
        kind: 'act',
        seat: 1,
        action: { type: 'show', fingers: 3 },
        events: [{ type: 'decided', seat: 1, secret: { to: [1], fingers: 3 } }],
        reveals: false,
        aside: false,
        decider: 'person',
      },
    ]);
    expect(show(table, 0).entries[0]?.index).toBe(2);
  });

  it('that is refused changes nothing', () => {
    const table = startedTable(people);
    const before = JSON.stringify(table);
    expect(reasonOf(playAction(table, { seat: 0, action: { type: 'fly' }, decider: 'person' }, 1))).toBe('unreadable');
    const older = { seat: 0, action: { type: 'show', fingers: 1 }, question: 'show:9:0', decider: 'person' } as const;
    expect(reasonOf(playAction(table, older, 1))).toBe('olderQuestion');
    expect(JSON.stringify(table)).toBe(before);
  });

  it('is refused before the game begins', () => {
    const act = { seat: 0, action: { type: 'show', fingers: 1 }, decider: 'person' } as const;
    expect(reasonOf(playAction(openTable(people), act, 1))).toBe('notStarted');
  });

  it('needs every seat taken', () => {
    const table = openTable([person('anna'), nobody]);
    expect(reasonOf(startGame(table, () => newMatch(table.game, table.config), 0))).toBe('seatsOpen');
  });
});

describe('standing orders', () => {
  const two = { fingers: 2, until: 2 };

  it('answer at once what they have an opinion on, and again whenever their seat is asked', () => {
    const table = startedTable(people);
    const { entries, facts } = done(giveOrders(table, 1, [two], 1));
    expect(entries).toMatchObject([{ kind: 'act', seat: 1, decider: 'order', action: { fingers: 2 } }]);
    expect(facts).toEqual([{ kind: 'ordersChanged', seat: 1 }]);
    show(table, 0);
    const { entries: both } = show(table, 2);
    expect(both.map(({ seat }) => seat)).toEqual([2, 1]);
    expect(waitingSeats(table)).toEqual([0, 2]);
  });

  it('pass the turn to whoever is left, once', () => {
    const table = startedTable(people);
    done(giveOrders(table, 1, [two], 1));
    show(table, 0);
    expect(factsOf(show(table, 2), 'turnPassed')).toEqual([{ kind: 'turnPassed', seats: [0], waiting: [0, 2] }]);
  });

  it('are silent while a bot plays the seat', () => {
    const table = startedTable(people);
    show(table, 1);
    done(giveOrders(table, 1, [two], 1));
    table.holders[1] = { ...bot('easy'), person: 'bert' };
    show(table, 0);
    expect(show(table, 2).entries.length).toBe(1);
    expect(waitingSeats(table)).toContain(1);
  });

  it('are refused when they come too late ever to speak, so that nobody counts on them', () => {
    const table = startedTable(people);
    playRound(table);
    expect(reasonOf(giveOrders(table, 1, [{ fingers: 2, until: -1 }], 1))).toBe('olderQuestion');
    expect(table.orders[1]).toEqual([]);
  });

  it('are dropped once they can never speak again, and said so once', () => {
    const table = startedTable(people);
    done(giveOrders(table, 1, [{ fingers: 2, until: 0 }], 1));
    show(table, 0);
    const last = show(table, 2);
    expect(table.orders[1]).toEqual([]);
    expect(factsOf(last, 'ordersChanged')).toEqual([{ kind: 'ordersChanged', seat: 1 }]);
    expect(factsOf(show(table, 0), 'ordersChanged')).toEqual([]);
  });

  it('fall when their seat takes back what they may have answered', () => {
    const table = startedTable(people);
    done(giveOrders(table, 1, [two], 1));
    expect(factsOf(done(undoFreely(table, 1, 1)), 'ordersChanged').length).toBe(1);
    expect([table.orders[1], waitingSeats(table)]).toEqual([[], [0, 1, 2]]);
  });

  it('end the game where their answer does', () => {
    const table = startedTable(people);
    for (let round = 0; round < 5; round++) playRound(table);
    show(table, 0);
    show(table, 1);
    const { facts } = done(giveOrders(table, 2, [{ fingers: 3, until: 9 }], 5));
    expect(facts.map(({ kind }) => kind)).toEqual(['ordersChanged', 'ended']);
    expect(table.status).toBe('over');
  });

  it('are refused where the game knows none, where they are too many and where they make no sense', () => {
    const table = startedTable(people);
    expect(reasonOf(giveOrders(table, 0, [{}], 1))).toBe('unreadable');
    expect(reasonOf(giveOrders(table, 0, new Array(13).fill(two), 1))).toBe('tooManyOrders');
    const { orders: _, ...without } = table.game;
    expect(reasonOf(giveOrders(startedTable(people, 'server', without), 0, [], 1))).toBe('noOrders');
  });

  it('stand in the log of a device, and in none of a server', () => {
    for (const home of ['device', 'server'] as const) {
      const table = startedTable(people, home);
      done(giveOrders(table, 1, [two], 1));
      expect(table.match?.entries.some(({ kind }) => kind === 'order')).toBe(home === 'device');
      expect(table.index).toBe(1);
    }
  });
});

describe('orders of somebody else', () => {
  it('do not speak for whoever takes the seat over, nor for who comes when it was left; a bot that sits in leaves them', () => {
    const order = { fingers: 2, until: 5 };
    const table = startedTable(people);
    for (const seat of [0, 1, 2]) done(giveOrders(table, seat, [order], 1, true));
    done(letBotPlay(table, 0, 'easy', 1));
    expect(factsOf(done(sitDown(table, 1, { person: 'dora' }, 1)), 'ordersChanged')).toEqual([
      { kind: 'ordersChanged', seat: 1 },
    ]);
    done(vacate(table, 2, 1));
    expect(table.orders).toEqual([[order], [], []]);
  });
});

describe('orders that wait', () => {
  it('answer later, by an ordinary entry of their own; not where somebody was faster', () => {
    const table = startedTable(people);
    done(giveOrders(table, 1, [{ fingers: 2, until: 9 }], 1, true));
    expect(table.index).toBe(0);
    const [turn] = orderTurns(table);
    expect(turn?.seat).toBe(1);
    const wanted = { seat: 0, action: { type: 'show', fingers: 1 }, decider: 'person', ordersWait: true } as const;
    expect(done(playAction(table, wanted, 2)).entries.length).toBe(1);
    const answered = done(answerByOrder(table, turn as never, 3));
    expect(answered.entries).toMatchObject([{ kind: 'act', seat: 1, decider: 'order' }]);
    expect(orderTurns(table)).toEqual([]);
    expect(reasonOf(answerByOrder(table, turn as never, 4))).toBe('olderQuestion');
  });
});

describe('an only answer', () => {
  /** From the second round on seat 2 has only one. */
  const answering = () =>
    startedTable(people, 'server', {
      ...toyGame,
      orders: {
        ...toyGame.orders,
        forced: (state: { round: number; fingers: number[] }, seat: number) =>
          seat === 2 && state.round > 0 && !state.fingers[seat] ? { type: 'show', fingers: 1 } : undefined,
      },
    } as unknown as typeof toyGame);

  it('is given by itself when somebody else has acted', () => {
    const table = answering();
    show(table, 2);
    show(table, 1);
    expect(show(table, 0, 3).entries).toMatchObject([
      { seat: 0, decider: 'person' },
      { seat: 2, decider: 'order', action: { fingers: 1 } },
    ]);
  });

  it('waits a while for whoever has just acted, who may want to take something back; unless an order speaks', () => {
    const table = answering();
    show(table, 0);
    show(table, 1);
    expect(show(table, 2, 3).entries.length).toBe(1);
    const [turn] = orderTurns(table);
    expect(turn).toMatchObject({ seat: 2, own: true });
    table.orders[2] = [{ fingers: 3, until: 9 }];
    expect(orderTurns(table)[0]).not.toHaveProperty('own');
    table.orders[2] = [];
    const { entries } = done(answerByOrder(table, turn!, 9));
    expect(entries).toMatchObject([{ seat: 2, decider: 'order', action: { fingers: 1 } }]);
  });
});

describe('what others get', () => {
  it('is the answer alone: views and events are the same as if the person had answered himself', () => {
    const [ordered, asked] = [startedTable(people), startedTable(people)];
    const before = ordered.game.view(ordered.match!.state, 0);
    done(giveOrders(ordered, 1, [{ fingers: 2, until: 9 }], 1, true));
    // Left but not spoken yet, it shows nowhere.
    expect(ordered.game.view(ordered.match!.state, 0)).toEqual(before);
    const [turn] = orderTurns(ordered);
    const { entries } = done(answerByOrder(ordered, turn!, 2));
    const by = done(playAction(asked, { seat: 1, action: { type: 'show', fingers: 2 }, decider: 'person' }, 2)).entries;
    const shown = (all: typeof entries) => all.map((entry) => ({ ...entry, decider: '' }));
    expect(shown(entries)).toEqual(shown(by));
    for (const seat of [0, 2, undefined])
      expect(ordered.game.view(ordered.match!.state, seat)).toEqual(asked.game.view(asked.match!.state, seat));
  });

  it('what was left for this moment speaks before what lasts', () => {
    const lasting = { ...toyGame, orders: { ...toyGame.orders, lasts: ({ until }: { until: number }) => until > 1 } };
    const table = startedTable(people, 'server', lasting as unknown as typeof toyGame);
    done(
      giveOrders(
        table,
        1,
        [
          { fingers: 3, until: 9 },
          { fingers: 1, until: 1 },
        ],
        1,
      ),
    );
    expect(table.match?.steps.at(-1)?.action).toMatchObject({ fingers: 1 });
  });

  it('the only answer that everybody can tell is given without an order', () => {
    const forcing = {
      ...toyGame,
      orders: { ...toyGame.orders, forced: (_: object, seat: number) => (seat === 2 ? { type: 'show', fingers: 1 } : undefined) },
    };
    const table = startedTable(people, 'server', forcing as unknown as typeof toyGame);
    const { entries } = done(playAction(table, { seat: 0, action: { type: 'show', fingers: 2 }, decider: 'person' }, 1));
    expect(entries.map(({ seat }) => seat)).toEqual([0, 2]);
  });
});
