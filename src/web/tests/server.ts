/** A real server for tests of the client, in a process of its own, and a browser's fetch and socket with one cookie jar. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guard } from '../../server/stress/guarded.ts';

export interface TestServer {
  /** Takes the network away from the client, or gives it back. */
  connect(there: boolean): void;
  stop(): Promise<void>;
}

const { fetch: nodeFetch, WebSocket: NodeWebSocket } = globalThis;

export async function startServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-client-'));
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA: folder,
    LOG: 'error',
    LIMIT_PERSON: '100000',
    ORDER_DELAY: '0',
    LIMIT_CHAT: '1000',
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  guard(child);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const base = await new Promise<string>((resolve) => {
    child.stdout.on('data', (data) => {
      const said = /open at (\S+)/.exec(String(data))?.[1];
      if (said) resolve(said.replace('localhost', '127.0.0.1'));
    });
  });
  let cookie = '';
  let there = true;
  const client = {
    location: { origin: base, pathname: '/', hash: '' },
    async fetch(path: string, init: RequestInit = {}) {
      if (!there) throw new TypeError('no network');
      const answer = await nodeFetch(base + path, { ...init, headers: { ...init.headers, cookie } });
      const [set] = answer.headers.getSetCookie();
      if (set !== undefined) cookie = set.split(';')[0] ?? '';
      return answer;
    },
    WebSocket: class extends NodeWebSocket {
      constructor(address: string) {
        super(address, { headers: { cookie } } as never);
      }
    },
  };
  Object.assign(globalThis, client);
  return {
    connect(wish) {
      there = wish;
      Object.assign(navigator, { onLine: wish });
      dispatchEvent(new Event(wish ? 'online' : 'offline'));
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      if (code !== 0) throw new Error(`the server ended with ${code}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
