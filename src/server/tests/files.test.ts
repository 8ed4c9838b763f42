import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDevice } from '../stress/client.ts';
import { openWorld } from '../stress/world.ts';

it('the built client is served: pages anywhere, hashed files for ever, nothing outside its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Built</title>');
  writeFileSync(join(folder, 'assets', 'main-Abc_1234.js'), 'export {};');
  writeFileSync(join(folder, '..', 'tafelrunde-secret.txt'), 'secret');
  const world = await openWorld({ CLIENT: folder });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(world.base + path, { headers });
  for (const path of ['/', '/table/abc', '/new/magellan']) expect(await (await get(path)).text()).toContain('Built');
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304);
  const script = await get('/assets/main-Abc_1234.js', { 'accept-encoding': 'br' });
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe('export {};');
  // Nothing of what is asked for meets a pattern: only our own file names did, at the start.
  const dashes = await get(`/assets/${'-'.repeat(15_000)}`);
  expect([dashes.status, dashes.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  for (const path of ['/assets/none.js', '/..%2ftafelrunde-secret.txt', '/%2e%2e/tafelrunde-secret.txt'])
    expect((await get(path)).status).toBe(404);
  await world.remove();
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(folder, '..', 'tafelrunde-secret.txt'), { force: true });
});

it('the page of a table says who invites to what, in the language of the host and as nothing but text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-client-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Built</title></head>');
  const world = await openWorld({ CLIENT: folder });
  const host = await newDevice(world.base, "O'Neill");
  await host.call('PATCH', '/api/me', { language: 'nl' });
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
  const { table } = (await host.call('POST', '/api/tables', { game: 'magellan', seats })).body;
  const page = await (await fetch(`${world.base}/table/${table.id}`)).text();
  expect(page).toContain('<meta property="og:title" content="O&#39;Neill nodigt je uit voor Magellan" />');
  expect(page).toContain(`<meta property="og:image" content="${world.base}/preview/magellan.png" />`);
  const unknown = await (await fetch(`${world.base}/table/none`)).text();
  expect(unknown).toContain('Built');
  expect(unknown).not.toContain('og:');
  await world.remove();
  rmSync(folder, { recursive: true, force: true });
});
