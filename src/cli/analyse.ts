/** Who stood how well after each turn of a recorded game, where it turned, and what decisions cost. */
import { analyse as work } from '../analysis/analyse.ts';
import { type Analysis, budgetNames } from '../analysis/analysis.ts';
import { seatSummaries, turningPoints } from '../analysis/summary.ts';
import { type Telling, tellCost, tellTurningPoint } from '../analysis/tell.ts';
import { percent, signed } from '../analysis/text/figures.ts';
import { analysisTexts } from '../analysis/text/index.ts';
import { isRefusal } from '../core/refusal.ts';
import { houseTexts } from '../core/text/index.ts';
import { loadHeuristics } from '../games/index.ts';
import { type Command, isUsageError, readArguments, seedRange, usageError, wholeNumber } from './command.ts';
import { openRecord } from './match.ts';
import { progressBar } from './progress.ts';
import { readLanguage, recordText, refuseRecord, sayNames } from './record.ts';

export const analyse: Command = {
  usage: 'tafelrunde analyse <record> [--budget quick|thorough] [--open] [--seed number] [--language en|nl|de] [--json]',

  async run(args) {
    const options = {
      budget: { type: 'string' },
      open: { type: 'boolean' },
      seed: { type: 'string' },
      language: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const read = readArguments(args, options, 1);
    if (isUsageError(read)) return read;
    const language = readLanguage(read.values.language);
    if (isUsageError(language)) return language;
    const seed = wholeNumber('seed', read.values.seed, seedRange);
    if (isUsageError(seed)) return seed;
    const budget = budgetNames.find((name) => name === (read.values.budget ?? 'quick'));
    if (!budget) return usageError(`--budget must be one of ${budgetNames.join(', ')}`);
    const text = await recordText(read.positionals[0]);
    if (isUsageError(text)) return text;
    const table = await openRecord(text);
    if (isRefusal(table)) return refuseRecord(table, language);
    const { game, match, notes } = table;
    const heuristics = (await loadHeuristics(game.meta.id))!;
    const bar = progressBar(100, '%');
    const knowledge = read.values.open ? 'open' : 'table';
    const analysis = work({ game, heuristics, match, knowledge, budget, seed }, (share) => bar.at(Math.floor(share * 100)));
    bar.end();
    if (read.values.json) {
      const told = { ...analysis, turningPoints: turningPoints(analysis), seats: seatSummaries(analysis) };
      console.log(JSON.stringify(told, null, 2));
      return 0;
    }
    const [words, gameText] = await Promise.all([analysisTexts[language](), game.text(language)]);
    const say = sayNames(houseTexts[language], notes.names);
    const { aspectNames } = heuristics;
    for (const line of lines({ game, text: gameText, words, language, say, aspectNames, inPoints: analysis.inPoints }, analysis))
      console.log(line);
    return 0;
  },
};

function lines(told: Telling, analysis: Analysis): string[] {
  const { words, say } = told;
  const seats = seatSummaries(analysis);
  const names = seats.map(({ seat }) => say.seat(seat));
  const width = Math.max(6, ...names.map((name) => name.length)) + 2;
  const row = (first: string, cells: readonly string[]) => first.padEnd(10) + cells.map((cell) => cell.padStart(width)).join('');
  return [
    `${words.chances}. ${words.knowledgeNote[analysis.knowledge]}`,
    row(words.move, [...names, words.turn]),
    ...analysis.moments.map(({ step, seat, chances }) =>
      row(`${step}`, [...chances.map(percent), seat === undefined ? '' : say.seat(seat)]),
    ),
    '',
    words.turningPoints,
    ...turningPoints(analysis).map(
      (point) => `  ${words.turnOf(say.seat(point.seat), point.step)}. ${tellTurningPoint(told, point).join(' ')}`,
    ),
    '',
    words.players,
    ...seats.flatMap((one) => [
      `  ${say.seat(one.seat)}: ${words.decided} ${signed(one.decided)}, ${words.luck} ${signed(one.luck)}, ${words.others} ${signed(one.others)}`,
      ...(one.costliest ? [`    ${words.costliest(one.costliest.step + 1)}: ${tellCost(told, one.costliest).join(' ')}`] : []),
    ]),
  ];
}
