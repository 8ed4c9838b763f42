import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkOf } from './scripts/chunks.ts';
import { olderBrowsers } from './scripts/older-browsers-plugin.ts';
import { pictures } from './scripts/pictures-plugin.ts';
import { serviceWorker } from './scripts/service-worker-plugin.ts';
import { thinkingInDevelopment, thinkingInWorkers } from './scripts/worker-plugin.ts';

export default defineConfig({
  plugins: [svelte(), olderBrowsers(), serviceWorker(), pictures(), thinkingInDevelopment()],
  // Here the drawn parts of the games are found: see `imports` in package.json.
  resolve: { conditions: ['client', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    outDir: 'dist',
    manifest: true,
    chunkSizeWarningLimit: 200,
    // What every page needs is one file, whichever parts of it are also wanted by something that is loaded later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /src\/web\/(online\/(api|request|socket|feed|recognise|read-message|status-text|arrival|outdated\.svelte)|store\/.+|(words|router|settings|waits)\.svelte|sound|time|random-id)\.ts/,
            },
            // What every board is played with.
            {
              name: 'playing',
              test: /src\/(ui\/(PlayBoard|PanZoom|Place|places|viewbox|roving|named|selection|css-time|corner)\.|core\/(rules|place-name)\.)/,
              includeDependenciesRecursively: false,
            },
            { name: chunkOf, debugName: 'games', test: /src\/games\/[^/]+\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [thinkingInWorkers()] },
  server: {
    port: 4310,
    strictPort: true,
    // The server of scripts/dev.ts. It checks where a socket comes from, so it must see the address that the browser sees.
    proxy: { '/api': { target: `http://localhost:${process.env.API_PORT ?? 3000}`, ws: true, changeOrigin: false } },
  },
  preview: { port: 4311, strictPort: true },
});
