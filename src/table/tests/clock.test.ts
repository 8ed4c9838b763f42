import { describe, expect, it } from 'vitest';
import { isForm } from '../../core/form.ts';
import type { Action } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { isRefusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import { deadlineOf, nextDeadline, runningSeats } from '../charge.ts';
import { paces } from '../clock.ts';
import { answerProposal, proposeUndo } from '../consent.ts';
import { giveOrders, playAction } from '../play.ts';
import { letBotPlay, resign, takeSeatBack } from '../seats.ts';
import { waitingSeats } from '../table.ts';
import { keepHours } from '../time-out.ts';
import { undoFreely } from '../undo.ts';
import { bank, charge, clocked, day, decision, hour, increment, left, minute } from './clocked.ts';
import { bot, done, factsOf, people, show, toyGame } from './testing.ts';

describe('whose clock runs', () => {
  it('that of everybody who is asked at once, until each has answered', () => {
    const table = clocked('live');
    expect(runningSeats(table)).toEqual([0, 1, 2]);
    show(table, 1, 1, minute);
    expect(left(table)).toEqual([bank - minute, bank - minute + increment, bank - minute]);
    expect(runningSeats(table)).toEqual([0, 2]);
    show(table, 0, 1, 3 * minute);
    expect(left(table)).toEqual([bank - 3 * minute + increment, bank - minute + increment, bank - 3 * minute]);
  });

  it('not that of a bot, nor of somebody for whom one sits in', () => {
    const table = clocked('live', {}, toyGame, [...people.slice(0, 2), bot('easy')]);
    expect(runningSeats(table)).toEqual([0, 1]);
    done(letBotPlay(table, 1, 'easy', minute));
    charge(table, hour);
    expect(left(table)?.[1]).toBe(bank - minute);
    done(takeSeatBack(table, 1, 'bert', hour));
    charge(table, hour + minute);
    expect(left(table)?.[1]).toBe(bank - 2 * minute);
  });

  it('nobody’s before the game and after it', () => {
    const table = clocked('live');
    for (const seat of [0, 1]) done(resign(table, seat, people[seat]!.person!, 'easy', minute));
    table.status = 'over';
    expect([runningSeats(table), nextDeadline(table)]).toEqual([[], undefined]);
  });

  it.each(['tal-der-koenige', 'magellan', 'cortez'] as const)(
    'in %s exactly those whom the game waits for pay, and asides cost nothing',
    async (id) => {
      const game = await loadGame(id);
      const table = clocked('evening', {}, game);
      const random = fastRandom(5);
      const paid = [0, 0, 0];
      let now = 0;
      let together = 0;
      let asides = 0;
      for (let step = 0; step < 400 && table.status === 'running'; step++) {
        const waiting = waitingSeats(table);
        if (waiting.length > 1) together += 1;
        for (const seat of waiting) paid[seat] = (paid[seat] ?? 0) + 1000;
        now += 1000;
        // Whoever is asked, or now and then somebody who is not and may speak nonetheless.
        const state = table.match!.state;
        const unasked = [0, 1, 2].find((seat) => !waiting.includes(seat) && game.question(state, seat) !== undefined);
        const choices = unasked === undefined ? [] : game.choices(state, unasked);
        const aside = step % 2 === 0 ? choices.find((choice) => !isForm<Action>(choice)) : undefined;
        const seat = aside ? unasked! : waiting[step % waiting.length]!;
        const action = (aside as { action?: Action } | undefined)?.action ?? game.sample(state, seat, random);
        const outcome = playAction(table, { seat, action, decider: 'person' }, now);
        if (isRefusal(outcome)) continue;
        if (outcome.entries[0]?.kind === 'act' && outcome.entries[0].aside) asides += 1;
      }
      expect(left(table)).toEqual(paid.map((time) => Math.max(0, paces.evening.bank - time)));
      if (id === 'tal-der-koenige') expect(together).toBeGreaterThan(5);
      if (id === 'cortez') expect(asides).toBeGreaterThan(0);
    },
  );
});

describe('a pace of days', () => {
  it('each decision has its own time, then the reserve is used', () => {
    const table = clocked('day');
    charge(table, 20 * hour);
    expect([decision(table)?.[0], left(table)?.[0]]).toEqual([4 * hour, 3 * day]);
    charge(table, 30 * hour);
    expect([decision(table)?.[0], left(table)?.[0]]).toEqual([0, 3 * day - 6 * hour]);
    expect(deadlineOf(table, 0)).toEqual({ reserve: 30 * hour, until: 30 * hour + 3 * day - 6 * hour });
    for (const seat of [0, 1, 2]) show(table, seat, 1, 30 * hour);
    expect(decision(table)).toEqual([day, day, day]);
    expect(left(table)?.[0]).toBe(3 * day - 6 * hour);
  });

  it('nights, weekends and holidays are taken off, by the zone of each', () => {
    const table = clocked('day', { nights: true, weekends: true });
    const friday = Date.parse('2026-11-20T17:00Z');
    const clock = table.clock!;
    clock.at = friday;
    done(keepHours(table, 0, 'Europe/Amsterdam', [], friday));
    done(keepHours(table, 1, 'America/New_York', [], friday));
    const monday = Date.parse('2026-11-23T00:00Z');
    done(keepHours(table, 2, 'Europe/Amsterdam', [{ from: monday, to: monday + day }], friday));
    charge(table, Date.parse('2026-11-23T19:00Z'));
    // Amsterdam: Friday 18 to 22, Monday 8 to 20. New York: Friday 12 to 22, Monday 8 to 14. The third is away on Monday.
    expect(decision(table)).toEqual([8 * hour, 8 * hour, 20 * hour]);
  });

  it('in an hour at the table there is no night', () => {
    const table = clocked('evening', { nights: true, weekends: true });
    charge(table, 10 * minute);
    expect(left(table)).toEqual([50 * minute, 50 * minute, 50 * minute]);
  });

  it('taking back and doing the same again adds nothing', () => {
    for (const pace of ['live', 'day'] as const) {
      const table = clocked(pace);
      show(table, 1, 1, 1000);
      const after = structuredClone(table.clock?.seats[1]);
      for (let now = 2000; now < 20_000; now += 2000) {
        done(undoFreely(table, 1, now));
        show(table, 1, 2, now + 1000);
      }
      const seat = table.clock?.seats[1];
      expect(seat?.left).toBe((after?.left ?? 0) - (pace === 'live' ? 9000 : 0));
      expect(seat?.decision).toBe((after?.decision ?? 0) - (pace === 'live' ? 0 : 9000));
    }
  });

  it('small steps of one decision, taken back or not, renew nothing, however many; what reveals something does', async () => {
    const game = await loadGame('tikal');
    const random = fastRandom(3);
    const table = clocked('day', {}, game);
    let now = 0;
    let [small, revealed] = [0, 0];
    for (let step = 0; step < 300 && table.status === 'running'; step++) {
      const seat = waitingSeats(table)[0]!;
      const before = structuredClone(table.clock?.seats[seat])!;
      now += minute;
      const action = game.sample(table.match!.state, seat, random);
      const { entries } = done(playAction(table, { seat, action, decider: 'person' }, now));
      const own = table.clock?.seats[seat];
      if (!waitingSeats(table).includes(seat)) continue;
      const reveals = entries[0]?.kind === 'act' && entries[0].reveals;
      expect(own?.decision).toBe(reveals ? day : before.decision - minute);
      if (reveals) revealed += 1;
      else small += 1;
      if (reveals || step % 3 > 0) continue;
      now += minute;
      done(undoFreely(table, seat, now));
      expect(table.clock?.seats[seat]?.decision).toBe(before.decision - 2 * minute);
    }
    expect([small > 50, revealed > 0]).toEqual([true, true]);
  });

  it('a turn that is over and taken back leaves the clock as if it had not been over', async () => {
    const game = await loadGame('tal-der-koenige');
    for (const pace of ['evening', 'day'] as const) {
      const table = clocked(pace, { increment: pace === 'day' ? 0 : 15_000 }, game);
      const random = fastRandom(8);
      let found = 0;
      for (let now = 1; now < 2000 && table.status === 'running' && found < 5; now++) {
        const seat = waitingSeats(table)[0]!;
        charge(table, now);
        const before = structuredClone(table.clock?.seats[seat]);
        const action = game.sample(table.match!.state, seat, random);
        done(playAction(table, { seat, action, decider: 'person' }, now));
        if (waitingSeats(table).includes(seat) || isRefusal(undoFreely(table, seat, now))) continue;
        found += 1;
        expect([left(table)?.[seat], decision(table)?.[seat]]).toEqual([before?.left, before?.decision]);
      }
      expect(found).toBe(5);
    }
  });

  it('what the others agreed to play again is played anew', () => {
    const table = clocked('live');
    show(table, 0, 1, 1000);
    show(table, 1, 2, 1000);
    done(proposeUndo(table, 0, 'anna', 2000));
    done(answerProposal(table, 'bert', true, 2000));
    done(answerProposal(table, 'cem', true, 2000));
    const before = left(table)![0]!;
    show(table, 0, 3, 2000);
    expect(left(table)?.[0]).toBe(before + increment);
  });

  it('tells of an answer by a standing order as of any, or the pace would tell the one from the other', () => {
    const table = clocked('day');
    const outcome = done(giveOrders(table, 1, [{ fingers: 2, until: 1 }], 5 * hour));
    expect(factsOf(outcome, 'decided')).toEqual([{ kind: 'decided', seat: 1, took: 5 * hour }]);
  });

  it('tells how long a person took from being asked, but not of bots', () => {
    const table = clocked('day');
    expect(factsOf(show(table, 1, 1, 5 * hour), 'decided')).toEqual([{ kind: 'decided', seat: 1, took: 5 * hour }]);
    done(letBotPlay(table, 0, 'easy', 6 * hour));
    const outcome = done(playAction(table, { seat: 0, action: { type: 'show', fingers: 1 }, decider: 'bot' }, 7 * hour));
    expect(factsOf(outcome, 'decided')).toEqual([]);
  });
});
