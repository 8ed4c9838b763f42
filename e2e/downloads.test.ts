/** A game to take along: its record, the board as picture and drawing, and an animation; whole, in every game. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds } from '../src/games/index.ts';
import { expect, prefer, test } from './support.ts';

const files: Readonly<Record<string, string>> = {
  cortez: '4-players-rules-2.txt',
  magellan: '3-players-AA.txt',
  'tal-der-koenige': 'bots-01.txt',
  tikal: '3-players.txt',
};
/** Moves that the animation shows. */
const shown = 4;

async function saved(page: Page, button: string | RegExp): Promise<Buffer> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.locator('[data-part=downloads]').getByRole('button', { name: button }).click();
  return readFileSync((await (await coming).path()) ?? '');
}

/** How many colours a picture has, in a grid of points over it, and its size: an empty or half empty one has few. */
const looked = (page: Page, type: string, bytes: Buffer) =>
  page.evaluate(
    async ([kind, data]) => {
      const image = new Image();
      image.src = `data:${kind};base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const quarters = [0, 1, 2, 3].map((quarter) => {
        const found = new Set<string>();
        for (let at = 0; at < 2500; at++) {
          const x = ((quarter % 2) + (at % 50) / 50) / 2;
          const y = ((quarter >> 1) + Math.floor(at / 50) / 50) / 2;
          found.add(`${context?.getImageData(Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data}`);
        }
        return found.size;
      });
      return { width: canvas.width, height: canvas.height, quarters };
    },
    [type, bytes.toString('base64')] as const,
  );

for (const game of gameIds)
  test(`the record, the board and an animation of ${game}`, async ({ page }) => {
    test.slow();
    const record = readFileSync(`src/games/${game}/records/${files[game]}`, 'utf8');
    await prefer(page);
    await page.goto('/');
    await page.evaluate((kept) => sessionStorage.setItem('tafelrunde-record', kept), record);
    await page.goto('/replay/record');
    const downloads = page.locator('[data-part=downloads]');
    await downloads.locator('summary').click({ timeout: 20_000 });
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    await slider.fill(`${last - shown}`);
    // The numbers of the board as one plays on it, to be found in what is saved.
    const words = await page.locator('main svg.board text').allTextContents();

    expect((await saved(page, 'Record')).toString('utf8').trimEnd()).toBe(record.trimEnd());

    const svg = (await saved(page, /SVG/)).toString('utf8');
    expect(svg).not.toMatch(/var\(|class=|href="(?!#|data:)/);
    expect(svg).toContain('@font-face');
    const drawn = [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
    expect(drawn.length).toBeGreaterThanOrEqual(Math.min(5, words.length));

    const png = await saved(page, /PNG/);
    const picture = await looked(page, 'image/png', png);
    expect(picture.width).toBe(1600);
    for (const colours of picture.quarters) expect(colours).toBeGreaterThan(3);
    const vector = await looked(page, 'image/svg+xml', Buffer.from(svg));
    expect(vector.width / vector.height).toBeCloseTo(picture.width / picture.height, 1);

    const gif = await saved(page, `Animation from move ${last - shown} on`);
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    const frames = await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
      await decoder.tracks.ready;
      return decoder.tracks.selectedTrack?.frameCount;
    }, gif.toString('base64'));
    expect(frames).toBe(shown + 1);
    for (const colours of (await looked(page, 'image/gif', gif)).quarters) expect(colours).toBeGreaterThan(3);
    await expect(downloads.getByRole('alert')).toBeEmpty();
  });
