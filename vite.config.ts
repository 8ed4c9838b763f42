import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { serviceWorker } from './scripts/service-worker-plugin.ts';
import { thinkingInWorkers } from './scripts/worker-plugin.ts';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // Here the drawn parts of the games are found: see `imports` in package.json.
  resolve: { conditions: ['client', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    manifest: true,
    chunkSizeWarningLimit: 200,
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
