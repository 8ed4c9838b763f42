import { describe, expect, it } from 'vitest';
import { addListToFingerprint, addToFingerprint, beginFingerprint, newKnown } from './fingerprint.ts';

function print(...lists: number[][]): void {
  beginFingerprint();
  for (const list of lists) addListToFingerprint(list);
}

describe('what is known by fingerprint', () => {
  it('finds what was kept for the same position, and nothing for another', () => {
    const known = newKnown<string>(10);
    print([1, 2], [3]);
    expect(known.find()).toBeUndefined();
    known.keep('one');
    print([1], [2, 3]);
    expect(known.find()).toBeUndefined();
    known.keep('other');
    print([1, 2], [3]);
    expect(known.find()).toBe('one');
    addToFingerprint(0);
    expect(known.find()).toBeUndefined();
  });

  it('tells many positions apart that differ in one small number', () => {
    const known = newKnown<string>(100_000);
    let mistaken = 0;
    for (let a = -2; a < 40; a++)
      for (let b = 0; b < 40; b++)
        for (let c = 0; c < 20; c++) {
          const name = `${a} ${b} ${c}`;
          print([a, b], [c, 0, 0]);
          if ((known.find() ?? known.keep(name)) !== name) mistaken += 1;
        }
    expect(mistaken).toBe(0);
  });

  it('forgets all when it is full', () => {
    const known = newKnown<number>(2);
    for (const part of [1, 2, 3]) {
      print([part]);
      known.find();
      known.keep(part);
    }
    print([1]);
    expect(known.find()).toBeUndefined();
    print([3]);
    expect(known.find()).toBe(3);
  });
});
