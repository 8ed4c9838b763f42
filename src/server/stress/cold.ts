/** A long table opened by a process that never had it in memory: how soon a device there sees it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import type { Environment } from '../config.ts';
import { startChild } from './child.ts';
import { openConnection } from './client.ts';
import { decide } from './players.ts';
import { type Seated, seatTable } from './table.ts';

export interface ColdOpening {
  readonly entries: number;
  /** Milliseconds from asking to the last of what one is told, of each table. */
  readonly milliseconds: readonly number[];
  readonly most: number;
}

const measured = 5;
/** Opened first and not counted: a process that has just begun is slow at everything. */
const warming = 3;

export async function openCold(environment: Environment, entries: number): Promise<ColdOpening> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-cold-'));
  const [here, there] = await Promise.all([startChild(folder, 0, environment), startChild(folder, 0, environment)]);
  try {
    const milliseconds: number[] = [];
    for (let number = 0; number < warming + measured; number++) {
      const table = await seatTable(here.base, 'magellan', 3);
      await lengthen(table, entries);
      const connection = await openConnection({ base: there.base, cookie: at(table.devices, 0).cookie });
      const began = performance.now();
      const reply = await connection.ask({ type: 'watch', table: table.id });
      const took = performance.now() - began;
      if ((reply.number ?? 0) < entries) throw new Error(`only ${reply.number} entries`);
      if (number >= warming) milliseconds.push(Math.round(took * 10) / 10);
      connection.close();
      for (const one of table.connections) one.close();
    }
    return { entries, milliseconds, most: Math.max(...milliseconds) };
  } finally {
    await here.kill();
    await there.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moves are made and taken back: every one of them stays in the log. */
async function lengthen(table: Seated, entries: number): Promise<void> {
  const random = fastRandom(7);
  while (table.at(0).number < entries) {
    const seat = at(table.at(0).waiting, 0);
    const { question, undo } = table.at(seat);
    const other = table.connections.findIndex((_, one) => table.at(one).undo > 0);
    const message =
      other >= 0 && undo === 0
        ? { type: 'undo', seat: other, number: table.at(other).number }
        : { type: 'act', seat, question: question?.id, action: decide(table.game, table.at(seat), random) };
    const reply = await at(table.connections, message.seat).ask({ ...message, table: table.id });
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
    for (const connection of table.connections)
      await connection.hear('position', ({ number }) => number >= (reply.number as number));
    for (const connection of table.connections) connection.told.splice(0, Math.max(0, connection.told.length - 10));
  }
}
