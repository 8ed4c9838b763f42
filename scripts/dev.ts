/** `npm run dev`: the server, started anew when its code changes, and vite with the client, which hands /api on to it. */
import { type ChildProcess, spawn } from 'node:child_process';

const apiPort = process.env.PORT ?? '3000';

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

const children = [
  run(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    PORT: apiPort,
    LOG: process.env.LOG ?? 'warn',
  }),
  run('vite', [], { API_PORT: apiPort }),
];

/** When one stops, the other is of no use. */
function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
