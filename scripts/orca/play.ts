/** Plays with Orca and writes down what it says; runs inside an X server and a bus of its own (`scripts/orca.ts`). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type Page } from '@playwright/test';
import { freePort } from '../../e2e/free-port.ts';
import { heardOn, record } from '../../e2e/hearing.ts';
import { plant, prepare } from '../../e2e/prepare.ts';
import { prefer } from '../../e2e/support.ts';
import { isForm } from '../../src/core/form.ts';
import { catalogue, type GameId, gameIds, loadGame } from '../../src/games/index.ts';
import { startChild } from '../../src/server/stress/child.ts';
import { browsers } from '../browsers.ts';
import { startReader } from './reader.ts';
import { line, type Step, turns } from './turns.ts';

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

/** What the page has given to say since the last time. */
function listener(page: Page): () => Promise<string[]> {
  let before = 0;
  return async () => {
    const all = (await heardOn(page)).map(({ text }) => text);
    const since = all.slice(before);
    before = all.length;
    return since;
  };
}

/** Whether the reader has said a sentence, perhaps in parts. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  });

async function act(page: Page, step: Exclude<Step, { until: RegExp }>): Promise<{ did: string; why: string; heard: string[] }> {
  if ('reach' in step) {
    const heard: string[] = [];
    for (let tabs = 1; tabs <= 20; tabs++) {
      heard.push(...(await reader.press('Tab')).filter((text) => text !== 'tab'));
      if (step.reach.test(await focused(page))) return { did: tabs > 1 ? `Tab, ${tabs} times` : 'Tab', why: step.why, heard };
    }
    throw new Error(`Tab never came to ${step.reach}: ${heard.join(' / ')}`);
  }
  if ('type' in step) {
    // Single letters are the reader's echo.
    const heard = (await reader.type(step.type)).filter((text) => text.length > 2 && !/^space$/.test(text));
    return { did: `“${step.type}”`, why: step.why, heard };
  }
  // What the reader says of the key itself is no news.
  const heard = (await reader.press(step.key)).filter((text) => text.toLowerCase() !== step.key.toLowerCase());
  return { did: step.key, why: step.why, heard };
}

/** Waits until one is asked something and listens; an example of an answer, where it is not what one waits for. */
async function nextQuestion(page: Page, wanted: RegExp, rows: string[]): Promise<string | undefined> {
  const heard = await reader.listen();
  await page.locator('section.now.mine').waitFor({ timeout: 180_000 });
  heard.push(...(await reader.listen()));
  if (heard.length) rows.push(row('', 'the others play', heard));
  const asked = (await page.locator('#asked > span').first().innerText()).trim();
  if (wanted.test(asked)) return undefined;
  await page.getByRole('button', { name: 'Type an action' }).dispatchEvent('click');
  const [, example = 'pass'] = /: (.+)$/.exec((await page.getByRole('combobox').getAttribute('placeholder')) ?? '') ?? [];
  await reader.press('Escape');
  return /\bpass\b/.test(asked) ? 'pass' : example;
}

async function transcript(id: GameId): Promise<string> {
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no ${id}.`);
  const { offered, round = 0, steps } = turns[id];
  const table = prepare(game, {
    players: 3,
    until: (state) =>
      ((state as { round?: number }).round ?? 0) >= round &&
      game.choices(state, 0).some((one) => (isForm(one) ? one.form : one.action.type) === offered),
  });
  const page = await (await browser.newContext({ viewport: null, locale: 'en-GB', baseURL: server.base })).newPage();
  await prefer(page, { name: 'Anna', speed: 'normal', language: 'en' });
  await record(page);
  await page.goto('/rules/magellan');
  await plant(page, table);
  await reader.listen();
  await page.goto(`/table/${table.head.id}`);
  await page.locator('section.now.mine').waitFor();
  const rows = [row('', 'the table is opened', await reader.listen())];
  const given = listener(page);
  await given();
  /** What the page gave to say; some of it is heard only after the next key. */
  const missed: { did: string; text: string }[] = [];
  let everything = '';
  async function take(step: Exclude<Step, { until: RegExp }>): Promise<void> {
    const { did, why, heard } = await act(page, step);
    rows.push(row(did, why, heard));
    const said = bare(heard.join(' '));
    everything += ` ${said}`;
    missed.push(...(await given()).map((text) => ({ did, text })));
  }
  for (const step of steps) {
    if (!('until' in step)) {
      await take(step);
      continue;
    }
    // Others' moves come one after the other, so that it takes a while until one is asked for good.
    for (let asked = await nextQuestion(page, step.until, rows); asked; asked = await nextQuestion(page, step.until, rows))
      for (const one of line(asked)) await take(one);
    everything += ` ${bare(rows.slice(-1).join(' '))}`;
    missed.push(...(await given()).map((text) => ({ did: 'waiting', text })));
  }
  await page.context().close();
  for (const { did, text } of missed)
    if (!everything.includes(bare(text))) console.warn(`${id}: given to say but never heard, after ${did}: ${text}`);
  const { name } = catalogue[id].titles.en;
  return `# ${name} by ear\n\nTwo turns in Firefox with Orca, by keys alone. Written by \`npm run orca\`.\n\n| key | why | what is heard |\n|---|---|---|\n${rows.join('\n')}\n`;
}

mkdirSync('docs/speech', { recursive: true });
const wanted = process.argv.slice(2);
try {
  for (const id of gameIds.filter((one) => !wanted.length || wanted.includes(one))) {
    writeFileSync(`docs/speech/${id}.md`, await transcript(id));
    console.log(`docs/speech/${id}.md`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await browser.close();
reader.close();
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit();
