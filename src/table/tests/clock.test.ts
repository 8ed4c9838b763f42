import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../core/config.ts';
import { isForm } from '../../core/form.ts';
import type { Action, AnyGame } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { isRefusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import { deadlineOf, nextDeadline, runningSeats, timekeeper } from '../charge.ts';
import { type ClockSetting, newClock, type Pace, paces } from '../clock.ts';
import { answerProposal, proposeUndo } from '../consent.ts';
import { readHolder } from '../holder.ts';
import { startGame } from '../opening.ts';
import { giveOrders, playAction } from '../play.ts';
import { letBotPlay, refusalToDecide, resign, takeSeatBack } from '../seats.ts';
import { newTable, type Table, waitingSeats } from '../table.ts';
import { keepHours, runOut } from '../time-out.ts';
import { undoFreely } from '../undo.ts';
import { bot, done, factsOf, newMatch, people, reasonOf, show, toyGame } from './testing.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function clocked(pace: Pace, change: Partial<ClockSetting> = {}, game: AnyGame = toyGame, holders = people): Table {
  const config = readConfig(game.meta, { players: holders.length, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const setting: ClockSetting = { pace, ...paces[pace], nights: false, weekends: false, out: 'bot', level: 'easy', ...change };
  const clock = newClock(setting, holders.length);
  const table = newTable({ game, config, home: 'server', holders: [...holders], clock, timekeeper });
  done(startGame(table, () => newMatch(game, config), 0));
  return table;
}

const { charge } = timekeeper;
const left = (table: Table) => table.clock?.seats.map((seat) => seat.left);
const decision = (table: Table) => table.clock?.seats.map((seat) => seat.decision);
const { bank, increment } = paces.live;

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

describe('when time is out', () => {
  const end = bank;

  it('nothing happens before', () => {
    const table = clocked('live');
    expect(nextDeadline(table)).toBe(end);
    expect(done(runOut(table, end - 1)).entries).toEqual([]);
    expect(table.holders.every((holder) => holder.bot === null)).toBe(true);
  });

  it('a bot sits in, and the log says why, once', () => {
    const table = clocked('live', {}, toyGame, people);
    show(table, 0, 1, minute);
    show(table, 1, 1, minute);
    const outcome = done(runOut(table, end));
    expect(outcome.entries).toMatchObject([{ kind: 'seat', seat: 2, holder: 'bot easy time', left: 0 }]);
    expect(readHolder('bot easy time')).toEqual({ holder: 'bot', level: 'easy', why: 'time' });
    expect(done(runOut(table, end + hour)).entries).toEqual([]);
    expect([table.holders[2]?.bot, table.holders[2]?.person]).toEqual(['easy', 'cem']);
    expect(reasonOf(refusalToDecide(table, 2, 'cem'))).toBe('botSitsHere');
  });

  it('what the bot that sits in decides earns its person no time', () => {
    for (const pace of ['live', 'day'] as const) {
      const table = clocked(pace);
      done(letBotPlay(table, 2, 'easy', minute));
      const before = structuredClone(table.clock?.seats[2]);
      done(playAction(table, { seat: 2, action: { type: 'show', fingers: 1 }, decider: 'bot' }, hour));
      expect(table.clock?.seats[2]).toEqual(before);
    }
  });

  it('all who were asked at once run out at once, each with an entry of his own', () => {
    const outcome = done(runOut(clocked('live'), end));
    expect(outcome.entries.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('who comes back takes over and has some time again, however often', () => {
    const table = clocked('live');
    done(runOut(table, end));
    done(takeSeatBack(table, 2, 'cem', end + hour));
    expect([left(table)?.[2], runningSeats(table)]).toEqual([bank / 10, [2]]);
    done(runOut(table, end + hour + bank / 10));
    expect(table.holders[2]?.bot).toBe('easy');
    // Giving a seat to a bot and taking it back is no way to more time.
    const other = clocked('live');
    charge(other, end - 1000);
    done(letBotPlay(other, 0, 'easy', end - 1000));
    done(takeSeatBack(other, 0, 'anna', end - 1000));
    expect(left(other)?.[0]).toBe(1000);
  });

  it('at a pace of days who is back has a whole decision, and no reserve', () => {
    const table = clocked('day');
    done(runOut(table, 4 * day));
    done(takeSeatBack(table, 0, 'anna', 5 * day));
    expect(deadlineOf(table, 0)).toEqual({ reserve: 6 * day, until: 6 * day });
  });

  it('or the bot plays to the end, and nobody takes over', () => {
    const table = clocked('live', { out: 'toEnd' });
    expect(done(runOut(table, end)).entries[0]).toMatchObject({ kind: 'seat', holder: 'resigned time' });
    expect(readHolder('resigned time')).toEqual({ holder: 'resigned', why: 'time' });
    expect(reasonOf(takeSeatBack(table, 0, 'anna', end))).toBe('resigned');
  });

  it('or the others decide: it is noted once, and the player may still answer', () => {
    const table = clocked('live', { out: 'ask' });
    show(table, 0, 1, minute);
    show(table, 1, 1, minute);
    expect(done(runOut(table, end)).entries).toMatchObject([{ kind: 'mark', seat: 2, text: 'out of time' }]);
    expect([done(runOut(table, end + 1)).entries, nextDeadline(table)]).toEqual([[], undefined]);
    show(table, 2, 3, end + hour);
    expect([table.clock?.seats[2]?.out, left(table)?.[2]]).toEqual([false, bank / 10]);
  });

  it('an answer that comes before anybody noticed counts', () => {
    const table = clocked('live');
    show(table, 0, 1, end + 500);
    expect(left(table)?.[0]).toBe(increment);
  });
});

describe('while the server was not there', () => {
  it('no clock ran', () => {
    const table = clocked('live');
    const stopped = { ...table, stopped: [{ from: 2 * minute, to: hour }] };
    charge(stopped, hour + minute);
    expect(left(stopped)).toEqual([bank - 3 * minute, bank - 3 * minute, bank - 3 * minute]);
    expect(nextDeadline(stopped)).toBe(bank + hour - 2 * minute);
  });

  it('what is charged in all is the time that passed, less nights and downtime, however often one looks and opens anew', () => {
    const friday = Date.parse('2026-11-20T06:00Z');
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 * hour }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 2 * day }), fc.integer({ min: 1, max: day })), { maxLength: 2 }),
        fc.boolean(),
        (looks, gaps, nights) => {
          const stopped = gaps.map(([from, long]) => ({ from: friday + from, to: friday + from + long }));
          const open = (): Table => {
            const table = clocked('week', { nights, weekends: nights });
            table.clock!.at = friday;
            return { ...table, stopped };
          };
          const often = open();
          let table = often;
          let now = friday;
          for (const wait of looks) {
            now += wait;
            charge(table, now);
            // As from the store.
            table = { ...table, clock: structuredClone(table.clock) };
          }
          const once = open();
          charge(once, now);
          expect(table.clock).toEqual(once.clock);
          const minutes = Math.floor((now - friday) / minute);
          let off = 0;
          for (let each = 0; each < minutes; each++) {
            const moment = friday + each * minute;
            const date = new Date(moment);
            const night = nights && (date.getUTCHours() < 8 || date.getUTCHours() >= 22 || date.getUTCDay() % 6 === 0);
            if (night || stopped.some(({ from, to }) => from <= moment && moment < to)) off += minute;
          }
          const charged = 14 * day - ((table.clock?.seats[0]?.left ?? 0) + (table.clock?.seats[0]?.decision ?? 0));
          // A gap may begin within a minute.
          expect(Math.abs(charged - (now - friday - off))).toBeLessThanOrEqual(6 * minute);
        },
      ),
      { numRuns: 60 },
    );
  });
});
