/** The client's page with something about itself in its head, for messengers that show a link before anybody opens it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of people stand in it: none of their letters may be read as markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}

export const locales = { en: 'en_GB', nl: 'nl_NL', de: 'de_DE' };

/** Puts these properties into the page; undefined where no client was built. */
export function openPage(folder: string): ((tags: Readonly<Record<string, string>>) => string) | undefined {
  const page = readPage(folder);
  if (page === undefined) return undefined;
  return (tags) => {
    const lines = Object.entries({ 'og:site_name': 'Tafelrunde', 'og:type': 'website', ...tags }).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    );
    const head = [
      ...lines,
      '<meta name="twitter:card" content="summary_large_image" />',
      '<meta name="robots" content="noindex" />',
      '',
    ];
    return page.replace('</head>', () => `${head.join('\n')}</head>`);
  };
}

function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
