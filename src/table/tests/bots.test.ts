import { describe, expect, it } from 'vitest';
import { botTurns, hear, isStillAsked } from '../bots.ts';
import { readHolder, writeHolder } from '../holder.ts';
import { playAction } from '../play.ts';
import { letBotPlay, takeSeatBack } from '../seats.ts';
import { bot, done, people, person, playRound, show, startedTable } from './testing.ts';

describe('bots', () => {
  const mixed = [person('anna'), bot('easy'), bot('strong')];

  it('are asked where they are waited for, those before the ones that may do something unasked', () => {
    const table = startedTable(mixed);
    expect(botTurns(table)).toEqual([
      { seat: 1, level: 'easy', question: 'show:0:0', aside: false },
      { seat: 2, level: 'strong', question: 'show:0:0', aside: false },
    ]);
    show(table, 1);
    expect(botTurns(table)).toEqual([
      { seat: 2, level: 'strong', question: 'show:0:0', aside: false },
      { seat: 1, level: 'easy', question: 'boast:0:0', aside: true },
    ]);
  });

  it('are heard unasked once for every question', () => {
    const table = startedTable(mixed);
    show(table, 1);
    const [, aside] = botTurns(table);
    if (aside) hear(table, aside);
    expect(botTurns(table).map(({ seat }) => seat)).toEqual([2]);
    show(table, 2);
    show(table, 0);
    show(table, 1);
    expect(botTurns(table).find(({ seat }) => seat === 1)).toMatchObject({ question: 'boast:1:0', aside: true });
  });

  it('are not heard unasked where the game knows no such thing', () => {
    const { aside: _, ...game } = startedTable(mixed).game;
    const table = startedTable(mixed, 'server', game);
    show(table, 1);
    expect(botTurns(table).map(({ seat }) => seat)).toEqual([2]);
  });

  it('think in vain when the question, the level or the holder has changed meanwhile', () => {
    const table = startedTable(people);
    done(letBotPlay(table, 1, 'easy', 1));
    const [turn] = botTurns(table);
    if (!turn) throw new Error('no turn');
    expect(isStillAsked(table, turn)).toBe(true);
    done(letBotPlay(table, 1, 'strong', 1));
    expect(isStillAsked(table, turn)).toBe(false);
    done(letBotPlay(table, 1, 'easy', 1));
    show(table, 1);
    expect(isStillAsked(table, turn)).toBe(false);
    done(takeSeatBack(table, 1, 'bert', 1));
    expect(botTurns(table)).toEqual([]);
  });

  it('have nothing to do once the game is over', () => {
    const table = startedTable(mixed);
    for (let round = 0; round < 6; round++) playRound(table);
    expect(botTurns(table)).toEqual([]);
  });

  it('decide by ordinary actions, and the log says who did', () => {
    const table = startedTable(mixed);
    const act = { seat: 1, question: 'show:0:0', action: { type: 'show', fingers: 2 }, decider: 'bot' } as const;
    expect(done(playAction(table, act, 1)).entries).toMatchObject([{ seat: 1, decider: 'bot' }]);
  });
});

describe('the holder in a log', () => {
  it('of a device is JSON with a name', () => {
    const oma = { ...person('here'), name: 'Oma' };
    expect(readHolder(writeHolder(oma, true))).toEqual({ holder: 'person', name: 'Oma' });
    expect(readHolder(writeHolder({ ...bot('easy'), name: 'Ada' }, true))).toEqual({ holder: 'bot', name: 'Ada', level: 'easy' });
    expect(writeHolder(oma, true)).toBe('{"kind":"here","name":"Oma"}');
  });

  it('of a server is a word without a name', () => {
    expect(readHolder(writeHolder(person('p1'), false))).toEqual({ holder: 'person' });
    expect(readHolder(writeHolder(bot('easy'), false))).toEqual({ holder: 'bot', level: 'easy' });
    expect(readHolder(writeHolder({ ...bot('easy'), person: 'p1', resigned: true }, false))).toEqual({ holder: 'resigned' });
  });

  it('that fits neither form is a person without a name', () => {
    for (const text of ['', '{', '{}', '{"kind":7}', 'somebody', 'botany', 'resigned?'])
      expect(readHolder(text)).toEqual({ holder: 'person' });
  });
});
