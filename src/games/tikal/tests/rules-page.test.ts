import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { ruleOf } from '../board/rule-of.ts';
import { auctionsOfFour } from '../board/rules/auctions.ts';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { after, before, temples, treasureScore, treasures } from '../board/rules/examples.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf } from '../board/rules/positions.ts';
import { tikal } from '../index.ts';
import { guardAt, valueAt } from '../state.ts';

const idsOf = (sections: typeof en) => sections.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((one) => one.id)]);

/** Every paragraph that some file of the game names in a refusal. */
function cited(): string[] {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('rules/'),
  );
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/(?:refuse|tooDear)\([^()]*?'(T\d\.\d)'/g)].map(([, id]) => id!),
  );
}

describe('the rules page of Tikal', () => {
  test('has the same paragraphs and pictures in every language', () => {
    expect(idsOf(nl)).toEqual(idsOf(en));
    expect(idsOf(de)).toEqual(idsOf(en));
    const pictures = (sections: typeof en) => sections.map(({ picture }) => picture);
    expect(pictures(nl)).toEqual(pictures(en));
    expect(pictures(de)).toEqual(pictures(en));
  });

  test('has every paragraph that a refusal or the log cites', () => {
    expect(new Set(cited()).size).toBeGreaterThan(10);
    for (const id of [...cited(), ...Object.values(ruleOf)]) expect(idsOf(en)).toContain(id);
  });

  test('shows positions that the rules have reached', () => {
    for (const { picture } of en) if (picture) expect(tikal.invariants(positionOf(picture).state)).toEqual([]);
    expect(positionOf('end').state.phase).toBe('over');
    expect(positionOf('auction').state.bid).toBeGreaterThan(1);
    expect(positionOf('scoring').events.map(({ type }) => type)).toContain('scored');
    expect(positionOf('placing').example).toMatchObject({ type: 'place' });
  });

  test('T4.3 the picture of movement is the worked example: a temple for two, the clearing for one', () => {
    const { state, example } = positionOf('movement');
    const prices = tikal
      .choices(state, state.seat)
      .flatMap((choice) => ('action' in choice && choice.action.type === 'walk' ? [[choice.at, choice.price]] : []));
    expect(Object.fromEntries(prices)).toMatchObject({ B4: 1, A4: 2, B5: 2 });
    expect(example).toMatchObject({ type: 'walk', figure: 'leader' });
  });

  test('has the same examples in every language', () => {
    const pictures = (sections: typeof en) => sections.flatMap(({ examples = [] }) => examples.map(({ picture }) => picture));
    expect(pictures(en)).toEqual(['levels', 'exchange', 'count', 'bidding']);
    for (const sections of [nl, de]) expect(pictures(sections)).toEqual(pictures(en));
  });

  test('T4.4, T4.8 the temple of the example rises to 5 and is guarded for 9 AP', () => {
    const { state, hex = -1 } = positionOf('levels');
    expect(tikal.invariants(state)).toEqual([]);
    const { seat } = state;
    const random = fastRandom(1);
    for (let level = 0; level < 2; level++) tikal.play(state, seat, { type: 'uncover', hex }, random);
    expect(tikal.refusal(state, seat, { type: 'uncover', hex })?.reason).toBe('twoLevels');
    const figure = (['member', 'leader'] as const).find(
      (one) => !tikal.refusal(state, seat, { type: 'guard', hex, figure: one }),
    );
    tikal.play(state, seat, { type: 'guard', hex, figure: figure ?? 'member' }, random);
    expect([state.ap, valueAt(state, hex), guardAt(state, hex)]).toEqual([1, 5, seat]);
  });

  test('T8.2 to T8.4 the auctions of the example go to those it names, at the prices it names', () => {
    const { state, events } = auctionsOfFour();
    expect(tikal.invariants(state)).toEqual([]);
    const won = events.flatMap((event) => (event.type === 'turnWon' ? [[event.seat, event.price]] : []));
    expect(won).toEqual([
      [1, 5],
      [0, 4],
      [2, 0],
      [3, 0],
    ]);
    expect(events.flatMap((event) => (event.type === 'auctionOpened' ? [event.seat] : []))).toEqual([2, 2, 0]);
    for (const sections of [en, nl, de]) {
      const told = sections.flatMap(({ examples = [] }) => examples).find(({ picture }) => picture === 'bidding')?.text;
      expect(told).toMatch(/Bert\D+5\D+Chris\D+Anna\D+4\D+Chris.+Chris.+Doris.+Anna/);
    }
  });

  test('T4.6, T6.2 the treasures and temples of the examples count as they are told', () => {
    expect([before.Anna, after.Anna].map(treasureScore)).toEqual([4, 6]);
    expect(temples.reduce((sum, value) => sum + value, 0)).toBe(21);
    expect(treasureScore(treasures)).toBe(8);
    for (const sections of [en, nl, de]) {
      const told = sections.flatMap(({ examples = [] }) => examples).find(({ picture }) => picture === 'count')?.text;
      for (const number of ['21', '8', '29']) expect(told).toContain(number);
    }
  });
});
