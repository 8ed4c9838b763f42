import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedHash } from './fairness.ts';
import { type ToyAction, toy } from './laws/toy/game.ts';
import { act, type Entry, openMatch, playEntries, takeBack } from './match.ts';
import { readRecord, recordedGame, writeRecord } from './record.ts';
import { isRefusal } from './refusal.ts';

const seed = { secret: 'ab'.repeat(32), contributions: ['anna’s dice', 'bert'] };
const config = { players: 2, options: {}, first: 1, rules: 1 };

function played() {
  const match = openMatch(toy, { config }, seed);
  for (let round = 0; round < 6; round++) {
    act(match, 0, { type: 'show', fingers: 3 });
    if (round === 2) {
      takeBack(match, 0, 1);
      act(match, 0, { type: 'show', fingers: 2 });
    }
    act(match, 1, { type: 'show', fingers: 1 });
  }
  return match;
}

const text = writeRecord(played(), { names: ['Anna', 'Bert\nthe second'] });

describe('the text record', () => {
  it('is a head, a blank line and a line per entry', () => {
    expect(text.split('\n')).toEqual([
      'Tafelrunde 1',
      'game: toy',
      'rules: 1',
      'players: 2',
      'first: 2',
      'seat 1: Anna',
      'seat 2: Bert the second',
      `hash: ${seedHash(seed.secret)}`,
      `seed: ${seed.secret}`,
      'contribution: anna’s dice',
      'contribution: bert',
      'result: 21 0',
      '',
      '1 show 3',
      '2 show 1',
      '1 show 3',
      '2 show 1',
      '1 show 3',
      '* undo 1 1',
      '1 show 2',
      ...Array.from({ length: 3 }, () => ['2 show 1', '1 show 3']).flat(),
      '2 show 1',
      '',
    ]);
  });

  it('reads back to the same match', () => {
    const read = readRecord(toy, text);
    if (isRefusal(read)) throw new Error(read.reason);
    const { match, notes } = read;
    expect(match.state).toEqual(played().state);
    expect(match.entries).toEqual(played().entries);
    expect(match.seed).toEqual(seed);
    expect(match.origin.config).toEqual(config);
    expect(notes.names).toEqual(['Anna', 'Bert the second']);
    expect(writeRecord(match, notes)).toBe(text);
  });

  it('carries every kind of entry', () => {
    const entries: Entry<ToyAction>[] = [
      { kind: 'seat', seat: 0, holder: 'bot easy' },
      { kind: 'order', seat: 1, order: { type: 'maximum', amount: 3 } },
      { kind: 'mark', seat: 1, text: 'good luck' },
      { kind: 'act', seat: 1, action: { type: 'show', fingers: 1 } },
      { kind: 'undo', seat: 1, steps: 1, consent: true },
    ];
    const match = openMatch(toy, { config }, seed);
    playEntries(match, entries);
    const read = readRecord(toy, writeRecord(match));
    expect(isRefusal(read) || read.match.entries).toEqual(entries);
  });

  it('carries a given state, checked', () => {
    const { state } = openMatch(toy, { config }, seed);
    const match = openMatch(toy, { config, state }, seed);
    act(match, 0, { type: 'show', fingers: 1 });
    const record = writeRecord(match);
    const read = readRecord(toy, record);
    expect(isRefusal(read) || read.match.state).toEqual(match.state);
    const broken = (change: (line: string) => string) =>
      readRecord(
        toy,
        record.replace(/^state: (.*)$/m, (_, json) => `state: ${change(json)}`),
      );
    expect(broken(() => 'no json')).toMatchObject({ reason: 'brokenState' });
    expect(broken(() => '{}')).toMatchObject({ reason: 'unreadable' });
    expect(broken((json) => json.replace(/"bag":\[\d,/, '"bag":['))).toMatchObject({
      reason: 'brokenState',
      details: { why: expect.stringContaining('shells') },
    });
    const three = JSON.stringify(toy.setup({ ...config, players: 3 }, { below: () => 0 }));
    expect(broken(() => three)).toMatchObject({ reason: 'brokenState' });
  });

  it('skips comments and blank lines among the moves', () => {
    const read = readRecord(toy, text.replace('1 show 3\n', '# the first round\n\n1 show 3\r\n'));
    expect(isRefusal(read) || read.match.state).toEqual(played().state);
  });

  it.each([
    ['another first line', 'Tafelrunde 1', 'Chess 1', 'brokenRecord'],
    ['another game', 'game: toy', 'game: tikal', 'unknownGame'],
    ['no game', 'game: toy\n', '', 'brokenRecord'],
    ['too many players', 'players: 2', 'players: 9', 'wrongPlayers'],
    ['no number of players', 'players: 2', 'players: two', 'unreadable'],
    ['a future version of the rules', 'rules: 1', 'rules: 2', 'wrongRules'],
    ['a beginner who is not there', 'first: 2', 'first: 3', 'wrongFirst'],
    ['an unknown option', 'first: 2', 'options: speed=9', 'unknownOption'],
    ['an unknown heading', 'first: 2', 'mood: good', 'brokenRecord'],
    ['a head line without a colon', 'first: 2', 'first 2', 'brokenRecord'],
    ['a short seed', `seed: ${seed.secret}`, 'seed: ab', 'wrongSeed'],
    ['another seed', `seed: ${seed.secret}`, `seed: ${'cd'.repeat(32)}`, 'brokenRecord'],
    ['a result that is not true', 'result: 21 0', 'result: 21 1', 'brokenRecord'],
    ['a move that is not legal', '\n1 show 3', '\n1 boast\n1 boast', 'brokenRecord'],
    ['a move nobody can read', '\n1 show 3', '\n1 sing', 'brokenRecord'],
    ['a move of a seat that is not there', '\n1 show 3', '\n3 show 3', 'brokenRecord'],
    ['a line that is nothing', '\n1 show 3', '\nhello', 'brokenRecord'],
    ['an undo of nothing', '\n1 show 3', '\n* undo 1 9', 'brokenRecord'],
    ['an undo without a number', '\n1 show 3', '\n* undo 1 x', 'brokenRecord'],
    ['an order that is not JSON', '\n1 show 3', '\n* order 1 {', 'brokenRecord'],
  ])('refuses %s', (_what, found, instead, reason) => {
    expect(text).toContain(found);
    expect(readRecord(toy, text.replace(found, instead))).toMatchObject({ rule: 'house', reason });
  });

  it('names the line that cannot be used', () => {
    expect(readRecord(toy, text.replace('2 show 1', '2 sing'))).toMatchObject({ details: { line: 15 } });
  });

  it('refuses what is too long', () => {
    expect(recordedGame('x'.repeat(2_000_001))).toMatchObject({ reason: 'brokenRecord' });
  });

  it('answers any text without throwing', () => {
    const lines = text.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.string(), (at, junk) => {
        const spoilt = [...lines];
        spoilt[at] = junk;
        readRecord(toy, spoilt.join('\n'));
        readRecord(toy, junk);
      }),
    );
  });
});
