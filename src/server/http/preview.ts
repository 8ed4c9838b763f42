/** The page of a table says who invites to what, for messengers that show a link before anybody opens it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { entryOf } from '../../games/index.ts';
import type { ServerContext } from '../context.ts';
import { type Headers, publicAddress } from '../origin.ts';
import { isLanguage } from '../text/index.ts';
import { previewTitles } from '../text/preview.ts';
import type { Env } from './reply.ts';

/** Names of people stand in it: none of their letters may be read as markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}

export function tablePages(context: ServerContext): MiddlewareHandler<Env> {
  const page = readPage(context.config.client);
  return async (c, next) => {
    const id = c.req.param('id') ?? '';
    const tags = page === undefined ? undefined : await tagsOf(context, id, { get: (name) => c.req.header(name) });
    if (page === undefined || tags === undefined) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page.replace('</head>', () => `${tags}</head>`));
  };
}

function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

async function tagsOf({ registry, config }: ServerContext, id: string, headers: Headers): Promise<string | undefined> {
  const found = await registry.store.tables.invites(id);
  const entry = found && entryOf(found.game);
  if (!found || !entry) return undefined;
  // The host writes to friends, most likely in the own language; whoever fetches a preview has none.
  const language = isLanguage(found.language) ? found.language : 'en';
  const { name, tagline } = entry.titles[language];
  const base = publicAddress(config, headers);
  const tags: Readonly<Record<string, string>> = {
    'og:site_name': 'Tafelrunde',
    'og:type': 'website',
    'og:title': found.name ? previewTitles[language][found.status](found.name, name) : name,
    'og:description': tagline,
    'og:url': `${base}/table/${id}`,
    'og:image': `${base}/preview/${found.game}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': name,
    'og:locale': { en: 'en_GB', nl: 'nl_NL', de: 'de_DE' }[language],
  };
  const lines = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  return [
    ...lines,
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="robots" content="noindex" />',
    '',
  ].join('\n');
}
