/** Writes the service worker with the list of everything that was built, so that the whole client works offline. Pictures for messengers stay out. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // Only what has really been written counts: chunks left empty are dropped at the very end.
    writeBundle({ dir = 'dist' }) {
      const built = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
        (name) =>
          statSync(join(dir, name)).isFile() &&
          !name.endsWith('.html') &&
          !name.startsWith('.vite') &&
          !name.startsWith('preview'),
      );
      const files = ['/', ...built.map((name) => `/${name}`).sort()];
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const source = readFileSync('src/web/service-worker.js', 'utf8')
        .replace('/* version */', version)
        .replace('/* files */', files.map((file) => JSON.stringify(file)).join(', '));
      writeFileSync(join(dir, 'service-worker.js'), source);
    },
  };
}
