import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const chromium = '/usr/bin/chromium';

/** Whether there is a browser for the tests; installs Debian's where this user may. */
export function provideChromium(): boolean {
  if (existsSync(chromium)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing chromium …');
  spawnSync('apt-get update -qq && apt-get install -y -qq chromium', { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return existsSync(chromium);
}
