import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
