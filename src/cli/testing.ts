/** For tests of the commands: running one in this process and hearing what it says, and a record to work on. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { act, openMatch } from '../core/match.ts';
import { fastRandom } from '../core/random.ts';
import { writeRecord } from '../core/record.ts';
import { undo } from '../core/undo.ts';
import { magellan } from '../games/magellan/index.ts';
import type { Command } from './command.ts';

export async function run(command: Command, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void err.push(line));
  try {
    return { result: await command.run(args), out: out.join('\n'), err: err.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** A random game of Magellan as a record, with one step taken back on the way. */
export function someRecord(steps = Number.POSITIVE_INFINITY, contributions = ['salt', 'pepper']): string {
  const config = { players: 3, options: { board1: 'A', board2: 'B' }, rules: 1 };
  const match = openMatch(magellan, { config }, { secret: 'ab'.repeat(32), contributions });
  const random = fastRandom(5);
  let undone = false;
  while (match.steps.length < steps) {
    const [seat] = magellan.waiting(match.state);
    if (seat === undefined) break;
    act(match, seat, magellan.sample(match.state, seat, random));
    if (!undone && match.steps.length > 10) undone = undo(match, seat) === undefined;
  }
  return writeRecord(match, { names: ['Anna', '', 'Carel'] });
}

export function fileWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tafelrunde-')), 'record.txt');
  writeFileSync(path, text);
  return path;
}
