/** A game that is over goes on differently from any of its moments, beside it, and the game itself stays as it was. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stateAfter } from '../../core/match.ts';
import { writeRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { gameIds } from '../../games/index.ts';
import type { AnyMatch } from '../../table/table.ts';
import { readHead } from '../store/database.ts';
import type { TableHead } from '../store/tables.ts';
import { openLocalTable } from '../table/local.ts';
import { openRecord, type Replay } from '../table/record.ts';
import { type BranchWish, branchesOf, forgetBranch, layBranch, recordOf } from './branches.ts';

const nameOf = (seat: number) => `P${seat + 1}`;
const wish: BranchWish = { name: ' What\nif ', cards: 'same', seat: undefined, level: 'easy' };

function textOf(game: string, file = 'bots-05.txt'): string {
  return readFileSync(`src/games/${game}/records/${file}`, 'utf8');
}

async function opened(text: string | undefined): Promise<Replay> {
  const replay = await openRecord(text ?? '');
  if (isRefusal(replay)) throw new Error(JSON.stringify(replay));
  return replay;
}

async function laid(match: AnyMatch, moment: number, more: Partial<BranchWish> = {}): Promise<string> {
  const id = await layBranch(match, moment, { ...wish, ...more }, nameOf);
  if (!id) throw new Error('nothing to play');
  return id;
}

describe.each(gameIds)('a branch of %s', (game) => {
  test('with the same cards stands where the game stood, and plays on to the same end when the same is done', async () => {
    const { match } = await opened(textOf(game));
    const before = writeRecord(match);
    const moment = Math.floor(match.steps.length * 0.9);
    const table = await openLocalTable(await laid(match, moment));
    if (!table) throw new Error('it does not open');
    const state = stateAfter(match, moment);
    for (const seat of [undefined, 0, 1]) expect(table.view(seat, table.length())).toEqual(match.game.view(state, seat));
    for (const { seat, action } of match.steps.slice(moment)) expect(await table.act(seat, action)).toBeUndefined();
    expect(table.standing()).toEqual(match.game.standing(match.state));
    table.close();
    expect(writeRecord(match)).toBe(before);
  });

  test('with new cards looks the same to whoever plays it, and what was hidden from everybody may be another', async () => {
    const { match } = await opened(textOf(game));
    const moment = Math.floor(match.steps.length / 3);
    const state = stateAfter(match, moment);
    const states = new Set<string>();
    for (let tries = 0; tries < 6; tries++) {
      const head = await readHead<TableHead>(await laid(match, moment, { cards: 'new', seat: 1 }));
      const origin = head?.origin ?? {};
      expect(match.game.view(origin, 1)).toEqual(match.game.view(state, 1));
      expect(match.game.invariants(origin)).toEqual([]);
      expect(head?.seed.secret).not.toBe(match.seed.secret);
      states.add(JSON.stringify(origin));
    }
    expect(states.size).toBeGreaterThan(1);
  });

  test('is a record of its own that every reader can play', async () => {
    const { match } = await opened(textOf(game));
    const same = await opened(await recordOf(await laid(match, 20)));
    expect(same.source.length()).toBe(20);
    expect(same.match.state).toEqual(stateAfter(match, 20));
    const anew = await opened(await recordOf(await laid(match, 20, { cards: 'new', seat: 0 })));
    expect(anew.source.length()).toBe(0);
    expect(match.game.view(anew.match.state, 0)).toEqual(match.game.view(stateAfter(match, 20), 0));
  });
});

test('branches are found again by their game, wherever it was opened from, by moment; another game has none of them', async () => {
  const text = textOf('magellan');
  const { match } = await opened(text.replace(/^players: 3$/m, 'players: 3\nseat 1: Somebody'));
  const late = await laid(match, 30);
  const early = await laid(match, 7, { name: 'early', cards: 'new' });
  const again = await opened(`${text}* note 3 Anna: hm\n`);
  const found = (await branchesOf(again.match)).filter(({ id }) => id === late || id === early);
  expect(found.map(({ branch }) => [branch?.name, branch?.moment, branch?.cards])).toEqual([
    ['early', 7, 'new'],
    ['What if', 30, 'same'],
  ]);
  const branch = await opened(await recordOf(late));
  expect(await branchesOf(branch.match)).toEqual([]);
  await forgetBranch(late);
  expect((await branchesOf(again.match)).map(({ id }) => id)).not.toContain(late);
});

test('the others are bots of the wished level; at the end there is nothing to try', async () => {
  const { match } = await opened(textOf('tikal', '3-players.txt'));
  const id = await laid(match, 12, { seat: 2, level: 'strong' });
  expect((await readHead<TableHead>(id))?.holders).toEqual([
    { kind: 'bot', name: 'P1', level: 'strong' },
    { kind: 'bot', name: 'P2', level: 'strong' },
    { kind: 'here', name: 'P3' },
  ]);
  expect(await layBranch(match, match.steps.length, wish, nameOf)).toBeUndefined();
});
