/** The screen reader Orca beside a real Firefox: keys go in through the X server, and what it says is read from its own log. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Reader {
  /** Presses keys as xdotool names them, one after the other, and says what was heard after them. */
  press(...keys: string[]): Promise<string[]>;
  /** Types words letter by letter, and says what was heard. */
  type(words: string): Promise<string[]>;
  /** What is heard until it has been silent for a while. */
  listen(): Promise<string[]>;
  close(): void;
}

const silence = 1200;
const longest = 12_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function startReader(): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-orca-'));
  const log = join(folder, 'orca.log');
  // Otherwise the log comes in blocks, long after what was said.
  writeFileSync(
    join(folder, 'orca-customizations.py'),
    'import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n',
  );
  // Without an address where nobody answers Orca waits for a voice.
  const env = { ...process.env, HOME: folder, SPEECHD_ADDRESS: 'inet_socket:127.0.0.1:1' };
  const children: ChildProcess[] = [
    spawn('openbox', { env, stdio: 'ignore' }),
    spawn('orca', ['--replace', '--debug-file', log, '-u', folder], { env, stdio: 'ignore' }),
  ];
  const line = /SPEECH OUTPUT: '(.*?)\.?'(?: voice=\w+)?\s*(?:\{.*)?$/gm;
  const spoken = () =>
    existsSync(log) ? [...readFileSync(log, 'utf8').matchAll(line)].map(([, text]) => text?.trim() ?? '') : [];
  for (let waited = 0; !spoken().length; waited += 500) {
    if (waited > 90_000) throw new Error('Orca says nothing.');
    await pause(500);
  }
  // Where it rests a place would tell of itself.
  execFileSync('xdotool', ['mousemove', '0', '0']);
  let heard = 0;
  async function listen(): Promise<string[]> {
    let [count, quiet] = [heard, 0];
    for (let waited = 0; waited < longest && quiet < silence; waited += 100) {
      await pause(100);
      const now = spoken().length;
      quiet = now === count ? quiet + 100 : 0;
      count = now;
    }
    const said = spoken()
      .slice(heard, count)
      .filter((text) => text);
    heard = count;
    return said;
  }
  return {
    listen,
    async press(...keys) {
      for (const key of keys) {
        execFileSync('xdotool', ['key', '--clearmodifiers', key]);
        await pause(150);
      }
      return listen();
    },
    async type(words) {
      execFileSync('xdotool', ['type', '--delay', '60', words]);
      return listen();
    },
    close() {
      if (process.env.ORCA_LOG) copyFileSync(log, process.env.ORCA_LOG);
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
