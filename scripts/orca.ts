/** `npm run orca`: two turns of each game with a real screen reader, written down in docs/speech. Needs Debian and some minutes. */
import { spawnSync } from 'node:child_process';
import { provideBrowser, skipped } from './browsers.ts';

const missing = (['firefox', 'orca'] as const).filter((name) => !provideBrowser(name));
if (missing.length) {
  for (const name of missing) console.warn(skipped(name));
  process.exit(1);
}
const command = ['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', '--', process.execPath, 'scripts/orca/play.ts'];
const { status } = spawnSync('xvfb-run', [...command, ...process.argv.slice(2)], { stdio: ['ignore', 'inherit', 'inherit'] });
process.exit(status ?? 1);
