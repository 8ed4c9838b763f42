/**
 * `npm run cluster -- --nodes 3`: Postgres, NATS, some servers and a small balancer on this machine, to see and try several processes.
 * Data is gone when it ends. A process that is killed is started again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { guard } from '../src/server/stress/guarded.ts';
import { startNats, startPostgres } from '../src/server/stress/services.ts';
import { openBalancer } from './balancer.ts';
import { provideServices, withoutServices } from './services.ts';

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '3' }, port: { type: 'string', default: '3000' } } });
const [nodes, port] = [Number(values.nodes), Number(values.port)];
if (!Number.isInteger(nodes) || nodes < 1 || nodes > 16) {
  console.error('--nodes must be a whole number from 1 to 16');
  process.exit(2);
}
if (!provideServices()) {
  console.error(withoutServices);
  process.exit(1);
}

const [postgres, nats] = await Promise.all([startPostgres({ durable: true }), startNats()]);
const children = new Map<number, ChildProcess>();
let stopping = false;

function startNode(at: number): void {
  const env = {
    ...process.env,
    PORT: `${port + 1 + at}`,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    NATS_URL: nats.url,
    ORIGIN: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    LOG: process.env.LOG ?? 'warn',
  };
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  guard(child, 'SIGTERM');
  children.set(at, child);
  child.once('exit', (code, signal) => {
    if (stopping) return;
    console.log(`Process ${at + 1} ended (${signal ?? code}) and is started again.`);
    setTimeout(() => startNode(at), 500);
  });
  console.log(`Process ${at + 1}: port ${port + 1 + at}, pid ${child.pid}`);
}

for (let at = 0; at < nodes; at++) startNode(at);
const balancer = await openBalancer(
  port,
  Array.from({ length: nodes }, (_, at) => port + 1 + at),
);
console.log(`Postgres: ${postgres.url}\nNATS: ${nats.url}\nTafelrunde is open at http://localhost:${port}`);

async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  balancer.close();
  const gone = [...children.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children.values()) child.kill('SIGTERM');
  await Promise.all(gone);
  await nats.remove();
  await postgres.remove();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
