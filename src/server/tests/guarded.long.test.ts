/** What tests start must not outlive them: a Postgres that a killed test left behind runs until somebody finds it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canCluster } from './clustered.ts';

let parent: ChildProcess | undefined;
afterEach(() => void parent?.kill('SIGKILL'));

interface Started {
  readonly pids: readonly number[];
  readonly folder: string;
}

/** A process that starts everything a test of several processes does, freezes one of the servers, and then waits to be killed. */
function startAll(): Promise<Started> {
  const here = (file: string) => new URL(file, import.meta.url).href;
  const script = `
    const { startNats, startPostgres } = await import('${here('../stress/services.ts')}');
    const { startChild } = await import('${here('../stress/child.ts')}');
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    await postgres.stop();
    await postgres.start();
    const environment = { DATABASE_URL: postgres.url, NATS_URL: nats.url };
    const servers = await Promise.all([1, 2].map(() => startChild(postgres.folder, 0, environment)));
    process.kill(servers[0].pid, 'SIGSTOP');
    const pids = [postgres.pid(), nats.pid(), ...servers.map(({ pid }) => pid)];
    console.log(JSON.stringify({ pids, folder: postgres.folder }));`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  parent = child;
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => resolve(JSON.parse(String(text)) as Started));
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.runIf(canCluster('that services end with their tests'))('a test that is killed', () => {
  it('leaves no service, no server and no folder behind', { timeout: 60_000 }, async () => {
    const { pids, folder } = await startAll();
    expect(pids.filter(isThere)).toEqual(pids);
    parent?.kill('SIGKILL');
    await vi.waitFor(() => expect(pids.filter(isThere)).toEqual([]), { timeout: 20_000, interval: 50 });
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000, interval: 50 });
  });
});
