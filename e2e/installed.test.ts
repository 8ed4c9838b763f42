/** The installed page: what a device needs to install it, any address without a network, and one version after the other. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../scripts/service-worker-plugin.ts';
import { startChild } from '../src/server/stress/child.ts';
import { freePort } from './free-port.ts';
import { expect, expectAccessible, expectNoSideways, layTable, prefer, test } from './support.ts';

test('everything that installing needs is there, in the language of the page', async ({ page, request }) => {
  await prefer(page, { language: 'nl' });
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.nl.webmanifest');
  for (const suffix of ['', '.nl', '.de']) {
    const manifest = await (await request.get(`/manifest${suffix}.webmanifest`)).json();
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts[0].icons];
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes, type } of pictures.filter(({ sizes: one }: { sizes: string }) => one !== 'any')) {
      const picture = await request.get(src);
      expect(picture.headers()['content-type'], src).toBe(type);
      const body = await picture.body();
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
  expect((await request.get('/install/apple-touch-icon.png')).ok()).toBe(true);
  // What the browser itself still misses; only that nobody has asked to install is no fault.
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('any address opens without a network', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  for (const [address, heading] of [
    ['/rules/tikal', 'Tikal'],
    ['/new/magellan', 'Magellan'],
    ['/#my-tables', 'Four journeys'],
  ]) {
    await page.goto(address!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading!);
  }
});

async function ready(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The same client as another build would be: every built file has another name, and none of the old ones is there. */
function laterBuild(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'tafelrunde-later-'));
  cpSync(from, to, { recursive: true });
  const assets = readdirSync(join(to, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(\.\w+)$/, '2$1')]));
  const texts = [
    join(to, 'index.html'),
    ...assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(to, 'assets', name)),
  ];
  for (const file of texts) {
    const text = readFileSync(file, 'utf8').replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => renamed.get(name) ?? name);
    writeFileSync(file, text);
  }
  for (const [name, other] of renamed) renameSync(join(to, 'assets', name), join(to, 'assets', other));
  writeServiceWorker(to);
  return to;
}

const versions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tafelrunde-')).length);

test('a new version comes while a table is open: nothing breaks, a notice says so, and one tap changes over', async ({
  browser,
}) => {
  const later = laterBuild('dist');
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-two-builds-'));
  const port = await freePort();
  let server = await startChild(folder, port);
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await prefer(page);
    await layTable(page, 1, 2);
    await ready(page);
    const other = await context.newPage();
    await prefer(other);
    await other.goto('/');
    const before = await page.locator('meta[name="version"]').getAttribute('content');
    await server.stop();

    server = await startChild(folder, port, { CLIENT: later });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    // The whole of the new version is fetched first.
    await expect(notice).toBeVisible({ timeout: 60_000 });
    await expectNoSideways(page);
    await expectAccessible(page, 'div.plate[role="status"]');

    // The open pages are still of the old version, whose files the server no longer has.
    await notice.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src ?? '');
    expect((await context.request.get(script)).status()).toBe(404);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog').locator('section').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await other.getByRole('link', { name: 'Lesson: Tikal' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Tikal');
    expect(await versions(page)).toBe(2);

    // Changing over keeps the table; with the last old page its version goes.
    const table = page.url();
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => other.locator('meta[name="version"]').getAttribute('content')).not.toBe(before);
    expect(await versions(page)).toBe(2);
    await page.reload();
    await expect(page).toHaveURL(table);
    await expect(page.locator('section.now')).toBeVisible();
    expect(await page.locator('meta[name="version"]').getAttribute('content')).not.toBe(before);
    await expect.poll(() => versions(page)).toBe(1);
    await context.setOffline(true);
    await other.goto('/rules/cortez');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Cortez');
  } finally {
    await context.close();
    await server.stop();
    for (const one of [later, folder]) rmSync(one, { recursive: true, force: true });
  }
});
