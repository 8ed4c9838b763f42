import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyConfig } from '../config.ts';
import type { AnyGame, Config } from '../game.ts';
import { stateAfter } from '../match.ts';
import { readRecord } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { countLines } from './perft.ts';

/** A recorded game, the number of steps played of it, and the lines to depth 1, 2, … from there. */
export type PerftRow = readonly [file: string, steps: number, ...lines: number[]];

export function perft(game: AnyGame, folder: URL, rows: readonly PerftRow[]): void {
  const counted = new Set<string>();
  describe('perft', () => {
    it.each(rows.map(([file, steps, ...lines]) => ({ file, steps, lines })))(
      '$file after $steps steps',
      ({ file, steps, lines }) => {
        const read = readRecord(game, readFileSync(new URL(file, folder), 'utf8'));
        if (isRefusal(read)) throw new Error(`${file}: ${JSON.stringify(read)}`);
        const state = stateAfter(read.match, steps);
        const { config } = read.match.origin;
        const { players } = config;
        counted.add(optionsOf(config));
        expect(lines.map((_, at) => countLines(read.match.game, state, players, at + 1))).toEqual(lines);
      },
    );

    it('is counted in every variant', () => {
      expect([...counted].sort()).toEqual([...new Set(everyConfig(game.meta).map(optionsOf))].sort());
    });
  });
}

const optionsOf = ({ options }: Config) => JSON.stringify(Object.entries(options).sort());
