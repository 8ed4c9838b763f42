/**
 * `npm run scale -- --people 100000`: what so many people at once need, by a simulation whose service times come from the report of
 * `npm run load -- --cluster --json docs/load.json`, and whose prediction for the measured machine is held against what was measured there.
 * With `--write` the tables in docs/scale.md are made anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReport } from '../src/server/stress/scale/costs.ts';
import { checkAgainst, habits, needOf } from '../src/server/stress/scale/people.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,100000,1000000' },
    from: { type: 'string', default: 'docs/load.json' },
    write: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const wanted = values.people.split(',').map(Number);
if (wanted.some((people) => !Number.isInteger(people) || people < 1 || people > 1e9))
  fail('--people must be whole numbers from 1 to 1000000000, with commas between them.');
if (!existsSync(values.from)) fail(`There is no ${values.from}: npm run load -- --cluster --json ${values.from} makes it.`);
const report = readReport(readFileSync(values.from, 'utf8'));
if (typeof report === 'string') fail(`${values.from}: ${report}`);

const { machine } = report;
const needs = wanted.map((people) => needOf(report, people));
const columns: readonly (readonly [string, (need: (typeof needs)[number]) => string | number])[] = [
  ['people at once', ({ people }) => people],
  ['live tables', ({ tables }) => tables],
  ['moves/s', ({ movesPerSecond }) => movesPerSecond],
  ['processes', ({ processes }) => processes],
  ['GB each', ({ memory }) => memory],
  ['p99 ms', ({ predicted }) => predicted.p99],
  ['cores of Postgres', ({ databaseCores }) => databaseCores],
  ['databases', ({ databases }) => databases],
  ['cores for bots', ({ botCores }) => botCores],
  ['bells/s', ({ bellsPerSecond }) => bellsPerSecond],
];
const checks = (['SQLite', 'Postgres'] as const).flatMap((store) =>
  checkAgainst(report, store).map(({ what, predicted, measured }) => [
    store,
    what,
    predicted,
    measured,
    ratio(predicted, measured),
  ]),
);

function ratio(predicted: number, measured: number): string {
  return (predicted / measured).toFixed(2);
}

function rows(head: readonly string[], body: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

const text = [
  `Measured on ${machine.processor} with ${machine.cores} cores, Node ${machine.node}: ${report.tables} tables of ${report.seats} at ${report.rate} moves/s.`,
  rows(
    columns.map(([name]) => name),
    needs.map((need) => columns.map(([, read]) => read(need))),
  ),
  `Assumed: ${Math.round(habits.live * 100)} % of them at live tables of ${habits.perTable}, where somebody moves every ${habits.between} seconds; the others make ${habits.slowMoves} moves a day; bots make ${Math.round(habits.byBots * 100)} % of the decisions and think ${habits.thought} seconds of a core each; nothing is more than ${Math.round(habits.full * 100)} % full.`,
  'What the model says of that machine, beside what was measured there:',
  rows(['store', 'one process', 'predicted', 'measured', 'ratio'], checks),
].join('\n\n');
console.log(text);

if (values.write) {
  const [begin, end] = ['<!-- npm run scale -- --write -->', '<!-- end -->'];
  const page = readFileSync('docs/scale.md', 'utf8');
  const made = `${page.split(begin)[0]}${begin}\n\n${text}\n\n${end}${page.split(end)[1] ?? ''}`;
  writeFileSync('docs/scale.md', made);
}
