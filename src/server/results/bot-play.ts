/** Statistics of games of medium bots among each other, as `npm run tafelrunde -- statistics` wrote them. */
import type { Aggregate } from '../store/counts.ts';
import written from './bot-play.json' with { type: 'json' };

/** Players and kind, then of each name how often, wins in sixtieths, the sum, and the sum weighted with wins. */
type Group = readonly [number, string, readonly (readonly [string, number, number, number, number])[]];

export const botPlay: Readonly<Record<string, readonly Omit<Aggregate, 'game'>[]>> = Object.fromEntries(
  Object.entries(written.rows as unknown as Readonly<Record<string, readonly Group[]>>).map(([game, groups]) => [
    game,
    groups.flatMap(([players, kind, rows]) =>
      rows.map(([name, count, wins, sum, won]) => ({ players, kind, name, count, wins, sum, won })),
    ),
  ]),
);
