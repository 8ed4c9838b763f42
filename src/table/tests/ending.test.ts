import { describe, expect, it } from 'vitest';
import { newClock, paces } from '../clock.ts';
import { answerProposal, lapseProposal, proposeEnd, proposeUndo, seatsAsked } from '../consent.ts';
import { takeInFinished } from '../opening.ts';
import { playAction } from '../play.ts';
import { abandonTable, letBotPlay, refusalToDecide, resign, sitDown, takeSeatBack, vacate } from '../seats.ts';
import { undoFreely } from '../undo.ts';
import { bot, done, factsOf, openTable, people, person, playRound, reasonOf, show, startedTable, stateOf } from './testing.ts';

const day = 24 * 3600_000;
const finish = (table: ReturnType<typeof startedTable>) => Array.from({ length: 6 }, () => playRound(table)).flat();

describe('a game ends', () => {
  it('when it is played to its end: once, with winners, points and who resigned', () => {
    const table = startedTable(people);
    done(resign(table, 1, 'bert', 'medium', 3));
    const ended = finish(table).flatMap((outcome) => factsOf(outcome, 'ended'));
    const points = [0, 0, 21];
    expect(ended).toEqual([{ kind: 'ended', reason: 'finished', time: 1, winners: [2], points, resigned: [1] }]);
    expect(table.status).toBe('over');
    expect(reasonOf(playAction(table, { seat: 0, action: { type: 'boast' }, decider: 'person' }, 9))).toBe('notRunning');
  });

  it('passes no turn with it', () => {
    const last = finish(startedTable(people)).at(-1);
    expect(last?.facts.map(({ kind }) => kind)).toEqual(['ended']);
  });

  it('by common consent: nobody has won, the log says so', () => {
    const table = startedTable(people);
    playRound(table);
    done(proposeEnd(table, 0, 'anna', 1));
    done(answerProposal(table, 'bert', true, 2));
    const { entries, facts } = done(answerProposal(table, 'cem', true, 3));
    expect(entries).toEqual([{ index: 4, kind: 'mark', seat: 0, text: 'unfinished' }]);
    const points = stateOf(table).hands.map((hand) => hand[0] ?? 0);
    expect(facts).toEqual([
      { kind: 'proposalChanged' },
      { kind: 'ended', reason: 'agreed', time: 3, winners: [], points, resigned: [] },
    ]);
    expect([table.status, table.proposal]).toEqual(['unfinished', undefined]);
  });

  it('before it began, when nobody is left; not afterwards', () => {
    const table = openTable(people);
    expect(done(abandonTable(table, 4)).facts).toEqual([
      { kind: 'ended', reason: 'abandoned', time: 4, winners: [], points: [], resigned: [] },
    ]);
    expect(table.status).toBe('unfinished');
    expect(reasonOf(abandonTable(startedTable(people), 4))).toBe('alreadyStarted');
  });

  it('elsewhere, and is brought here', () => {
    const table = openTable([person('a'), person('b')]);
    const { facts } = done(takeInFinished(table, { points: [3, 9], winners: [1], over: true }, 4));
    expect(facts.at(-1)).toEqual({ kind: 'ended', reason: 'imported', time: 4, winners: [1], points: [3, 9], resigned: [] });
    expect(table.status).toBe('over');
  });

  it('and goes on when its last step is taken back: on one’s own device, never on a server', () => {
    const alone = [person('here'), bot('easy')];
    for (const home of ['device', 'server'] as const) {
      const table = startedTable(alone, home);
      finish(table);
      expect(table.status).toBe('over');
      if (home === 'server') expect(reasonOf(proposeUndo(table, 0, 'here', 5))).toBe('notRunning');
      else expect(done(proposeUndo(table, 0, 'here', 5)).facts.map(({ kind }) => kind)).toContain('resumed');
      expect(table.status).toBe(home === 'device' ? 'running' : 'over');
    }
  });
});

