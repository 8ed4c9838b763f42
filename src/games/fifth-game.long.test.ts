/** One folder and one line make a game: a copy of the house is given a fifth, and lacks nothing; without any part of it nothing compiles. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browsers, provideBrowser } from '../../scripts/browsers.ts';

const left = ['.git', 'node_modules', 'dist', 'reports', 'shots'];
const fixture = resolve('fixtures/fifth-game');
const house = mkdtempSync(join(tmpdir(), 'tafelrunde-fifth-'));
const list = join(house, 'src/games/list.ts');
/** Milliseconds that checking the types of the whole house may take where others are busy too. */
const patience = 300_000;

beforeAll(() => {
  cpSync('.', house, { recursive: true, filter: (path) => !left.includes(path) });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true }));

/** The folder and the line. */
function add(id: string): string {
  const folder = join(house, 'src/games', id);
  cpSync(fixture, folder, { recursive: true });
  const entry = join(folder, 'catalogue.ts');
  writeFileSync(entry, readFileSync(entry, 'utf8').replaceAll('/shells/', `/${id}/`));
  appendFileSync(list, `export { entry as '${id}' } from './${id}/catalogue.ts';\n`);
  return folder;
}

function run(command: string, ...args: readonly string[]): { status: number | null; said: string } {
  const program = command === 'node' ? process.execPath : resolve('node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: house, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** The files that `npm run types` complains of, each with what it says. */
function complaints(): string[] {
  const checks = [
    run('tsc', '-p', 'tsconfig.node.json', '--pretty', 'false'),
    run('tsc', '-p', 'tsconfig.e2e.json', '--pretty', 'false'),
    run('svelte-check', '--tsgo', '--tsconfig', 'tsconfig.web.json', '--output', 'machine'),
    run('node', 'scripts/svelte-files.ts'),
  ];
  return checks.flatMap(({ said }) => said.split('\n').filter((line) => /^\S+\(\d+,\d+\): error|^\d+ ERROR/.test(line)));
}

/** Every file of the fixture, and every line of its catalogue. */
const files = globSync('**/*.{ts,svelte}', { cwd: fixture }).sort();
const members = [...readFileSync(join(fixture, 'catalogue.ts'), 'utf8').matchAll(/^ {2,4}(\w+): [^\n]*[},],?$/gm)].map(
  ([line, name]) => ({ name: `${name} in the catalogue`, line }),
);

describe('without a part of it', () => {
  const lacking = [...files.map((file) => ({ name: file, file })), ...members].map((part, at) => ({
    ...part,
    id: `lacking-${at}`,
  }));
  let said: string[] = [];
  let lines = '';

  beforeAll(() => {
    lines = readFileSync(list, 'utf8');
    add('shells');
    for (const part of lacking) {
      const folder = add(part.id);
      if ('file' in part) rmSync(join(folder, part.file));
      else {
        const entry = join(folder, 'catalogue.ts');
        const whole = readFileSync(entry, 'utf8');
        writeFileSync(entry, whole.replace(part.line.replaceAll('/shells/', `/${part.id}/`), ''));
      }
    }
    said = complaints();
  }, patience);
  afterAll(() => {
    writeFileSync(list, lines);
    for (const folder of ['shells', ...lacking.map(({ id }) => id)])
      rmSync(join(house, 'src/games', folder), { recursive: true });
  });

  it.each(lacking)('$name, a game does not compile', ({ id }) => {
    expect(said.filter((line) => line.includes(`${id}/`))).not.toEqual([]);
  });

  it('and whole it does', () => {
    expect(said.filter((line) => !/lacking-\d+\/|src\/games\/index\.ts/.test(line))).toEqual([]);
  });
});

describe('whole', () => {
  beforeAll(() => {
    add('shells');
  });

  it('is known to the command line and its bots', () => {
    expect(run('node', 'bin/tafelrunde.js', 'simulate', 'shells', '--games', '20').said).toMatch(/^20 random games of shells/);
    const { status, said } = run(
      'node',
      'bin/tafelrunde.js',
      ...['ladder', 'shells', '--games', '4', '--bots', 'random,strong', '--iterations', '200', '--control', '0'],
    );
    expect(said).toContain('strong against random');
    expect(status).toBe(0);
  });

  it(
    'is built, measured, and played in the browser',
    async () => {
      const { status, said } = run('vite', 'build', '--logLevel', 'warn');
      expect(status, said).toBe(0);
      expect(run('size-limit').said).toMatch(/shells: rules, words and board/);
      if (provideBrowser('chromium')) await play();
      else console.warn(`!! not played in the browser: there is no ${browsers.chromium}`);
    },
    patience,
  );
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** A game against a bot, from the cover on the home page to the result. */
async function play(): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: house,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: join(house, 'data'), LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const started = await chromium.launch({ executablePath: browsers.chromium, args: ['--no-sandbox'] });
  try {
    const page = await started.newPage({ locale: 'en-GB' });
    await page.addInitScript(() => localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'instant' })));
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('link', { name: 'Play Shells' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    const take = page.getByRole('button', { name: 'Take 1' });
    const over = page.getByRole('heading', { name: 'The game is over' });
    for (let turn = 0; turn < 10; turn++) {
      await take.or(over).first().waitFor();
      if (await over.isVisible()) break;
      await take.click();
      await page.waitForTimeout(100);
    }
    await over.waitFor();
  } finally {
    await started.close();
    server.kill();
  }
}
