import { expect, it } from 'vitest';
import { languages } from '../../../core/text.ts';
import { tikal } from '../index.ts';
import type { TikalText } from '../message-keys.ts';
import { hex } from './testing.ts';

const say = { seat: () => 'Anna' };

it.each(languages)('a turned tile is told in degrees, never by a number that counts from 0 (%s)', async (language) => {
  const { choices, refusals } = (await tikal.text(language)) as TikalText;
  const told = (rotation: number) => choices.place({ type: 'place', hex: hex('C4'), rotation }, say);
  expect(told(0)).not.toMatch(/\d(?<!C4)/);
  expect([1, 2, 5].map((rotation) => /\d+°/.exec(told(rotation))?.[0])).toEqual(['60°', '120°', '300°']);
  expect(refusals.sameRotation({ lowest: 0 }, say)).not.toMatch(/\d/);
  expect(refusals.sameRotation({ lowest: 1 }, say)).toContain('60°');
});
