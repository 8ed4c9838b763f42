/** The analysis of one record is the same in the browser's worker, in the server's thread and on the command line; in every game, on own maps too. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { analyse as command } from '../../cli/analyse.ts';
import type { AnyGame } from '../../core/game.ts';
import { act, openMatch } from '../../core/match.ts';
import { readRecord, writeRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { type GameId, gameIds, loadGame } from '../../games/index.ts';
import { workOut } from '../../server/analyses/job.ts';
import { analyse as inWorker } from './tasks.ts';

const records: Readonly<Record<string, string>> = {
  cortez: 'bots-11.txt',
  magellan: '3-players-AA.txt',
  'tal-der-koenige': 'bots-01.txt',
  tikal: 'bots-01.txt',
};
/** So much of a game is looked at as has some decisions in it. */
const moves = 8;
const seed = 7;
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-analysis-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The beginning of a recorded game; on another map where one is named, with whatever of it goes there. */
async function beginning(id: GameId, map?: object): Promise<string> {
  const game: AnyGame = await loadGame(id);
  const read = readRecord(game, readFileSync(new URL(`../../games/${id}/records/${records[id]}`, import.meta.url), 'utf8'));
  if (isRefusal(read)) throw new Error('no record');
  const { origin, seed: shuffled, steps } = read.match;
  const match = openMatch(game, map ? { config: { ...origin.config, map: map as never } } : origin, shuffled);
  for (const { seat, action } of steps.slice(0, moves)) act(match, seat, action);
  return writeRecord(match, { names: [] });
}

async function everywhere(record: string) {
  const asked = { record, knowledge: 'table', seed } as const;
  const { analysis: browser } = await inWorker({ ...asked, budget: 'quick', pieces: [] }, () => undefined);
  const file = join(folder, 'record.txt');
  writeFileSync(file, record);
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await command.run([file, '--seed', `${seed}`, '--json']);
  const { turningPoints: _, seats: __, ...cli } = JSON.parse(told.mock.calls[0]?.[0]);
  told.mockRestore();
  return { browser, cli, server: await workOut(asked) };
}

describe.each(gameIds)('the beginning of a game of %s', (id) => {
  it('is analysed alike by browser, server and command line', async () => {
    const { browser, cli, server } = await everywhere(await beginning(id));
    expect(browser.decisions.length).toBeGreaterThan(2);
    expect(cli).toEqual(JSON.parse(JSON.stringify(browser)));
    expect(server).toEqual(browser);
  });
});

it('on a map of somebody’s own too, where it is not what it is on the printed one', async () => {
  const { bundled } = (await loadGame('magellan')).maps!;
  const map = structuredClone(bundled[0]!.map) as unknown as { fields: Record<string, Record<string, { crown: number }[]>> };
  for (const halves of Object.values(map.fields)) for (const field of Object.values(halves).flat()) field.crown += 9;
  const { browser, cli, server } = await everywhere(await beginning('magellan', map));
  expect(cli).toEqual(JSON.parse(JSON.stringify(browser)));
  expect(server).toEqual(browser);
  const printed = await inWorker(
    { record: await beginning('magellan'), knowledge: 'table', budget: 'quick', seed, pieces: [] },
    () => undefined,
  );
  expect(browser.moments).not.toEqual(printed.analysis.moments);
});
