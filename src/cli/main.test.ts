import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { progressBar } from './progress.ts';
import { linesOf, tooLong } from './protocol/lines.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const binary = fileURLToPath(new URL('../../bin/tafelrunde.js', import.meta.url));

function start(file: string, args: readonly string[], node = process.execPath, input = '') {
  return spawnSync(node, [file, ...args], { encoding: 'utf8', input });
}

/** A Node older than the house wants, as a fresh machine may have it: anywhere but beside our packages. */
function olderNode(): string | undefined {
  const places = (process.env.PATH ?? '').split(':').filter((place) => !place.includes('node_modules'));
  return [...places, '/usr/bin', '/usr/local/bin']
    .map((place) => `${place}/node`)
    .find((node) => {
      const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
      return Number.parseInt(stdout?.slice(1) ?? '', 10) < 24;
    });
}

describe('tafelrunde', () => {
  it('lists its commands, and fails where none is given', () => {
    const help = start(main, ['--help']);
    expect([help.status, help.stderr]).toEqual([0, '']);
    for (const command of ['protocol', 'simulate', 'fuzz', 'replay', 'verify']) expect(help.stdout).toContain(`\n  ${command} `);
    expect(start(main, []).status).toBe(2);
  });

  it('refuses an unknown command and wrong arguments with exit code 2, and says how it is called', () => {
    for (const args of [['sing'], ['constructor'], ['simulate', 'magellan', '--loud']]) {
      const { status, stderr, stdout } = start(main, args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('Usage: tafelrunde');
    }
  });

  it('explains each command', () => {
    const { status, stdout } = start(main, ['simulate', '--help']);
    expect([status, stdout.startsWith('Usage: tafelrunde simulate <game>')]).toEqual([0, true]);
  });

  it('runs as a package binary', () => {
    const { status, stdout } = start(binary, ['simulate', 'magellan', '--games', '5', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1)!)).toMatchObject({
      games: 5,
      gamesPerSecond: expect.any(Number),
    });
  });

  it('runs as a package binary under an older Node, passing on input and exit code', ({ skip }) => {
    const node = olderNode();
    if (node === undefined) return skip('there is no older Node on this machine');
    const { stdout, stderr, status } = start(binary, ['protocol'], node, '{"command":"games","id":1}\n');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, ok: true });
    expect(start(binary, ['sing'], node).status).toBe(2);
  });
});

describe('the progress bar', () => {
  const terminal = (isTTY: boolean) => {
    const written: string[] = [];
    return { written, stream: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream };
  };

  it('shows on a terminal how far the run is, and leaves no trace', () => {
    const { written, stream } = terminal(true);
    const bar = progressBar(200, 'games', stream);
    bar.at(50);
    bar.end();
    expect(written[0]).toMatch(/\[#{8}\.{22}\] 50 of 200 games, \d+ s left/);
    expect(written.at(-1)).toBe('\r\x1b[K');
  });

  it('keeps silent elsewhere', () => {
    const { written, stream } = terminal(false);
    const bar = progressBar(200, 'games', stream);
    bar.at(50);
    bar.end();
    expect(written).toEqual([]);
  });
});

describe('lines', () => {
  const lines = async (chunks: readonly string[], longest = 100) => {
    async function* input() {
      yield* chunks;
    }
    const found: unknown[] = [];
    for await (const line of linesOf(input(), longest)) found.push(line);
    return found;
  };

  it('are found however the text is cut', async () => {
    const text = 'one\n\nthree\r\nfour';
    for (let cut = 0; cut <= text.length; cut++)
      expect(await lines([text.slice(0, cut), text.slice(cut)])).toEqual(['one', '', 'three\r', 'four']);
  });

  it('that are too long are given up once, and the next is read', async () => {
    expect(await lines(['12345\n123456\n', '1234', '5678', '9\nok', '\n', '123456'], 5)).toEqual([
      '12345',
      tooLong,
      tooLong,
      'ok',
      tooLong,
    ]);
  });
});