describe('consent', () => {
  it('to an undo names the entries that would fall, and needs everybody who holds a seat, also who lets a bot play', () => {
    const table = startedTable(people);
    playRound(table);
    show(table, 0);
    show(table, 1);
    done(letBotPlay(table, 2, 'easy', 1));
    expect(reasonOf(undoFreely(table, 0, 1))).toBe('undoOthers');
    done(proposeUndo(table, 0, 'anna', 1));
    expect(table.proposal).toEqual({ kind: 'undo', seat: 0, steps: 2, falls: [4, 5], agreed: ['anna'], until: 1 + day });
    expect(reasonOf(proposeEnd(table, 1, 'bert', 1))).toBe('alreadyProposed');
    expect(reasonOf(answerProposal(table, 'dora', true, 1))).toBe('nothingProposed');
    expect(done(answerProposal(table, 'bert', true, 1)).entries).toEqual([]);
    expect(seatsAsked(table)).toEqual([2]);
    const { entries, facts } = done(answerProposal(table, 'cem', true, 1));
    expect(entries).toEqual([{ index: 7, kind: 'undo', seat: 0, steps: 2, consent: true }]);
    expect(facts.map(({ kind }) => kind)).toEqual(['proposalChanged', 'takenBack', 'turnPassed']);
    expect(table.stepIndices).toEqual([1, 2, 3]);
  });

  it('is not needed where nobody else is there to ask', () => {
    const table = startedTable([person('anna'), bot('easy')]);
    playRound(table);
    expect(done(proposeUndo(table, 0, 'anna', 1)).entries).toMatchObject([{ kind: 'undo', steps: 2, consent: true }]);
  });

  it('is gone with one no, and with any step', () => {
    const table = startedTable(people);
    show(table, 0);
    show(table, 1);
    done(proposeUndo(table, 0, 'anna', 1));
    expect(done(answerProposal(table, 'cem', false, 1)).facts).toEqual([{ kind: 'proposalChanged' }]);
    done(proposeUndo(table, 0, 'anna', 1));
    expect(factsOf(show(table, 2), 'proposalChanged').length).toBe(1);
    expect(reasonOf(answerProposal(table, 'bert', true, 1))).toBe('nothingProposed');
  });

  it('of an absent person is never taken for granted: unanswered, the request lapses', () => {
    const table = startedTable(people.slice(0, 2));
    done(letBotPlay(table, 1, 'easy', 1));
    done(proposeEnd(table, 0, 'anna', 1));
    expect(table.status).toBe('running');
    done(playAction(table, { seat: 1, action: { type: 'show', fingers: 1 }, decider: 'bot' }, 2));
    expect(done(lapseProposal(table, day)).facts).toEqual([]);
    expect(table.proposal).toBeDefined();
    expect(reasonOf(answerProposal(table, 'bert', true, 1 + day))).toBe('nothingProposed');
    expect(done(lapseProposal(table, 1 + day)).facts).toEqual([{ kind: 'proposalChanged' }]);
    done(proposeEnd(table, 0, 'anna', 2 + day));
    done(answerProposal(table, 'bert', true, 3 + day));
    expect(table.status).toBe('unfinished');
  });

  it('may take as long as the table gives for a decision, where that is longer than a day', () => {
    for (const [pace, days] of [
      ['week', 7],
      ['twoDays', 2],
      ['live', 1],
    ] as const) {
      const clock = newClock({ ...paces[pace], pace, nights: false, weekends: false, out: 'bot', level: 'easy' }, 3);
      const table = { ...startedTable(people), clock };
      done(proposeEnd(table, 0, 'anna', 5));
      expect([pace, table.proposal?.until]).toEqual([pace, 5 + days * day]);
    }
  });

  it('to an end is withdrawn by playing on oneself, and when somebody else must be asked', () => {
    const table = startedTable(people);
    done(proposeEnd(table, 0, 'anna', 1));
    show(table, 1);
    expect(table.proposal).toBeUndefined();
    done(proposeEnd(table, 0, 'anna', 1));
    done(resign(table, 1, 'bert', 'medium', 1));
    expect(table.proposal).toBeUndefined();
    done(proposeEnd(table, 0, 'anna', 1));
    done(answerProposal(table, 'cem', true, 1));
    expect(table.status).toBe('unfinished');
  });

  it('has nothing to take back for a seat that has done nothing', () => {
    expect(reasonOf(proposeUndo(startedTable(people), 0, 'anna', 1))).toBe('nothingToUndo');
  });
});

