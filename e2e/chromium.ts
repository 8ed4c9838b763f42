/** How Debian's Chromium is started, by the suite and by the test that brings two browsers to one table. */
export const chromiumLaunch = {
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--disable-component-update'],
};
