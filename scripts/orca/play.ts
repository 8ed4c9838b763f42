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

/** How often it is listened on for something that was given to say. */
const patience = 6;

/** The words alone: a reader may say a sentence in parts. */
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
    // Single keys are the reader's echo.
    const heard = (await reader.type(step.type)).filter((text) => text.length > 2 && !/^(space|left shift)$/.test(text));
    return { did: `“${step.type}”`, why: step.why, heard };
  }
  // What the reader says of the key itself is no news.
  const heard = (await reader.press(step.key)).filter((text) => text.toLowerCase() !== step.key.toLowerCase());
  return { did: step.key, why: step.why, heard };
}

/** Waits until one is asked something and listens; an example of an answer, where it is not what one waits for. */
async function nextQuestion(page: Page, wanted: RegExp): Promise<{ heard: string[]; answer?: string }> {
  const heard = await reader.listen();
  await page.locator('section.now.mine').waitFor({ timeout: 180_000 });
  heard.push(...(await reader.listen()));
  const asked = (await page.locator('#asked > span').first().innerText()).trim();
  if (wanted.test(asked)) return { heard };
  await page.getByRole('button', { name: 'Type an action' }).dispatchEvent('click');
  const [, example = 'pass'] = /: (.+)$/.exec((await page.getByRole('combobox').getAttribute('placeholder')) ?? '') ?? [];
  await reader.press('Escape');
  return { heard, answer: /\bpass\b/.test(asked) ? 'pass' : example };
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
  /** What the page gave to say and the reader never said. */
  const missed: { did: string; text: string }[] = [];
  /** Listens on until everything was heard: on a busy machine the reader is slow, and the next key would silence it. */
  async function toTheEnd(did: string, heard: string[]): Promise<void> {
    const waiting: string[] = [];
    for (let looks = 0; looks < patience; looks++) {
      waiting.push(...(await given()));
      const unheard = waiting.filter((text) => !bare(heard.join(' ')).includes(bare(text)));
      if (unheard.length === 0) return;
      if (looks === patience - 1) missed.push(...unheard.map((text) => ({ did, text })));
      else heard.push(...(await reader.listen()));
    }
  }
  async function take(step: Exclude<Step, { until: RegExp }>): Promise<void> {
    const { did, why, heard } = await act(page, step);
    await toTheEnd(did, heard);
    rows.push(row(did, why, heard));
  }
  for (const step of steps) {
    if (!('until' in step)) {
      await take(step);
      continue;
    }
    // Others' moves come one after the other, so that it takes a while until one is asked for good.
    for (;;) {
      const { heard, answer } = await nextQuestion(page, step.until);
      await toTheEnd('waiting', heard);
      if (heard.length) rows.push(row('', 'the others play', heard));
      if (answer === undefined) break;
      for (const one of line(answer)) await take(one);
    }
  }
  await page.context().close();
  for (const { did, text } of missed) console.warn(`${id}: given to say but never heard, after ${did}: ${text}`);
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
