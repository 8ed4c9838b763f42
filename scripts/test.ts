/** `npm test`: everything that must hold, one step after the other; stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser, skipped } from './browsers.ts';
import { provideServices, withoutServices } from './services.ts';
import { browserTests, slowest, unitTests } from './slowest.ts';

const reports = mkdtempSync(join(tmpdir(), 'tafelrunde-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const began = performance.now();

function step(name: string, command: string, env: Readonly<Record<string, string>> = {}): void {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`);
  if (status !== 0) process.exit(status ?? 1);
}

step('types', 'npm run -s types');
step('lint', 'npm run -s lint');
if (!provideServices()) console.warn(withoutServices);
step('unit tests and laws', `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`, {
  LONG: '1',
  LAW_GAMES: '20',
});
step('build and size', 'npm run -s size');
// A busy machine may miss a deadline once, and is then named flaky; a fault of ours fails twice.
const found = (['chromium', 'firefox', 'webkit'] as const).filter(
  (browser) => provideBrowser(browser) || console.warn(skipped(browser)),
);
if (found.length)
  step(
    'browser tests',
    `playwright test --retries=1 --reporter=list,json ${found.map((name) => `--project=${name}`).join(' ')}`,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    },
  );

console.log('\nThe ten slowest tests:');
for (const line of slowest([...unitTests(unitReport), ...browserTests(browserReport)])) console.log(line);
console.log(`\nEverything passed in ${Math.round((performance.now() - began) / 1000)} s.`);
