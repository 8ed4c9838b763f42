import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playEntries } from './entries.ts';
import { seedHash } from './fairness.ts';
import { type ToyAction, toy } from './laws/toy/game.ts';
import { act, type Entry, openMatch, takeBack } from './match.ts';
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
    expect(broken(() => 'no json')).toMatchObject({ reason: 'brokenState', details: { why: 'not JSON' } });
    expect(broken(() => '{}')).toMatchObject({ reason: 'unreadable' });
    expect(broken((json) => json.replace(/"bag":\[\d,/, '"bag":['))).toMatchObject({
      reason: 'brokenState',
      details: { why: expect.stringContaining('shells') },
    });
    const three = JSON.stringify(toy.setup({ ...config, players: 3 }, { below: () => 0 }));
    expect(broken(() => three)).toMatchObject({ details: { why: 'another number of players' } });
  });

  it('skips comments and blank lines among the moves', () => {
    const read = readRecord(toy, text.replace('1 show 3\n', '# the first round\n\n1 show 3\r\n'));
    expect(isRefusal(read) || read.match.state).toEqual(played().state);
  });

  it('is as good with looser blanks, without a result, and with nothing after its head', () => {
    const loose = text
      .replace('Tafelrunde 1', 'Tafelrunde 1 ')
      .replace('players: 2', ' players :  2 ')
      .replace('\n\n', '\n \n')
      .replace('\n1 show 3', '\n  1 show 3  ')
      .replace(/^result.*\n/m, '');
    const read = readRecord(toy, loose);
    expect(isRefusal(read) || read.match.state).toEqual(played().state);
    const head = text.slice(0, text.indexOf('result'));
    for (const only of [head, head.trimEnd(), head.replace(/^hash.*\n/m, ''), head.replace(/^rules.*\n/m, '')])
      expect(readRecord(toy, only)).toMatchObject({ match: { entries: [], origin: { config } } });
  });

  it('keeps options as the values they are', () => {
    const game = { ...toy, meta: { ...toy.meta, options: { long: { values: [false, true], default: false } } } };
    const long = { ...config, options: { long: true } };
    const record = writeRecord(openMatch(game, { config: long }, seed));
    expect(record).toContain('\noptions: long=true\n');
    expect(readRecord(game, record.replace('long=true', ' long=true '))).toMatchObject({ match: { origin: { config: long } } });
    expect(readRecord(game, record.replace('=true', ''))).toMatchObject({ reason: 'wrongOption', details: { value: '' } });
    expect(readRecord(game, record.replace('long=true', '=true'))).toMatchObject({ details: { option: '' } });
  });

  it('names only the seats that have a name, each on one line', () => {
    const record = writeRecord(played(), { names: ['', ' Bert \n  B. '] });
    expect(record).toContain('\nseat 2: Bert B.\n');
    expect(record).not.toContain('seat 1:');
    expect(writeRecord(played())).not.toContain('seat 1:');
    const twelve = readRecord(toy, text.replace('seat 2:', 'seat 12:'));
    expect(isRefusal(twelve) || twelve.notes.names[11]).toBe('Bert the second');
  });

  it.each([
    ['another first line', 'Tafelrunde 1', 'Chess 1', 'brokenRecord', { line: 1, why: 'expected “Tafelrunde 1”' }],
    ['another game', 'game: toy', 'game: tikal', 'unknownGame', { game: 'tikal' }],
    ['no game', 'game: toy\n', '', 'brokenRecord', { line: 1, why: 'no game named' }],
    ['too many players', 'players: 2', 'players: 9', 'wrongPlayers', { least: 2, most: 3 }],
    ['no number of players', 'players: 2', 'players: two', 'unreadable', { where: 'players' }],
    ['a future version of the rules', 'rules: 1', 'rules: 2', 'wrongRules', { newest: 1 }],
    ['a beginner who is not there', 'first: 2', 'first: 3', 'wrongFirst', {}],
    ['an unknown option', 'first: 2', 'options: speed=9', 'unknownOption', { option: 'speed' }],
    ['an unknown heading', 'first: 2', 'mood: good', 'brokenRecord', { line: 5, why: 'unknown heading' }],
    ['a heading that only ends like a seat', 'seat 1:', 'a seat 1:', 'brokenRecord', { line: 6, why: 'unknown heading' }],
    ['a heading that only begins like a seat', 'seat 1:', 'seat 1b:', 'brokenRecord', { line: 6, why: 'unknown heading' }],
    ['a heading without a name', 'first: 2', ': 2', 'brokenRecord', { line: 5, why: 'unknown heading' }],
    ['a head line without a colon', 'first: 2', 'first 2', 'brokenRecord', { line: 5, why: 'no colon' }],
    ['a short seed', `seed: ${seed.secret}`, 'seed: ab', 'wrongSeed', {}],
    ['no seed', `seed: ${seed.secret}\n`, '', 'wrongSeed', {}],
    [
      'another seed',
      `seed: ${seed.secret}`,
      `seed: ${'cd'.repeat(32)}`,
      'brokenRecord',
      { why: 'the seed does not match its hash' },
    ],
    ['a result that is not true', 'result: 21 0', 'result: 21 1', 'brokenRecord', { why: 'the result is another' }],
    ['a move that is not legal', '\n1 show 3', '\n1 boast\n1 boast', 'brokenRecord', { line: 15 }],
    ['a move nobody can read', '\n1 show 3', '\n1 sing', 'brokenRecord', { line: 14 }],
    ['a move of a seat that is not there', '\n1 show 3', '\n13 show 3', 'brokenRecord', { line: 14, why: 'noSuchSeat (house)' }],
    ['a line that is nothing', '\n1 show 3', '\nhello', 'brokenRecord', { line: 14, why: 'neither a move nor a note' }],
    ['a move behind something else', '\n1 show 3', '\nx1 show 3', 'brokenRecord', { line: 14, why: 'neither a move nor a note' }],
    [
      'a note behind something else',
      '\n1 show 3',
      '\nx* mark 1 hi',
      'brokenRecord',
      { line: 14, why: 'neither a move nor a note' },
    ],
    ['an undo of nothing', '\n1 show 3', '\n* undo 1 9', 'brokenRecord', { line: 14, why: 'nothingToUndo (house)' }],
    ['an undo without a number', '\n1 show 3', '\n* undo 1 x', 'brokenRecord', { line: 14, why: 'undo of what' }],
    ['an undo with more than a number', '\n1 show 3', '\n* undo 1 1 please', 'brokenRecord', { line: 14, why: 'undo of what' }],
    ['an undo with less than a number', '\n1 show 3', '\n* undo 1 x1', 'brokenRecord', { line: 14, why: 'undo of what' }],
    ['an undo that was not free', '* undo 1 1', '* undo 1 3', 'brokenRecord', { line: 19, why: 'undoOthers (house)' }],
    ['an undo of what has been shown', '* undo 1 1', '* undo 2 1', 'brokenRecord', { line: 19, why: 'undoOthers (house)' }],
    ['an order that is not JSON', '\n1 show 3', '\n* order 1 {', 'brokenRecord', { line: 14, why: 'an order that is not JSON' }],
  ])('refuses %s', (_what, found, instead, reason, details) => {
    expect(text).toContain(found);
    expect(readRecord(toy, text.replace(found, instead))).toMatchObject({ rule: 'house', reason, details });
  });

  it('takes a forbidden undo back where the others agreed', () => {
    const agreed = text.replace('* undo 1 1', '* undo 1 3 consent').replace(/^result.*\n/m, '');
    expect(readRecord(toy, agreed)).not.toHaveProperty('why');
    expect(readRecord(toy, text.replace('* undo 1 1', '* undo 1 12 consent'))).toMatchObject({ details: { line: 19 } });
  });

  it('refuses what is no text, or too long', () => {
    const longest = 2_000_000;
    expect(recordedGame('x'.repeat(longest + 1))).toMatchObject({ details: { line: 1, why: 'too long' } });
    expect(recordedGame(7 as never)).toMatchObject({ details: { why: 'too long' } });
    expect(recordedGame(`${text}${'#'.repeat(longest - text.length)}`)).toBe('toy');
    expect(recordedGame('')).toMatchObject({ reason: 'brokenRecord' });
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
