/** A server in a process of its own, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../config.ts';
import { wide } from './world.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Child {
  readonly base: string;
  readonly pid: number;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Politely. */
  stop(): Promise<void>;
}

/** Starts it and waits until it answers. */
export async function startChild(folder: string, port: number, environment: Environment = {}): Promise<Child> {
  const env = { ...process.env, HOST: '127.0.0.1', LOG: 'error', ...wide, ...environment, PORT: `${port}`, DATA: folder };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await address(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    base,
    pid: child.pid as number,
    kill() {
      child.kill('SIGKILL');
      return exited;
    },
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk;
      const found = /open at (http:\S+)/.exec(text);
      if (found) resolve((found[1] as string).replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
