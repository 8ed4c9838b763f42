/** Pictures of moments for messengers: drawn from the boards as they are built, by the thread that draws them, letters and all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPictures } from '../../../scripts/pictures-plugin.ts';
import { languages } from '../../core/text.ts';
import { gameIds } from '../../games/index.ts';
import type { PictureJob } from '../pictures/job.ts';
import { openPainter } from '../pictures/png.ts';
import { openPictures, type Pictures } from '../pictures/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-pictures-'));
const file = pathToFileURL(join(folder, 'draw.js'));
let pictures: Pictures;
let draw: (job: PictureJob) => Promise<string | undefined>;
beforeAll(async () => {
  await buildPictures(folder);
  pictures = openPictures(file);
  ({ draw } = (await import(file.href)) as { draw: typeof draw });
}, 120_000);
afterAll(async () => {
  await pictures?.close();
  rmSync(folder, { recursive: true, force: true });
});

function jobOf(game: string, more: Partial<PictureJob> = {}): PictureJob {
  const records = new URL(`../../games/${game}/records/`, import.meta.url);
  const record = readFileSync(new URL(readdirSync(records)[0] ?? '', records), 'utf8').replace(
    /^(players: .*)$/m,
    '$1\nseat 1: Łódź & <Ω>\nseat 2: Bert',
  );
  return { record, moment: 40, title: 'Żółw', language: 'en', ...more };
}

/** How many points of a part of the picture letters have changed. */
async function lettersWithin(svg: string) {
  const [withFonts, without] = [(await openPainter()).paint(svg), (await openPainter([])).paint(svg)];
  return (x: number, y: number, width: number, height: number) => {
    let count = 0;
    for (let row = Math.round(y); row < y + height; row++)
      for (let column = Math.round(x); column < x + width; column++) {
        const at = (row * 1200 + column) * 4;
        if (withFonts.pixels[at] !== without.pixels[at]) count += 1;
      }
    return count;
  };
}

const size = (png: Uint8Array | undefined) => {
  const bytes = Buffer.from(png ?? []);
  return [bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

describe.each(gameIds)('a moment of %s', (game) => {
  it('is a PNG of 1200 by 630, made by the thread', async () => {
    const png = await pictures.picture(game, async () => jobOf(game), 'anna');
    expect(size(png)).toEqual(['PNG', 1200, 630]);
  });

  it('has no style left that the painter would not know, and is another at another moment and in another language', async () => {
    const drawings = new Set<string>();
    for (const language of languages) drawings.add((await draw(jobOf(game, { language }))) ?? '');
    const svg = (await draw(jobOf(game))) ?? '';
    expect(svg).not.toMatch(/var\(|light-dark|calc\(|class=|NaN|undefined/);
    expect(svg.length).toBeGreaterThan(10_000);
    drawings.add((await draw(jobOf(game, { moment: 5 }))) ?? '');
    expect(drawings.size).toBe(languages.length + 1);
  });

  it('has its text drawn: with the fonts there is something where without them there is nothing', async () => {
    const svg = (await draw(jobOf(game))) ?? '';
    const letters = await lettersWithin(svg);
    // The name of the game, the title with letters beyond Western Europe, and the name of the house.
    for (const [x, y] of [
      [852, 30],
      [852, 88],
      [1000, 580],
    ] as const)
      expect(letters(x, y, 170, 40)).toBeGreaterThan(200);
    // And on the board.
    expect(letters(24, 24, 800, 582)).toBeGreaterThan(50);
  });
});

it('what an event asks for stays on its card, however long its words', async () => {
  const { wide } = await import('../../games/cortez/board/layout.ts');
  const record = readFileSync('src/games/cortez/records/bots-04.txt', 'utf8');
  const [seen, drawings] = [new Set<string>(), [] as string[]];
  for (let moment = 0; moment < 220; moment += 6) {
    const svg = (await draw({ record, moment, title: '', language: 'de' })) ?? '';
    const [card = ''] = /<rect[^>]* width="168" height="196"[\s\S]*?<\/text><\/g>/.exec(svg) ?? [];
    const words = [...card.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    if (seen.has(words)) continue;
    seen.add(words);
    drawings.push(svg);
  }
  expect([...seen].filter((words) => words.includes('Bestechungskarte'))).not.toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
  for (const svg of drawings) {
    const [, x = 0, y = 0, scale = 0] = (/translate\((\S+) (\S+)\) scale\(([\d.]+)\)/.exec(svg) ?? []).map(Number);
    const { event, track } = wide;
    const letters = await lettersWithin(svg);
    const on = (left: number, top: number, width: number, height: number) =>
      letters(x + left * scale, y + top * scale, width * scale, height * scale);
    expect(on(event.x, event.y, event.width, event.height)).toBeGreaterThan(200);
    // Under the card, and the edge at its foot and at both sides.
    expect(on(event.x, event.y + event.height - 5, event.width, track.y - event.y - event.height + 4)).toBe(0);
    expect(on(event.x - 3, event.y, 6, event.height)).toBe(0);
    expect(on(event.x + event.width - 3, event.y, 6, event.height)).toBe(0);
  }
});

it('a picture that was drawn is kept, one that is asked for twice at once is drawn once, and what is no record has none', async () => {
  let asked = 0;
  const job = async () => {
    asked += 1;
    return jobOf('magellan', { moment: 3 });
  };
  const [one, other] = await Promise.all([pictures.picture('k', job, 'a'), pictures.picture('k', job, 'b')]);
  expect(one).toBe(other);
  expect(await pictures.picture('k', job, 'c')).toBe(one);
  expect(asked).toBe(1);
  expect(await pictures.picture('none', async () => ({ ...jobOf('magellan'), record: 'Dear diary' }), 'a')).toBeUndefined();
  const nowhere = openPictures(pathToFileURL(join(folder, 'not-there.js')));
  expect(await nowhere.picture('k', job, 'a')).toBeUndefined();
  await nowhere.close();
});
