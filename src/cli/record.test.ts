import { describe, expect, it } from 'vitest';
import { sealOf } from '../core/commitment.ts';
import { seedHash } from '../core/fairness.ts';
import { replay } from './replay.ts';
import { fileWith, run, someRecord } from './testing.ts';
import { verify } from './verify.ts';

const record = someRecord();
const path = fileWith(record);

describe('replay', () => {
  it('tells a game in words, with names, undone steps and the result', async () => {
    const { result, out } = await run(replay, path);
    expect(result).toBe(0);
    expect(out).toMatch(/^Magellan; Board of Columbus, Pizarro, Magellan: Side A; Board of .*: Side B\n\n1\. {3}\S/);
    expect(out).toMatch(/Anna bids \d+ for/);
    expect(out).toMatch(/Seat 2 passes\./);
    expect(out).toMatch(/(Anna|Seat 2|Carel) takes back a move\./);
    expect(out).toMatch(/The result:\nAnna: \d+\nSeat 2: \d+\nCarel: \d+$/);
  });

  it('tells it in the language asked for', async () => {
    expect((await run(replay, path, '--language', 'nl')).out).toMatch(
      /neemt een zet terug\.[\s\S]*De uitslag:\nAnna: \d+\nPlaats 2:/,
    );
    expect((await run(replay, path, '--language', 'de')).out).toMatch(
      /nimmt einen Zug zurück\.[\s\S]*Das Ergebnis:\nAnna: \d+\nPlatz 2:/,
    );
  });

  it('tells an unfinished game so far', async () => {
    expect((await run(replay, fileWith(someRecord(20)))).out).toMatch(/Unfinished; so far:/);
  });

  it('tells what the table noted beside the moves', async () => {
    const noted = `${record}* seat 2 a bot\n* order 1 {"a":1}\n* mark 3 well played\n`;
    expect((await run(replay, fileWith(noted))).out).toMatch(
      /Seat 2 is now played by a bot\.\n.*Anna sets a standing order\.\n.*Carel: well played/,
    );
  });

  it('tells what people said of a moment, under the move that led there for good', async () => {
    const commented = `${record}* note 0 Anna: Off we go\n* note 5 Bert: Two\\nlines\n* note 5 : Nobody said this\n`;
    const { out } = await run(replay, fileWith(commented));
    expect(out).toMatch(/^Magellan; .*\n {5}» Anna: Off we go\n\n1\./);
    expect(out).toMatch(/\n5\. [^»]* {5}» Bert: Two\n {7}lines\n {5}» Nobody said this\n6\./);
  });

  it.each([[['--language', 'fr']], [[]], [['/no/such/record']], [['a', 'b']], [['--sing']]])('refuses %j', async (args) => {
    const { result } = await run(replay, ...(args[0] === '--language' ? [path, ...args] : args));
    expect(result).toEqual({ wrong: expect.stringMatching(/\S/) });
  });
});

