/** In every game, what is routine is shown in one go, and nothing is that anybody waits to see. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../core/event.ts';
import type { Action } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { readRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { catalogue, gameIds } from '../../games/index.ts';
import { playAgain } from '../frame/story/play-again.ts';

describe.each(gameIds)('steps of %s', (id) => {
  it('are bundled where they are alike; a set piece and what strikes somebody stand alone', async () => {
    const [game, board] = await Promise.all([catalogue[id].rules(), catalogue[id].board()]);
    const showing = board.showing ?? {};
    const folder = `src/games/${id}/records`;
    let bundled = 0;
    for (const file of readdirSync(folder).slice(0, 6)) {
      const read = readRecord(game as Match<object, Action, Event>['game'], readFileSync(`${folder}/${file}`, 'utf8'));
      if (isRefusal(read)) throw new Error(file);
      let before: string | undefined;
      for (const { events } of playAgain(read.match)) {
        const key = showing.routine?.(events) ?? showing.together?.(events);
        if (key !== undefined && key === before) bundled += 1;
        before = key;
        if (key === undefined) continue;
        expect(showing.piece?.(events), JSON.stringify(events)).toBeUndefined();
        for (const event of events)
          for (const seat of [0, 1, 2, 3, 4, 5]) expect(showing.strikes?.(event, seat) ?? false, event.type).toBe(false);
      }
    }
    expect(bundled).toBeGreaterThan(10);
  });
});
