import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupFor, patience, type Seeker } from './group.ts';

const one = (person: string, more: Partial<Seeker> = {}): Seeker => ({ person, players: null, bots: false, since: 0, ...more });
const tikal = { least: 2, most: 4 };
const nobody = () => false;
const names = (group: ReturnType<typeof groupFor<Seeker>>) => group?.persons.map(({ person }) => person).join('');

it('two who do not mind how many sit down at once; who wants three waits for three', () => {
  expect(names(groupFor(one('a'), [one('b')], tikal, nobody, 0))).toBe('ab');
  expect(groupFor(one('a', { players: 3 }), [one('b')], tikal, nobody, 0)).toBeUndefined();
  expect(names(groupFor(one('a', { players: 3 }), [one('b'), one('c', { players: 3 })], tikal, nobody, 0))).toBe('abc');
  expect(
    groupFor(one('a', { players: 3 }), [one('b', { players: 2 }), one('c', { players: 4 })], tikal, nobody, 0),
  ).toBeUndefined();
});

it('whoever has waited longest comes first', () => {
  const waiting = [one('b', { since: 5 }), one('c', { since: 1 }), one('d', { since: 3 })];
  expect(names(groupFor(one('a', { since: 9 }), waiting, tikal, nobody, 10))).toBe('ac');
});

it('bots fill the table after a minute, for those who want them and no others', () => {
  const me = one('a', { bots: true, players: 4 });
  expect(groupFor(me, [], tikal, nobody, patience - 1)).toBeUndefined();
  expect(groupFor(me, [], tikal, nobody, patience)).toMatchObject({ bots: 3 });
  const waiting = [one('b', { bots: true, since: patience }), one('c')];
  const group = groupFor(me, waiting, tikal, nobody, patience);
  expect([names(group), group?.bots]).toEqual(['ab', 2]);
  expect(groupFor(one('a'), [], tikal, nobody, patience * 10)).toBeUndefined();
});

it('no group ever breaks a wish, seats somebody twice, or seats two together who keep apart', () => {
  const seeker = fc.record({
    person: fc.integer({ min: 0, max: 30 }).map(String),
    players: fc.option(fc.integer({ min: 2, max: 4 })),
    bots: fc.boolean(),
    since: fc.integer({ min: 0, max: 2 * patience }),
  });
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), { maxLength: 40 });
  fc.assert(
    fc.property(seeker, fc.uniqueArray(seeker, { selector: ({ person }) => person }), pairs, (me, waiting, apart) => {
      const keep = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
      const isApart = (a: string, b: string) => keep.has(`${a} ${b}`);
      const now = 2 * patience;
      const group = groupFor(me, waiting, tikal, isApart, now);
      if (!group) return;
      const size = group.persons.length + group.bots;
      const persons = group.persons.map(({ person }) => person);
      expect(persons[0]).toBe(me.person);
      expect(new Set(persons).size).toBe(persons.length);
      for (const { players, bots } of group.persons) {
        expect(players ?? size).toBe(size);
        if (group.bots > 0) expect(bots).toBe(true);
      }
      for (const [at, a] of persons.entries()) for (const b of persons.slice(at + 1)) expect(isApart(a, b)).toBe(false);
      expect(size).toBeGreaterThanOrEqual(2);
      expect(size).toBeLessThanOrEqual(4);
    }),
  );
});
