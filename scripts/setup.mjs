// Runs before `npm start` and `npm test`, under whatever Node is there: installs what the lockfile names when that is not
// what was installed. The Node that the project needs comes with it, so the script that follows already runs on it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const marker = 'node_modules/.installed-from';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

function isInstalled() {
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === wanted;
  // Installed by hand: then it is new enough when it is newer than the lockfile.
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

if (!isInstalled()) {
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, wanted);
}
