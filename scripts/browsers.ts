/** The browsers of the tests, and the screen reader, as Debian packages them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const browsers = {
  chromium: '/usr/bin/chromium',
  firefox: '/usr/bin/firefox-esr',
  webkit: '/usr/bin/WebKitWebDriver',
  orca: '/usr/bin/orca',
} as const;

const packages = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  // The driver, a view for it to drive, and a screen and a bus for the view.
  webkit: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth dbus-x11',
  orca: 'orca at-spi2-core xdotool openbox xvfb xauth dbus-x11',
} as const;

/** Whether there is this browser for the tests; installs Debian's where this user may. */
export function provideBrowser(name: keyof typeof browsers): boolean {
  if (isThere(name)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages[name]} …`);
  const command = `apt-get update -qq && apt-get install -y -qq ${packages[name]}`;
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return isThere(name);
}

function isThere(name: keyof typeof browsers): boolean {
  return existsSync(browsers[name]) && (!packages[name].includes('xvfb') || existsSync('/usr/bin/xvfb-run'));
}

/** What is said, loudly, of tests that could not run. */
export function skipped(name: keyof typeof browsers): string {
  return `\n!! SKIPPED: the browser tests in ${name}. They need ${browsers[name]}; install Debian’s ${packages[name]} and run again.`;
}
