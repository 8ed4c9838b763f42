import { pick, type Random } from '../random.ts';

const scalars: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2.5,
  1e9,
  -1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  'type',
  'pass',
  '__proto__',
  'constructor',
  '💣',
  ' '.repeat(99),
];

/** Some JSON nobody asked for. */
export function garbage(random: Random, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 4 : 2);
  if (kind < 2) return pick(scalars, random);
  if (kind === 2) return Array.from({ length: random.below(5) }, () => garbage(random, depth - 1));
  return JSON.parse(
    `{${Array.from({ length: random.below(4) }, (_, i) => `${JSON.stringify(pick(names, random) + i)}:${JSON.stringify(garbage(random, depth - 1))}`).join(',')}}`,
  );
}

const names = ['type', 'seat', 'amount', 'cards', '__proto__', 'toString', 'at', 'x'];

/** An honest action with something wrong in it: a member changed, dropped, added or emptied. */
export function spoil(action: object, random: Random): unknown {
  const spoilt = JSON.parse(JSON.stringify(action)) as Record<string, unknown>;
  const keys = Object.keys(spoilt);
  const key = pick(keys, random);
  switch (random.below(6)) {
    case 0:
      delete spoilt[key];
      return spoilt;
    case 1:
      spoilt[key] = garbage(random, 2);
      return spoilt;
    case 2:
      spoilt.extra = 1;
      return spoilt;
    case 3: {
      const value = spoilt[key];
      if (typeof value === 'number') spoilt[key] = value + random.below(7) - 3;
      else if (Array.isArray(value)) spoilt[key] = [...value, ...value];
      else spoilt[key] = [value];
      return spoilt;
    }
    case 4: {
      const value = spoilt[key];
      if (Array.isArray(value) && value.length) value[random.below(value.length)] = garbage(random, 1);
      return spoilt;
    }
    default:
      return [spoilt];
  }
}
