import { describe, expect, it } from 'vitest';
import { replaceableFrom } from '../absence.ts';
import { answerProposal, proposeEnd, proposeSubstitute, seatsAsked } from '../consent.ts';
import { letBotPlay, takeSeatBack } from '../seats.ts';
import { bot, done, people, reasonOf, show, startedTable } from './testing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const nobodyHere = { last: undefined, company: undefined };

describe('a bot may be asked for', () => {
  const table = startedTable(people);

  it('ten minutes after the last sign while somebody else is there, otherwise after a day', () => {
    expect(replaceableFrom(table, 2, nobodyHere)).toBe(day);
    expect(replaceableFrom(table, 2, { last: undefined, company: 0 })).toBe(10 * minute);
    expect(replaceableFrom(table, 2, { last: 7 * minute, company: 0 })).toBe(17 * minute);
    expect(replaceableFrom(table, 2, { last: 7 * minute, company: 30 * minute })).toBe(40 * minute);
    expect(replaceableFrom(table, 2, { last: 0, company: day })).toBe(day);
  });

  it('only for a person whom the game waits for', () => {
    const other = startedTable([people[0] as never, people[1] as never, bot('easy')]);
    expect(replaceableFrom(other, 2, nobodyHere)).toBeUndefined();
    show(other, 0);
    expect(replaceableFrom(other, 0, nobodyHere)).toBeUndefined();
    done(letBotPlay(other, 1, 'easy', 1));
    expect(replaceableFrom(other, 1, nobodyHere)).toBeUndefined();
  });
});

describe('a substitute', () => {
  const gone = { absent: 2, level: 'easy', from: 10 * minute };
  const now = 11 * minute;
  const asked = () => {
    const table = startedTable(people);
    done(proposeSubstitute(table, 0, 'anna', gone, now));
    return table;
  };

  it('is refused before its time, with how long it takes, and for somebody who is not gone', () => {
    const table = startedTable(people);
    const early = proposeSubstitute(table, 0, 'anna', gone, 3 * minute);
    expect(early).toMatchObject({ reason: 'notGoneYet', details: { minutes: 7 } });
    expect(reasonOf(proposeSubstitute(table, 0, 'anna', { ...gone, from: undefined }, now))).toBe('notGone');
    expect(reasonOf(proposeSubstitute(table, 2, 'cem', gone, now))).toBe('notGone');
    expect(table.proposal).toBeUndefined();
  });

  it('sits in when all the others agree; who is gone is not asked', () => {
    const table = asked();
    expect(seatsAsked(table)).toEqual([1]);
    const outcome = done(answerProposal(table, 'bert', true, now));
    expect(outcome.entries).toMatchObject([{ kind: 'seat', seat: 2, holder: 'bot easy absent' }]);
    expect([table.holders[2], table.proposal]).toEqual([{ ...people[2], bot: 'easy' }, undefined]);
    done(takeSeatBack(table, 2, 'cem', now));
    expect(table.holders[2]?.bot).toBeNull();
  });

  it('where only one other is there, he decides alone', () => {
    const table = startedTable([people[0] as never, bot('easy'), people[2] as never]);
    expect(done(proposeSubstitute(table, 0, 'anna', gone, now)).entries).toHaveLength(1);
  });

  it('does not come when one of the others says no, or he who was said to be gone; his yes is not asked for', () => {
    for (const person of ['bert', 'cem']) {
      const table = asked();
      done(answerProposal(table, person, false, now));
      expect([table.proposal, table.holders[2]?.bot]).toEqual([undefined, null]);
    }
    expect(reasonOf(answerProposal(asked(), 'cem', true, now))).toBe('nothingProposed');
  });

  it('is void when the missing person acts, and not when another does', () => {
    const table = asked();
    show(table, 1, 1, now);
    expect(table.proposal?.kind).toBe('substitute');
    show(table, 2, 1, now);
    expect(table.proposal).toBeUndefined();
  });

  it('agrees to nothing in the place of the person: his answer is still missing', () => {
    const table = asked();
    done(answerProposal(table, 'bert', true, now));
    done(proposeEnd(table, 0, 'anna', now));
    done(answerProposal(table, 'bert', true, now));
    expect([seatsAsked(table), table.status]).toEqual([[2], 'running']);
  });
});
