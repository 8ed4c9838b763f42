/** Emits the service worker with the list of everything that was built, so that the whole client works offline. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.html') && !name.startsWith('.vite'));
      const still = readdirSync('public');
      const files = ['/', ...built.map((name) => `/${name}`), ...still.map((name) => `/${name}`)];
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const source = readFileSync('src/web/service-worker.js', 'utf8')
        .replace('/* version */', version)
        .replace('/* files */', files.map((file) => JSON.stringify(file)).join(', '));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