describe('verify', () => {
  it('says that hash and shuffles are as they should be', async () => {
    const { result, out } = await run(verify, path, '--hash', seedHash('ab'.repeat(32)));
    expect(result).toBe(0);
    expect(out).toContain('The seed fits the hash in the record.');
    expect(out).toContain('The seed fits the hash you noted.');
    expect(out).toContain('Contributions of players to the shuffles: 2.');
    expect(out).toMatch(
      /Every shuffle follows from the seed: \d+ random numbers, used by the setup and [1-9]\d* of \d+ actions\./,
    );
    expect(out).toMatch(/The record is verified\.$/);
  });

  it('finds another hash than the one noted', async () => {
    const { result, out } = await run(verify, path, '--hash', '0'.repeat(64));
    expect(result).toBe(1);
    expect(out).toContain('The seed does NOT fit the hash you noted.');
    expect(out).toMatch(/The record is NOT verified\.$/);
  });

  it('does not verify a record without a hash', async () => {
    const { result, out } = await run(verify, fileWith(record.replace(/^hash: .*\n/m, '')));
    expect(result).toBe(1);
    expect(out).toContain('There is NO hash');
  });

  it.each([
    ['another seed', record.replaceAll('abab', 'abac'), /does not match its hash/],
    [
      'another seed with its hash',
      record.replace(/^hash: .*\nseed: .*/m, `hash: ${seedHash('cd'.repeat(32))}\nseed: ${'cd'.repeat(32)}`),
      /Line \d+ of the record/,
    ],
    ['another contribution', record.replace('contribution: salt', 'contribution: sugar'), /Line \d+ of the record/],
    ['another move', record.replace(/^(\d) bid 1$/m, '$1 bid 99'), /Line \d+ of the record/],
    ['another result', record.replace(/^result: .*/m, 'result: 99 1 1'), /the result is another/],
    ['no record', 'hello', /Line 1 of the record/],
    ['another game', record.replace('game: magellan', 'game: chess'), /no game called “chess”/],
  ])('finds %s', async (_, text, why) => {
    const { result, err } = await run(verify, fileWith(text));
    expect(text).not.toBe(record);
    expect(result).toBe(1);
    expect(err).toMatch(why);
    expect(err).toContain('The record is NOT verified.');
  });

  describe('devices that committed themselves', () => {
    const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
    const line = (seat: number, secret: string, shown = secret) => `commitment 1 seat ${seat} ${seedHash(secret)} ${shown}`;
    const lines = (...all: string[]) => ['salt', ...all.toSorted((a, b) => (a.slice(20) < b.slice(20) ? -1 : 1))];
    const both = someRecord(60, lines(line(1, one), line(3, two)));
    const without = someRecord(60, lines(line(1, one), line(3, two, 'missing')));
    const seal = sealOf(seedHash('ab'.repeat(32)), lines(line(1, one), line(3, two)));

    it('are counted, and the seal is told', async () => {
      const { result, out } = await run(verify, fileWith(both), '--seal', seal);
      expect(result).toBe(0);
      expect(out).toContain('Devices that committed themselves before the start: 2; 2 revealed');
      expect(out).toContain(`has the seal ${seal}.\nIt is the seal you noted.`);
      expect(out).toMatch(/The record is verified\.$/);
    });

    it('are named where the table went on without them', async () => {
      const { result, out } = await run(verify, fileWith(without));
      expect(result).toBe(0);
      expect(out).toContain('committed themselves before the start: 2; 1 revealed');
      expect(out).toContain(
        `A device did NOT reveal, and the table went on without it: seat 3 (Carel), ${seedHash(two).slice(0, 12)}…`,
      );
    });

    it('had all of them been revealed, the shuffles would be others: nobody can say so afterwards', async () => {
      const forged = without.replace(' missing', ` ${two}`);
      const { result, err } = await run(verify, fileWith(forged));
      expect(forged).not.toBe(without);
      expect(result).toBe(1);
      expect(err).toMatch(/Line \d+ of the record/);
    });

    it('a contribution more than was fixed before has another seal', async () => {
      const more = someRecord(60, ['sugar', ...lines(line(1, one), line(3, two))]);
      const { result, out } = await run(verify, fileWith(more), '--seal', seal);
      expect(result).toBe(1);
      expect(out).toContain('It is NOT the seal you noted.');
    });

    it.each([
      ['a secret that does not fit', lines(line(1, one, two)), /secret does NOT fit/],
      [
        'a commitment twice',
        ['salt', `${line(1, one)} off`, line(1, one).replace('commitment 1', 'commitment 2')],
        /stands there TWICE/,
      ],
      ['a contribution after the list was closed', [...lines(line(1, one)), 'sugar'], /NOT in their order/],
    ])('finds %s in a record whose shuffles follow from it', async (_, given, why) => {
      const { result, out } = await run(verify, fileWith(someRecord(60, given)));
      expect(result).toBe(1);
      expect(out).toMatch(why);
      expect(out).toMatch(/The record is NOT verified\.$/);
    });

    it('says how many starts were called off', async () => {
      const again = line(2, two).replace('commitment 1', 'commitment 2');
      expect((await run(verify, fileWith(someRecord(60, [`${line(1, one)} off`, again])))).out).toContain(
        'Starts called off after a device had revealed: 1.',
      );
    });
  });

  it('wants a hash of 64 digits', async () => {
    expect((await run(verify, path, '--hash', 'ab')).result).toEqual({ wrong: '--hash must be 64 hexadecimal digits' });
  });
});
