import { describe, expect, it } from 'vitest';
import { fillForm, isForm } from '../../../core/form.ts';
import { fastRandom } from '../../../core/random.ts';
import { tikal } from '../index.ts';
import type { TikalState } from '../state.ts';

const draws = 60_000;

/** Every offer, and every filling of a form, as text. */
function everything(state: TikalState): Set<string> {
  return new Set(
    tikal.choices(state, state.seat).flatMap((choice) => {
      if (!isForm(choice)) return [tikal.format(choice.action)];
      return Array.from({ length: 40 }, (_, at) => tikal.format(fillForm(choice, { below: (n) => at % n })));
    }),
  );
}

describe('sample', () => {
  it.each([false, true])('reaches every choice and nothing else, auction %s', (auction) => {
    const random = fastRandom(21);
    const state = tikal.setup({ players: 3, options: { auction }, rules: 1 }, random);
    for (let step = 0; state.phase !== 'over'; step++) {
      if (step % 60 === 30) {
        const wanted = everything(state);
        for (let i = 0; i < draws && wanted.size > 0; i++) wanted.delete(tikal.format(tikal.sample(state, state.seat, random)));
        expect([...wanted]).toEqual([]);
      }
      tikal.play(state, state.seat, tikal.sample(state, state.seat, random), random);
    }
  });
});
