import { describe, expect, it } from 'vitest';
import { formatCommitment, inOrder, judgeContributions, nextRound, readCommitment, reveals, sealOf } from './commitment.ts';
import { seedHash } from './fairness.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const committed = (seat: number, secret: string, round = 1, revealed = true, off = false) => ({
  round,
  seat,
  hash: seedHash(secret),
  secret: revealed ? secret : undefined,
  off,
});
const list = (...all: ReturnType<typeof committed>[]) => inOrder(all).map(formatCommitment);

describe('a commitment', () => {
  it('is a line of its own form, and is read as it was written', () => {
    const line = formatCommitment(committed(1, one));
    expect(line).toBe(`commitment 1 seat 2 ${seedHash(one)} ${one}`);
    expect(readCommitment(line)).toEqual(committed(1, one));
    const missing = formatCommitment(committed(1, one, 2, false));
    expect(missing).toBe(`commitment 2 seat 2 ${seedHash(one)} missing`);
    expect(readCommitment(missing)).toEqual(committed(1, one, 2, false));
    const off = formatCommitment(committed(1, one, 2, false, true));
    expect(off).toBe(`${missing} off`);
    expect(readCommitment(off)).toEqual(committed(1, one, 2, false, true));
  });

  it.each([
    'salt',
    'commitment',
    `commitment 0 seat 1 ${one} missing`,
    `commitment 1 seat 0 ${one} missing`,
    `commitment 1 seat 1 ${one} lost`,
    `commitment 1 seat 1 ${one} ${two} ${three}`,
  ])('is not found in “%s”', (line) => expect(readCommitment(line)).toBeUndefined());

  it('is fulfilled by its secret alone', () => {
    expect(reveals(one, seedHash(one))).toBe(true);
    expect(reveals(two, seedHash(one))).toBe(false);
    expect(reveals('salt', seedHash(one))).toBe(false);
  });

  it('belongs to a round', () => {
    expect(nextRound(['salt'])).toBe(1);
    expect(nextRound(['salt', ...list(committed(0, one))])).toBe(2);
  });
});

describe('the seal', () => {
  const before = list(committed(0, one, 1, false), committed(1, two, 1, false));
  const hash = seedHash(three);

  it('is the same before the first reveal and after the last', () => {
    expect(sealOf(hash, ['salt', ...list(committed(0, one), committed(1, two))])).toBe(sealOf(hash, ['salt', ...before]));
  });

  it.each([
    ['another seed', seedHash(one), ['salt', ...before]],
    ['another line', hash, ['sugar', ...before]],
    ['a device less', hash, ['salt', ...before.slice(1)]],
    ['a device more', hash, ['salt', ...list(committed(0, one), committed(1, two), committed(0, three))]],
    ['another seat', hash, ['salt', ...list(committed(0, one), committed(2, two))]],
  ])('is another one for %s', (_, seed, lines) => expect(sealOf(seed, lines)).not.toBe(sealOf(hash, ['salt', ...before])));

  it('holds what was revealed for a start that was called off', () => {
    const off = (secret: string) => `commitment 1 seat 1 ${seedHash(one)} ${secret} off`;
    const next = formatCommitment(committed(0, three, 2));
    expect(sealOf(hash, [off(one), next])).not.toBe(sealOf(hash, [off('missing'), next]));
  });
});

describe('contributions are judged', () => {
  it('old ones as lines', () => {
    expect(judgeContributions(['salt', 'pepper'])).toEqual({ lines: 2, commitments: [], calledOff: [] });
  });

  it('by the start that counted, with those called off beside', () => {
    const judged = judgeContributions([
      ...list(committed(0, one, 1, true, true)),
      'salt',
      ...list(committed(0, two, 2), committed(1, three, 2, false)),
    ]);
    expect(judged).toEqual({
      lines: 1,
      commitments: inOrder([committed(0, two, 2), committed(1, three, 2, false)]),
      calledOff: [committed(0, one, 1, true, true)],
    });
  });

  it.each([
    ['otherSecret', [`commitment 1 seat 1 ${seedHash(one)} ${two}`]],
    ['twice', [...list(committed(0, one, 1, true, true)), ...list(committed(0, one, 2))]],
    ['order', list(committed(0, one), committed(1, two)).reverse()],
    ['order', [...list(committed(0, one, 1)), ...list(committed(0, two, 2))]],
    ['order', [...list(committed(0, one, 2)), ...list(committed(0, two, 1, true, true))]],
    // Added after the first reveal, whoever knows the seed could choose every shuffle by it.
    ['order', [...list(committed(0, one)), 'salt']],
  ] as const)('a fault: %s', (kind, lines) => expect(judgeContributions(lines).fault?.kind).toBe(kind));
});
