/**
 * Colours for day and night in browsers that know no `light-dark()`: Safari before 17.5, Firefox before 120. Lightning CSS lowers it in
 * stylesheets (`cssTarget`), by two variables that it sets beside `color-scheme`; what is written on drawings follows here.
 */
import type { Plugin } from 'vite';

const pair = /light-dark\((#\w+),\s*(#\w+)\)/g;

export function olderBrowsers(): Plugin {
  return {
    name: 'older-browsers',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.(svelte|ts)$/, code: 'light-dark(' },
      handler: (code) => ({ code: lowered(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = shortened(String(file.source));
    },
  };
}

function lowered(code: string): string {
  return code.replace(pair, 'var(--day,$1)var(--night,$2)');
}

/** Shorter names, for they stand in every colour. */
function shortened(css: string): string {
  return css.replaceAll('--lightningcss-light', '--day').replaceAll('--lightningcss-dark', '--night');
}
