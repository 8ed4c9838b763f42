import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '../board/rule-of.ts';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf } from '../board/rules/positions.ts';
import { tikal } from '../index.ts';

const idsOf = (sections: typeof en) => sections.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((one) => one.id)]);

/** Every paragraph that some file of the game names in a refusal. */
function cited(): string[] {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('rules/'),
  );
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/(?:refuse|tooDear)\([^()]*?'(T\d\.\d)'/g)].map(
      ([, id]) => id as string,
    ),
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
    expect(Object.fromEntries(prices)).toMatchObject({ '1,3': 1, '0,3': 2, '1,4': 2 });
    expect(example).toMatchObject({ type: 'walk', figure: 'leader' });
  });
});
