/** Several processes in a storm, in short (`npm run soak -- --cluster` is the long form), and stores that move between engines. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../games/index.ts';
import { moveStore } from '../store/moving.ts';
import { dialectAt } from '../store/place.ts';
import { openStore } from '../store/store.ts';
import { natsProgram, postgresPrograms, startPostgres } from '../stress/services.ts';
import { jobsLeft, soakCluster } from '../stress/soak-cluster.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld } from '../stress/world.ts';

const possible = postgresPrograms() !== undefined && existsSync(natsProgram);

describe.runIf(possible)('the soak of several processes', () => {
  it('nothing acknowledged is lost whatever dies, and no client sees two histories', { timeout: 300_000 }, async () => {
    const result = await soakCluster({ nodes: 2, tables: 2, faults: 4, chance: 6, pause: [300, 900], frozen: 4000 });
    expect(result.wrong).toEqual([]);
    expect(result.calls).toBeGreaterThan(0);
    expect(result.acknowledged).toBeGreaterThan(50);
  });

  it('the checker can fail: without the fence two histories are found', { timeout: 300_000 }, async () => {
    // Everybody bids at once in Tal der Könige, at two processes, and writing takes so long that they meet: no luck is needed.
    const tamper = async (url: string) => {
      const { Client } = await import('pg');
      const owner = new Client(url);
      await owner.connect();
      await owner.query(`
        ALTER TABLE entries DROP CONSTRAINT entries_key;
        DROP INDEX entries_by_name;
        CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.1); RETURN NULL; END $$;
        CREATE TRIGGER slowly BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION slowly()`);
      await owner.end();
    };
    const first = gameIds.indexOf('tal-der-koenige');
    const told = await soakCluster({ nodes: 2, tables: 1, first, faults: 1, pause: [300, 600], frozen: 500, tamper }).then(
      ({ wrong }) => wrong,
      (error: Error) => [error.message],
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it('the checker can fail: a job that nobody does is found', { timeout: 60_000 }, async () => {
    const postgres = await startPostgres();
    const store = await openStore(await dialectAt({ url: postgres.url, connections: 2 }));
    expect(await jobsLeft(postgres.url, 0)).toEqual([]);
    await store.jobs.write([{ kind: 'push', key: 'forgotten', due: Date.now() - 60_000, payload: null }]);
    expect(await jobsLeft(postgres.url, 1)).toEqual(['the job push forgotten was never done']);
    await store.close();
    await postgres.remove();
  });

  it('a store moves from a file into Postgres and back, and every table replays', { timeout: 120_000 }, async () => {
    const world = await openWorld();
    const table = await seatTable(world.base);
    for (let moves = 0; moves < 40; moves++) await table.step();
    await world.close();
    const file = { file: join(world.folder, 'tafelrunde.sqlite') };
    const postgres = await startPostgres();
    const there = { url: postgres.url, connections: 4 };
    const moved = await moveStore(file, there);
    expect([moved.tables, moved.broken]).toEqual([1, []]);
    await expect(moveStore(file, there)).rejects.toThrow('not empty');
    const back = await moveStore(there, { file: join(world.folder, 'back.sqlite') });
    expect(back.rows).toBe(moved.rows);
    const store = await openStore(await dialectAt({ file: join(world.folder, 'back.sqlite') }));
    expect((await store.tables.entriesUpTo(table.id, 1000)).length).toBe(table.at(0).number);
    await store.close();
    await postgres.remove();
    rmSync(world.folder, { recursive: true, force: true });
  });
});
