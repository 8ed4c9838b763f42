/**
 * Writes the service worker with the list of everything that was built, so that the whole client works offline, and the version of
 * both into the page. Pictures for messengers and for installing stay out.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const outside = ['.vite', 'preview', 'install', 'service-worker.js'];

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // Only what has really been written counts: chunks left empty are dropped at the very end.
    writeBundle({ dir = 'dist' }) {
      writeServiceWorker(dir);
    },
  };
}

export function writeServiceWorker(dir: string): void {
  const built = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(dir, name)).isFile() && !name.endsWith('.html') && !outside.some((one) => name.startsWith(one)),
  );
  const files = ['/', ...built.map((name) => `/${name}`).sort()];
  const page = readFileSync(join(dir, 'index.html'), 'utf8').replace(/<meta name="version"[^>]*>/, '');
  const worker = readFileSync('src/web/service-worker.js', 'utf8');
  const hash = createHash('sha256').update(JSON.stringify([files, page, worker]));
  for (const name of built.filter((one) => !one.startsWith('assets'))) hash.update(readFileSync(join(dir, name)));
  const version = hash.digest('hex').slice(0, 12);
  writeFileSync(join(dir, 'index.html'), page.replace('</head>', `<meta name="version" content="${version}"></head>`));
  const list = files.map((file) => JSON.stringify(file)).join(', ');
  writeFileSync(join(dir, 'service-worker.js'), worker.replace('/* version */', version).replace('/* files */', list));
}
