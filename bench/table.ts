import type { Comparison, Figure, Spread } from './figures.ts';
import type { Report } from './main.ts';

/** Below this share of a core the medians tell of the neighbours too. */
const quiet = 0.95;

/** The report for people: one row per game, medians with the best round in brackets. */
export function table({ machine, rounds, msPerRound, coreShare, peer, games }: Report): string {
  const head = ['', 'games/s', 'decisions/s', 'copy µs', 'copy into µs', 'act µs', 'read-check-play µs', 'choices µs'];
  const rows = Object.entries(games).map(([id, game]) => [
    `${id}, ${game.players} players`,
    ...[game.gamesPerSecond, game.decisionsPerSecond].map(whole),
    ...[
      game.copyMicroseconds,
      game.copyIntoMicroseconds,
      game.actMicroseconds,
      game.readCheckPlayMicroseconds,
      game.choicesMicroseconds,
    ].map(fine),
  ]);
  if (peer)
    rows.push([
      'boardgame.io tic-tac-toe',
      ...[peer.gamesPerSecond, peer.decisionsPerSecond].map(whole),
      '',
      '',
      fine(peer.moveMicroseconds),
      '',
      '',
    ]);
  for (const [id, { ratios }] of Object.entries(games))
    if (ratios)
      rows.push([
        `${id} : peer`,
        times(ratios.gamesPerSecond),
        times(ratios.decisionsPerSecond),
        '',
        '',
        times(ratios.act),
        '',
        '',
      ]);
  return [
    `${machine.cpu}, Node ${machine.node}, times on one core; median of ${rounds} rounds of ${msPerRound} ms (best)`,
    ...(coreShare < quiet
      ? [`The machine was busy: this run had ${Math.round(coreShare * 100)} % of a core, so the best rounds say more.`]
      : []),
    '',
    ...aligned([head, ...rows]),
  ].join('\n');
}

/** This tree beside another one: above 1 this one is faster. In brackets the least and the most of the pairs. */
export function comparison(games: Readonly<Record<string, Comparison>>, pairs: number): string {
  const head = ['', 'games', 'copy', 'copy into', 'act', 'read-check-play', 'choices'];
  const rows = Object.entries(games).map(([id, of]) => [
    id,
    ...[
      of.gamesPerSecond,
      of.copyMicroseconds,
      of.copyIntoMicroseconds,
      of.actMicroseconds,
      of.readCheckPlayMicroseconds,
      of.choicesMicroseconds,
    ].map(spread),
  ]);
  return [
    `How many times as fast as the other tree, by turns, ${pairs} pairs of processes (least to most)`,
    '',
    ...aligned([head, ...rows]),
  ].join('\n');
}

function spread({ middle, least, most }: Spread): string {
  return `× ${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function whole({ median, best }: Figure): string {
  return `${Math.round(median)} (${Math.round(best)})`;
}

function fine({ median, best }: Figure): string {
  return `${median.toPrecision(3)} (${best.toPrecision(3)})`;
}

function times(ratio: number): string {
  return `× ${ratio.toPrecision(3)}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
}
