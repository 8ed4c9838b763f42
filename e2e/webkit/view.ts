/** A window of WebKitGTK that the tests drive: Debian's driver, under an X server of its own, with a bare view. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

export interface View {
  readonly driver: WebDriver;
  /** What the console complained of. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export async function openView(port: number): Promise<View> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-webkit-'));
  const command = ['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', command, {
    // A group of its own, so that the X server ends with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, WEBKIT_DATA: folder, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });
  const complaints = heard(child);
  await answers(port);
  const options = { binary: fileURLToPath(new URL('./view.py', import.meta.url)), args: [] };
  const capabilities = new Capabilities({ browserName: 'Tafelrunde', 'webkitgtk:browserOptions': options });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 5_000, pageLoad: 20_000 });
  return {
    driver,
    complaints,
    async close() {
      // The view is gone before the driver has answered.
      await driver.quit().catch(() => undefined);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.pid) process.kill(-child.pid);
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKitGTK installs nothing, and does not know the word for it; Safari does. */
const unknown = "directive 'manifest-src'";
/** It also tells of whatever it was loading when a test goes to another page, as Firefox does; Chromium, which runs the same pages, does not. */
const brokenOff = 'Importing a module script failed';

/** Lines such as “CONSOLE JS ERROR …”, as they come. */
function heard({ stderr }: ChildProcess): string[] {
  const found: string[] = [];
  let rest = '';
  stderr?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    found.push(...lines.filter((line) => /^CONSOLE .*ERROR/.test(line) && !line.includes(unknown) && !line.includes(brokenOff)));
  });
  return found;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
