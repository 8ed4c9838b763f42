/** The package as somebody installs it: into an empty folder, by npm, with nothing of this checkout in reach. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newDevice, openConnection } from '../stress/client.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('npm pack gives a package that serves, bots’ threads included', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-package-'));
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  try {
    npm('pack', root, '--loglevel=error');
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    npm('install', `./${tarball}`, '--no-fund', '--no-audit', '--loglevel=error', '--omit=dev', '--prefer-offline');
    const inside = join(folder, 'node_modules/tafelrunde');
    expect(existsSync(join(inside, 'src'))).toBe(false);
    expect(existsSync(join(inside, 'dist/index.html'))).toBe(true);
    const server = spawn(join(folder, 'node_modules/.bin/tafelrunde'), ['serve'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG: 'error', BOT_PAUSE: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const base = await new Promise<string>((resolve, reject) => {
        let text = '';
        server.stdout.on('data', (chunk: Buffer) => {
          text += chunk;
          const [, found] = /open at (http:\S+)/.exec(text) ?? [];
          if (found) resolve(found.replace('localhost', '127.0.0.1'));
        });
        server.once('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
      });
      expect(await (await fetch(base)).text()).toContain('<title>');
      const anna = await newDevice(base, 'Anna');
      const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }, { kind: 'me' }];
      const { body } = await anna.call('POST', '/api/tables', { game: 'magellan', seats, first: 0 });
      await anna.call('POST', `/api/tables/${body.table.id}/start`);
      const connection = await openConnection(anna);
      await connection.ask({ type: 'watch', table: body.table.id });
      await connection.hear('position', ({ number, waiting }) => number > 0 && waiting.includes(2));
      connection.close();
      // Looking back is a thread's work too.
      const views = await anna.call('GET', `/api/tables/${body.table.id}/views?from=1&to=1`);
      expect(views.body.views).toHaveLength(1);
      // And so is drawing a board for messengers, with fonts that came along.
      const record = readFileSync(join(root, 'src/games/tikal/records/3-players.txt'), 'utf8');
      const { share } = (await anna.call('POST', '/api/shares', { record, moment: 40 })).body;
      const picture = await fetch(`${base}/s/${share.id}/40/picture.png`, { redirect: 'manual' });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    } finally {
      server.kill('SIGTERM');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
