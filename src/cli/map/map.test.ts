import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isUsageError } from '../command.ts';
import { fileWith, run } from '../testing.ts';
import { map } from './command.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const valley = readFileSync(join(root, 'src/games/tal-der-koenige/maps/1-reconstruction.json'), 'utf8');

/** The usual valley, changed. */
function drawn(change: (valley: ReturnType<typeof JSON.parse>) => void): string {
  const json = JSON.parse(valley);
  change(json);
  return fileWith(JSON.stringify(json));
}

describe('tafelrunde map check', () => {
  it('a map that can be played on: its hash, and who wins how often', async () => {
    const { result, out } = await run(map, 'check', fileWith(valley), '--games', '6');
    expect(result).toBe(0);
    expect(out).toMatch(/^tal-der-koenige: Reconstruction, [0-9a-f]{64}\n/);
    expect(out).toMatch(/Wins by seat in 6 random games:\n {2}2 players: \d+ %, \d+ %\n {2}3 players:/);
    expect(out).toMatch(/This map can be played on\.$/);
  });

  it('a nation’s share is told where there are nations', async () => {
    const lake = readFileSync(join(root, 'src/games/cortez/maps/1-reconstruction.json'), 'utf8');
    expect((await run(map, 'check', fileWith(lake), '--games', '5', '--language', 'nl')).out).toMatch(
      /(Azteken|Spanjaarden) \d+ %/,
    );
  });

  it.each([
    ['no JSON', fileWith('{'), 'This is no board: it is not JSON.'],
    ['no map', fileWith('[1]'), 'It names no game whose board is data; these are: cortez, magellan, tal-der-koenige.'],
    ['another game', fileWith('{"game":"tikal"}'), 'these are: cortez'],
    ['a giant', fileWith(`"${'x'.repeat(30_000)}"`), 'This is too large for a board.'],
    ['something that cannot be read', drawn((json) => (json.sites[3].size = 'huge')), 'This cannot be read: sites.3.size.'],
    ['a site too few', drawn((json) => delete json.sites[4]), 'There are 15 building sites; here are 14. Missing: 4.'],
    [
      'an area that cannot be reached',
      drawn((json) => {
        json.borders = json.borders.filter((pair: number[]) => !pair.includes(22));
        delete json.sites[12].across;
      }),
      'No way leads from area 16 to: 22, 11, 12.',
    ],
  ])('%s is refused in words', async (_, file, words) => {
    const { result, err } = await run(map, 'check', file);
    expect(result).toBe(1);
    expect(err).toContain(words);
    expect(err).toMatch(/This map is NOT one to play on\.$/);
  });

  it.each([
    ['nl', '{', 'Dit is geen bord: het is geen JSON.'],
    ['de', '[1]', 'Es nennt kein Spiel, dessen Plan aus Daten besteht'],
    ['de', `"${'x'.repeat(30_000)}"`, 'Das ist zu groß für einen Plan.'],
    ['nl', '{"game":"cortez"}', 'Dit is niet te lezen: name.'],
  ])('says in %s why it cannot be read at all', async (language, text, words) => {
    const { result, err } = await run(map, 'check', fileWith(text), '--language', language);
    expect(result).toBe(1);
    expect(err).toContain(words);
    expect(err).toMatch(language === 'nl' ? /Op dit bord kan NIET gespeeld worden\.$/ : /lässt sich NICHT spielen\.$/);
  });

  it('says it in the language asked for', async () => {
    const few = drawn((json) => delete json.sites[4]);
    expect((await run(map, 'check', few, '--language', 'de')).err).toContain(
      'Es gibt 15 Bauplätze; hier sind es 14. Es fehlt: 4.',
    );
  });

  it.each([[[]], [['sing']], [['check', '/no/such/file']], [['check', 'a', 'b']]])('refuses %j', async (args) => {
    expect(isUsageError((await run(map, ...args)).result)).toBe(true);
  });
});

describe('tafelrunde map adopt', () => {
  const change = () =>
    drawn((json) => {
      json.name = 'Árnes Schachtel';
      json.sites[2].players = 3;
    });

  /** The rules of the game and what they stand on, in a folder of their own. */
  function copyOfTree(): string {
    const tree = mkdtempSync(join(tmpdir(), 'tafelrunde-tree-'));
    mkdirSync(join(tree, 'src/games'), { recursive: true });
    cpSync(join(root, 'package.json'), join(tree, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    cpSync(join(root, 'src/core'), join(tree, 'src/core'), { recursive: true });
    cpSync(join(root, 'src/games/tal-der-koenige'), join(tree, 'src/games/tal-der-koenige'), { recursive: true });
    return tree;
  }

  it('is the default of a new version, and every old record replays to its result', async () => {
    const tree = copyOfTree();
    const { result, out } = await run(map, 'adopt', change(), '--into', tree, '--games', '3');
    expect([result, out]).toEqual([0, expect.stringContaining('version 2 of the rules now: 2-a-rnes-schachtel.json')]);
    writeFileSync(
      join(tree, 'replay.ts'),
      `import { readdirSync, readFileSync } from 'node:fs';
       import { openMatch } from './src/core/match.ts';
       import { readRecord } from './src/core/record.ts';
       import { talDerKoenige as game } from './src/games/tal-der-koenige/index.ts';
       import { sitesInPlay } from './src/games/tal-der-koenige/state.ts';
       const folder = './src/games/tal-der-koenige/records/';
       const read = readdirSync(folder).map((file) => readRecord(game, readFileSync(folder + file, 'utf8')));
       const opened = (rules) => openMatch(game, { config: { players: 2, options: {}, rules } }, { secret: 'ab'.repeat(32), contributions: [] });
       console.log(JSON.stringify({ rules: game.meta.rules, replayed: read.filter((one) => 'match' in one).length, sites: sitesInPlay(2).length, other: opened(1).game !== opened(2).game }));`,
    );
    const told = JSON.parse(
      execFileSync(process.execPath, ['replay.ts'], { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    const records = readdirSync(join(root, 'src/games/tal-der-koenige/records')).length;
    expect(told).toEqual({ rules: 2, replayed: records, sites: 6, other: true });
  });

  it.each([
    ['nl', 'van versie 2 van de regels: 2-', 'Partijen van oudere versies houden hun bord.', 'dit bord zit al bij het programma'],
    ['de', 'der Version 2 der Regeln: 2-', 'Partien älterer Versionen behalten', 'dieser Plan liegt dem Programm schon bei'],
  ])('says in %s what it did, and what it refuses', async (language, done, next, refused) => {
    const asked = ['--language', language, '--games', '0'];
    const { result, out } = await run(map, 'adopt', change(), '--into', copyOfTree(), ...asked);
    expect(result).toBe(0);
    expect(out).toContain(done);
    expect(out).toContain(next);
    expect((await run(map, 'adopt', fileWith(valley), ...asked)).result).toEqual({ wrong: refused });
  });

  it('what comes with the program already, and what is no source tree, is refused', async () => {
    expect((await run(map, 'adopt', fileWith(valley), '--games', '0')).result).toEqual({
      wrong: 'this map comes with the program already',
    });
    expect((await run(map, 'adopt', change(), '--games', '0', '--into', tmpdir())).result).toEqual({
      wrong: expect.stringContaining('there is no source tree'),
    });
  });
});
