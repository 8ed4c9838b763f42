// Runs before `npm start` and `npm test`, under whatever Node is there: installs what the lockfile names when it is
// missing or older. The Node that the project needs comes with it, so the script that follows already runs on it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!fresh) {
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
