/** Who knows one game finds his way in all of them: the same folders, and the same name for the same subject. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folders = ['actions', 'board', 'bot', 'invariants', 'maps', 'records', 'sample', 'tests', 'text'];

/** What every game has, each subject in the one place where it is looked for. */
const everywhere = [
  'action.ts',
  'actions/index.ts',
  'actions/rule.ts',
  'awaited.ts',
  'board/Board.svelte',
  'board/Cover.svelte',
  'board/Miniature.svelte',
  'board/index.ts',
  'board/lesson/index.ts',
  'board/rules/index.ts',
  'board/rules/summary/en.ts',
  'board/rules/tables.ts',
  'board/stage/index.ts',
  'board/text/de.ts',
  'board/text/en.ts',
  'board/text/nl.ts',
  'bot/index.ts',
  'catalogue.ts',
  'copy.ts',
  'data.ts',
  'drawing.ts',
  'event.ts',
  'flow.ts',
  'imagine.ts',
  'index.ts',
  'invariants/index.ts',
  'message-keys.ts',
  'notation.ts',
  'orders.ts',
  'preview.ts',
  'question.ts',
  'refuse.ts',
  'sample/index.ts',
  'schema.ts',
  'scoring.ts',
  'secrets.ts',
  'setup.ts',
  'shots.ts',
  'state.ts',
  'tests/bot.test.ts',
  'tests/laws.test.ts',
  'tests/notation.test.ts',
  'tests/perft.test.ts',
  'tests/records.test.ts',
  'tests/rules-page.test.ts',
  'tests/scoring.test.ts',
  'tests/testing.ts',
  'text/de.ts',
  'text/en.ts',
  'text/index.ts',
  'text/nl.ts',
  'view.ts',
  'waiting.ts',
];

/** Names these subjects once had, and what they are called now. */
const formerly: Readonly<Record<string, string>> = {
  'asked.ts': 'waiting.ts',
  'board.ts': 'map.ts',
  'bot.ts': 'bot/index.ts',
  'choices.ts': 'actions/index.ts',
  'invariants.ts': 'invariants/index.ts',
  'sample.ts': 'sample/index.ts',
  'shape.ts': 'schema.ts',
  'testing.ts': 'tests/testing.ts',
  'words.ts': 'message-keys.ts',
};

/** What is amiss with the files of a game, named from its folder. */
function deviations(files: readonly string[]): string[] {
  const missing = everywhere.filter((name) => !files.includes(name)).map((name) => `${name} is missing`);
  const amiss = files.flatMap((name) => {
    const [folder] = name.includes('/') ? name.split('/') : [];
    if (folder !== undefined && !folders.includes(folder)) return [`${name}: no game has a folder ${folder}`];
    if (name.endsWith('.test.ts') && folder !== 'tests') return [`${name} belongs in tests/`];
    if (Object.hasOwn(formerly, name)) return [`${name} is called ${formerly[name]}`];
    if (folder === 'maps' && /^maps\/[1-9][0-9]*-[a-z0-9-]+\.json$/.test(name)) return [];
    // What bots have learned, by the size of the table.
    if (/^bot\/weights\/[2-6]\.json$/.test(name)) return [];
    if (folder === 'records' ? !name.endsWith('.txt') : !/\.(ts|svelte)$/.test(name)) return [`${name}: what is this?`];
    if (name.endsWith('.ts') && !/^[a-z0-9-]+(\.svelte)?(\.long)?(\.test)?\.ts$/.test(name.split('/').at(-1) ?? ''))
      return [`${name}: small letters and hyphens`];
    return [];
  });
  return [...missing, ...amiss];
}

const here = new URL('./', import.meta.url);
const games = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

function filesOf(game: string): string[] {
  return readdirSync(new URL(`${game}/`, here), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const folder = entry.parentPath.split(`/games/${game}`).at(-1)?.replace(/^\//, '').replace(/\/$/, '');
    return entry.isFile() ? [folder ? `${folder}/${entry.name}` : entry.name] : [];
  });
}

describe('the folder of a game', () => {
  test.each(games)('%s has the files that every game has, and no other folders', (game) => {
    expect(deviations(filesOf(game))).toEqual([]);
  });

  test.each([
    ['a file less', everywhere.slice(1), 'action.ts is missing'],
    ['a folder more', [...everywhere, 'utils/x.ts'], 'utils/x.ts: no game has a folder utils'],
    ['a test among the rules', [...everywhere, 'scoring.test.ts'], 'scoring.test.ts belongs in tests/'],
    ['a test beside an action', [...everywhere, 'actions/bid.test.ts'], 'actions/bid.test.ts belongs in tests/'],
    ['a name of old', [...everywhere, 'shape.ts'], 'shape.ts is called schema.ts'],
    ['another way of writing', [...everywhere, 'actions/layAside.ts'], 'actions/layAside.ts: small letters and hyphens'],
    ['something strange', [...everywhere, 'records/notes.md'], 'records/notes.md: what is this?'],
  ])('is refused with %s', (_what, files, said) => {
    expect(deviations(files)).toEqual([said]);
  });
});
