/** Plays with Orca and writes down what it says; runs inside an X server and a bus of its own (`scripts/orca.ts`). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type Page } from '@playwright/test';
import { freePort } from '../../e2e/free-port.ts';
import { plant, prepare } from '../../e2e/prepare.ts';
import { prefer } from '../../e2e/support.ts';
import { isForm } from '../../src/core/form.ts';
import { catalogue, type GameId, gameIds, loadGame } from '../../src/games/index.ts';
import { startChild } from '../../src/server/stress/child.ts';
import { browsers } from '../browsers.ts';
import { type Reader, startReader } from './reader.ts';
import { type Step, turns } from './turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-orca-server-'));
const server = await startChild(folder, await freePort());
const reader = await startReader();
const browser = await firefox.launch({
  channel: 'moz-firefox',
  executablePath: browsers.firefox,
  headless: false,
  env: { ...process.env, GNOME_ACCESSIBILITY: '1' } as Record<string, string>,
});

/** A line of the table: what was done, why, and what was heard. */
const row = (did: string, why: string, heard: readonly string[]) =>
  `| ${did} | ${why} | ${heard.join(' / ').replaceAll('|', '\\|') || '*nothing*'} |`;

async function act(page: Page, step: Step, by: Reader): Promise<string> {
  if (step === 'wait') {
    await page
      .locator('section.now:not(.mine)')
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
    await page.locator('section.now.mine').waitFor({ timeout: 60_000 });
    return row('', 'the others play', await by.listen());
  }
  if ('type' in step) {
    await by.type(step.type);
    return row(`“${step.type}”`, step.why, []).replace('*nothing*', '');
  }
  // What the reader says of the key itself is no news.
  const heard = await by.press(step.key);
  return row(
    step.key,
    step.why,
    heard.filter((text) => text.toLowerCase() !== step.key.toLowerCase()),
  );
}

async function transcript(id: GameId): Promise<string> {
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no ${id}.`);
  const { offered, steps } = turns[id];
  const table = prepare(game, {
    players: 3,
    until: (state) => game.choices(state, 0).some((one) => (isForm(one) ? one.form : one.action.type) === offered),
  });
  const page = await (await browser.newContext({ viewport: null, locale: 'en-GB', baseURL: server.base })).newPage();
  await prefer(page, { name: 'Anna', speed: 'fast', language: 'en' });
  await page.goto('/rules/magellan');
  await plant(page, table);
  await reader.listen();
  await page.goto(`/table/${table.head.id}`);
  await page.locator('section.now.mine').waitFor();
  const rows = [row('', 'the table is opened', await reader.listen())];
  for (const step of steps) rows.push(await act(page, step, reader));
  await page.context().close();
  const { name } = catalogue[id].titles.en;
  return `# ${name} by ear\n\nTwo turns in Firefox with Orca, by keys alone. Written by \`npm run orca\`.\n\n| key | why | what is heard |\n|---|---|---|\n${rows.join('\n')}\n`;
}

mkdirSync('docs/speech', { recursive: true });
const wanted = process.argv.slice(2);
for (const id of gameIds.filter((one) => !wanted.length || wanted.includes(one))) {
  writeFileSync(`docs/speech/${id}.md`, await transcript(id));
  console.log(`docs/speech/${id}.md`);
}
await browser.close();
reader.close();
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