describe('taking back on one device', () => {
  it('is free where only bots have answered and nothing was revealed; the log calls it consent', () => {
    const table = startedTable([person('here'), bot('easy'), bot('easy')], 'device');
    show(table, 0);
    show(table, 1);
    expect(done(undoFreely(table, 0, 1)).entries).toMatchObject([{ kind: 'undo', steps: 2, consent: true }]);
    playRound(table);
    expect(reasonOf(undoFreely(table, 0, 1))).toBe('undoRevealed');
  });

  it('is not free where a bot only sits in for somebody, nor on a server', () => {
    const sitting = { ...bot('easy'), person: 'bert' };
    for (const table of [
      startedTable([person('here'), sitting, person('cem')], 'device'),
      startedTable([person('here'), bot('easy'), person('cem')]),
    ]) {
      show(table, 0);
      show(table, 1);
      expect(reasonOf(undoFreely(table, 0, 1))).toBe('undoOthers');
    }
  });
});

describe('seats', () => {
  it('a bot sits in until the seat is taken back; the log says so without a name', () => {
    const table = startedTable(people);
    expect(done(letBotPlay(table, 1, 'easy', 1)).entries).toMatchObject([{ kind: 'seat', seat: 1, holder: 'bot easy' }]);
    expect(done(takeSeatBack(table, 1, 'bert', 1)).entries).toMatchObject([{ kind: 'seat', holder: 'person' }]);
    expect(reasonOf(takeSeatBack(table, 1, 'bert', 1))).toBe('noBotHere');
    expect(reasonOf(takeSeatBack(table, 1, 'anna', 1))).toBe('notYourSeat');
  });

  it('who resigns leaves the seat to a bot for good, and his orders with it', () => {
    const table = startedTable(people);
    table.orders[1] = [{ fingers: 1, until: 9 }];
    const { entries, facts } = done(resign(table, 1, 'bert', 'medium', 1));
    expect(entries).toMatchObject([{ kind: 'seat', seat: 1, holder: 'resigned' }]);
    expect(facts).toEqual([
      { kind: 'ordersChanged', seat: 1 },
      { kind: 'seatChanged', seat: 1 },
    ]);
    expect(table.holders[1]).toEqual({ person: 'bert', name: null, bot: 'medium', resigned: true });
    expect(reasonOf(takeSeatBack(table, 1, 'bert', 1))).toBe('resigned');
    expect(reasonOf(resign(openTable(people), 1, 'bert', 'medium', 1))).toBe('notRunning');
  });

  it('only who holds a seat decides for it, and only while he plays it himself', () => {
    const table = startedTable(people);
    expect(refusalToDecide(table, 1, 'bert')).toBeUndefined();
    expect(reasonOf(refusalToDecide(table, 1, 'anna'))).toBe('notYourSeat');
    expect(reasonOf(refusalToDecide(table, 7, 'anna'))).toBe('notYourSeat');
    done(letBotPlay(table, 1, 'easy', 1));
    expect(reasonOf(refusalToDecide(table, 1, 'bert'))).toBe('botSitsHere');
    done(resign(table, 1, 'bert', 'medium', 1));
    expect(reasonOf(refusalToDecide(table, 1, 'bert'))).toBe('resigned');
  });

  it('before the game begins nothing of it stands in the log', () => {
    const table = openTable(people);
    expect(done(vacate(table, 1, 1))).toEqual({ entries: [], facts: [{ kind: 'seatChanged', seat: 1 }] });
    done(sitDown(table, 1, { person: 'dora' }, 1));
    expect(table.holders[1]).toEqual(person('dora'));
  });
});
