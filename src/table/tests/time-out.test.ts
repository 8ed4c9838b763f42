import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, nextDeadline, runningSeats } from '../charge.ts';
import { readHolder } from '../holder.ts';
import { playAction } from '../play.ts';
import { letBotPlay, refusalToDecide, takeSeatBack } from '../seats.ts';
import type { Table } from '../table.ts';
import { runOut } from '../time-out.ts';
import { bank, charge, clocked, day, hour, increment, left, minute } from './clocked.ts';
import { done, people, reasonOf, show, toyGame } from './testing.ts';

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
