/**
 * Builds, along with the client, what draws its boards on a server: `src/web/pictures/draw.ts` as one file for Node, into
 * `dist-pictures`. It is no part of the client, so it lies beside it.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defaultServerConditions, type Plugin } from 'vite';

export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    closeBundle: () => buildPictures('dist-pictures'),
  };
}

export async function buildPictures(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    // The styles come with what is rendered, so that they can be worked out there.
    plugins: [atOnce(), svelte({ configFile: false, emitCss: false, compilerOptions: { runes: true, css: 'injected' } })],
    resolve: { conditions: ['client', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: ['client', ...defaultServerConditions] } },
    build: {
      ssr: 'src/web/pictures/draw.ts',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'draw.js', codeSplitting: false } },
    },
  });
}

const later = /\{#await import\('([^']+)'\) then \{ default: (\w+) \}\}([\s\S]*?)\{\/await\}/g;

/** Parts that a page fetches when it comes to them are there from the start: on a server nobody waits for them. */
function atOnce(): Plugin {
  return {
    name: 'at-once',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.svelte') || !code.includes('{#await import(')) return undefined;
      const imports = new Map<string, string>();
      const markup = code.replace(later, (_, path: string, name: string, inside: string) => {
        imports.set(name, path);
        return inside;
      });
      const lines = [...imports].map(([name, path]) => `import ${name} from '${path}';`).join('\n');
      return { code: markup.replace(/<script lang="ts">/, (tag) => `${tag}\n${lines}`), map: null };
    },
  };
}
