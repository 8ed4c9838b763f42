/** The tables a ladder prints. */
import type { BotLine, PairLine } from './standings.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function pairTable(pairs: readonly PairLine[], control: PairLine | undefined, players: number): string {
  const row = (pair: PairLine) => [
    `${pair.candidate} against ${pair.baseline}`,
    `${pair.games}`,
    percent(pair.share),
    `${percent(pair.low)} to ${percent(pair.high)}`,
    pair.meanScore.toFixed(1),
    pair.meanOther.toFixed(1),
    pair.meanWinner.toFixed(1),
  ];
  const head = ['pairing', 'games', 'wins', '95 %', 'score', 'against', 'winner'];
  const rows = [...pairs.map(row), ...(control ? [row(control)] : [])];
  return [columns([head, ...rows]), `The even share is ${percent(1 / players)}.`].join('\n');
}

export function botTable(bots: readonly BotLine[]): string {
  const head = ['bot', 'share', '95 %', 'Elo', '95 % by seeds', 'score', 'ms a decision', 'p50', 'p99', 'most'];
  const rows = bots.map((bot) => [
    bot.name,
    percent(bot.share),
    `${percent(bot.low)} to ${percent(bot.high)}`,
    `${bot.elo}`,
    `${bot.eloLow} to ${bot.eloHigh}`,
    bot.meanScore.toFixed(1),
    bot.msPerDecision.toFixed(2),
    bot.p50.toFixed(2),
    bot.p99.toFixed(2),
    bot.most.toFixed(2),
  ]);
  return columns([head, ...rows]);
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ');
  return rows.map(line).join('\n');
}
