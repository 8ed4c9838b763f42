import { describe, expect, test } from 'vitest';
import type { Action } from '../../../core/game.ts';
import { openMatch } from '../../../core/match.ts';
import { houseRefusal, isRefusal } from '../../../core/refusal.ts';
import { languages, sayChoice } from '../../../core/text.ts';
import { gameIds, loadGame } from '../../../games/index.ts';
import { listenWords } from '../../text/listen.ts';
import { commandKeys, commandOf, commandTyped } from './commands.ts';
import { type Candidate, fitting, meaningOf } from './typed.ts';

const game = {
  parse: (text: string) =>
    /^bid \d+$/.test(text)
      ? ({ type: 'bid', amount: Number(text.slice(4)) } as Action)
      : houseRefusal('unreadable', { where: text }),
};
const candidate = (label: string, notation: string): Candidate => ({
  action: { type: notation },
  label,
  said: `${label}, 3 AP`,
  notation,
});
const candidates = [
  candidate('Bring in an explorer at A5', 'bring member A5'),
  candidate('Bring in the leader at A5', 'bring leader A5'),
  candidate('Leg das Plättchen nach C3, Größe 2', 'place C3 r2'),
  candidate('Bid 1', 'bid 1'),
  candidate('Bid 10', 'bid 10'),
];
const none = () => undefined;
const typed = (line: string, refusal: Parameters<typeof meaningOf>[3] = none) => meaningOf(line, candidates, game, refusal);

describe('a typed action', () => {
  test('is read as the records write it, with capitals or without', () => {
    expect(typed('BRING member a5')).toEqual({ kind: 'action', action: { type: 'bring member A5' } });
  });
  test('is read in words, begun words too, without accents', () => {
    expect(typed('explorer')).toEqual({ kind: 'action', action: { type: 'bring member A5' } });
    expect(typed('br lead')).toEqual({ kind: 'action', action: { type: 'bring leader A5' } });
    expect(typed('plattchen c3 grosse')).toEqual({ kind: 'action', action: { type: 'place C3 r2' } });
  });
  test('a whole line wins over what it only begins; numbers are whole', () => {
    expect(typed('bid 1')).toEqual({ kind: 'action', action: { type: 'bid 1' } });
    expect(fitting('1', candidates).map(({ notation }) => notation)).toEqual(['bid 1']);
  });
  test('says when several things are meant, or none', () => {
    expect(typed('bring')).toMatchObject({
      kind: 'several',
      found: [{ notation: 'bring member A5' }, { notation: 'bring leader A5' }],
    });
    expect(typed('swim')).toEqual({ kind: 'nothing' });
  });
  test('what can be read but not done is refused with its reason', () => {
    const refusal = houseRefusal('unreadable', { where: '' });
    expect(typed('bid 624', () => refusal)).toEqual({ kind: 'refused', refusal });
    expect(typed('bid 62')).toEqual({ kind: 'action', action: { type: 'bid', amount: 62 } });
  });
});

describe.each(gameIds)('%s', (id) => {
  test.each(languages)('every choice can be typed, as it is written and as it is said in %s', async (language) => {
    const any = await loadGame(id);
    if (!any) throw new Error('There is no such game.');
    const match = openMatch(
      any,
      {
        config: {
          players: 3,
          options: Object.fromEntries(Object.entries(any.meta.options).map(([name, { default: value }]) => [name, value])),
          rules: any.meta.rules,
        },
      },
      { secret: '1'.padStart(64, '0'), contributions: [] },
    );
    const [seat = 0] = any.waiting(match.state);
    const text = await any.text(language);
    const all = any.choices(match.state, seat).flatMap((choice): Candidate[] => {
      const action = 'action' in choice ? choice.action : choice.proposal;
      if (!action) return [];
      const label = sayChoice(text, action, { seat: String });
      return [{ action, label, said: label, notation: any.format(action) }];
    });
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) {
      const meant = meaningOf(one.notation, all, any, none);
      expect(meant).toEqual({ kind: 'action', action: one.action });
      const inWords = meaningOf(one.label, all, any, none);
      expect(inWords.kind === 'action' && sayChoice(text, inWords.action, { seat: String })).toBe(one.label);
    }
    expect(isRefusal(any.parse('?'))).toBe(true);
  });
});

test('every command has one key and its words in every language', () => {
  expect(new Set(commandKeys.map(([, command]) => command)).size).toBe(commandKeys.length);
  for (const language of languages)
    expect(Object.keys(listenWords[language].commands).sort()).toEqual(commandKeys.map(([, command]) => command).sort());
  for (const [key, command] of commandKeys) expect(commandTyped(key)).toBe(command);
  expect([commandOf('N', false), commandOf('n', true), commandOf('N', true)]).toEqual(['next', 'previous', 'previous']);
  expect([commandOf('r', false), commandOf('+', false)]).toEqual([undefined, undefined]);
});
