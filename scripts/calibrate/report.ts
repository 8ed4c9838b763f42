/** Fits the weights, holds them against games they were not fitted on, and writes both down. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chancesOf } from '../../src/analysis/chance.ts';
import { fitWeights, type Kind, kinds, type Sample } from '../../src/analysis/fit.ts';
import { type Knowledge, knowledges } from '../../src/analysis/knowledge.ts';
import { brierOf, driftOf, evenShare, leaderInPoints, type Told } from '../../src/analysis/reliability.ts';
import type { ChanceWeights, FittedChance } from '../../src/core/heuristics.ts';
import { drawReliability } from './drawing.ts';
import { isHeldOut, type PlayedGame } from './games.ts';

/** What is tried beside all of it together. */
const parts: readonly (readonly Kind[])[] = [['settled'], ['standing'], ['points']];

const samplesOf = (games: readonly PlayedGame[], knowledge: Knowledge): Sample[] =>
  games.flatMap(({ positions, wins }) => positions.map((position) => ({ ...position[knowledge], wins })));

const told = (chances: readonly number[], wins: readonly number[]): Told[] =>
  chances.map((chance, seat) => ({ chance, won: wins[seat] ?? 0 }));

const tellAll = (weights: ChanceWeights, samples: readonly Sample[]): Told[][] =>
  samples.map((sample) => told(chancesOf(weights, sample), sample.wins));

export function report(id: string, games: readonly PlayedGame[], write: boolean): void {
  const fitted = games.filter(({ number }) => !isHeldOut(number));
  const held = games.filter(({ number }) => isHeldOut(number));
  const weights = Object.fromEntries(
    knowledges.map((knowledge) => [knowledge, fitWeights(samplesOf(fitted, knowledge))]),
  ) as unknown as FittedChance;
  const fresh = samplesOf(held, 'table');
  const own = tellAll(weights.table, fresh);
  const open = tellAll(weights.open, samplesOf(held, 'open'));
  const simple = (of: (points: readonly number[]) => number[]) =>
    held.flatMap(({ positions, wins }) => positions.map(({ points }) => told(of(points), wins)));
  const partly = parts.map((used) => brier(tellAll(fitWeights(samplesOf(fitted, 'table'), used), fresh)));
  const row = [
    id,
    ...[fitted.length, held.length].map(String),
    brier(own),
    ...partly,
    brier(open),
    brier(simple(leaderInPoints)),
    brier(simple(evenShare)),
    drift(own),
    drift(open),
  ];
  console.log(`| ${row.join(' | ')} |`);
  for (const players of [...new Set(held.map((game) => game.players))].sort()) {
    const some = held.filter((game) => game.players === players);
    const all = tellAll(weights.table, samplesOf(some, 'table'));
    console.log(`  ${players} players: ${some.length} games, Brier ${brier(all)}, off by ${drift(all)}`);
  }
  for (const [least, most] of [
    [0, 0.33],
    [0.33, 0.66],
    [0.66, 0.9],
    [0.9, 1.01],
  ] as const) {
    const all = tellAll(
      weights.table,
      fresh.filter(({ progress }) => progress >= least && progress < most),
    );
    console.log(`  ${least} to ${most} of the game: ${all.length} positions, Brier ${brier(all)}, off by ${drift(all)}`);
  }
  if (!write) return;
  writeFileSync(`src/games/${id}/bot/chance.ts`, sourceOf(weights, fitted.length, fitted[0]?.positions.length ?? 0));
  mkdirSync('docs/analysis', { recursive: true });
  writeFileSync(`docs/analysis/${id}.svg`, drawReliability(own.flat(), open.flat()));
}

/** How well given weights hold in the games that none are fitted on. */
export function check(id: string, weights: FittedChance, games: readonly PlayedGame[]): void {
  const held = games.filter(({ number }) => isHeldOut(number));
  for (const knowledge of knowledges) {
    const all = tellAll(weights[knowledge], samplesOf(held, knowledge));
    console.log(`${id}, ${knowledge}: ${held.length} games held out, Brier ${brier(all)}, off by ${drift(all)}`);
  }
}

const brier = (positions: readonly (readonly Told[])[]): string => brierOf(positions).toFixed(3);
const drift = (positions: readonly (readonly Told[])[]): string => `${(driftOf(positions.flat()) * 100).toFixed(1)} %`;

function sourceOf(weights: FittedChance, games: number, each: number): string {
  const course = (numbers: readonly number[]) => `[${numbers.map((one) => Number(one.toPrecision(4))).join(', ')}]`;
  const lines = knowledges.flatMap((knowledge) => {
    const { players } = weights[knowledge];
    const sharpness = Object.entries(players).map(([count, one]) => `${count}: ${Number(one.toPrecision(3))}`);
    return [
      `  ${knowledge}: {`,
      ...kinds.map((kind) => `    ${kind}: ${course(weights[knowledge][kind])},`),
      `    players: { ${sharpness.join(', ')} },`,
      '  },',
    ];
  });
  return [
    '/**',
    ` * What the judgement says of the chance to win, fitted on ${each} positions each of ${games} games of bots (half of them easy, half medium, all`,
    ' * player counts and variants). Written by `npm run calibrate -- --write`; docs/analysis.md says how well it holds.',
    ' */',
    "import type { FittedChance } from '../../../core/heuristics.ts';",
    '',
    'export const chance: FittedChance = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
