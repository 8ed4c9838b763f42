#!/usr/bin/env node
// Runs under whatever Node is there, so it is plain JavaScript; the house itself wants Node 24, which npm
// installs beside the other packages.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A package brings the compiled house; a checkout has its source, which Node reads as it is.
const source = new URL('../src/cli/main.ts', import.meta.url);
const main = existsSync(source) ? source : new URL('../build/cli/main.js', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import(main.href);
} else {
  const places = ['../node_modules/.bin/node', '../../.bin/node'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const node = places.find((path) => existsSync(path));
  if (node === undefined) {
    console.error('tafelrunde needs Node 24 or later: run "npm ci" in its folder first, or start it with a newer Node.');
    process.exit(1);
  }
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A signal is for the child to answer; this process only passes on how it ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
