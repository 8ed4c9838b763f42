/** The page of a table says who invites to what. */
import type { MiddlewareHandler } from 'hono';
import { entryOf } from '../../games/index.ts';
import type { ServerContext } from '../context.ts';
import { type Headers, publicAddress } from '../origin.ts';
import { isLanguage } from '../text/index.ts';
import { previewTitles } from '../text/preview.ts';
import { locales, openPage } from './page.ts';
import type { Env } from './reply.ts';

export function tablePages(context: ServerContext): MiddlewareHandler<Env> {
  const page = openPage(context.config.client);
  return async (c, next) => {
    const id = c.req.param('id') ?? '';
    const tags = page === undefined ? undefined : await tagsOf(context, id, { get: (name) => c.req.header(name) });
    if (page === undefined || tags === undefined) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page(tags));
  };
}

async function tagsOf(
  { registry, config }: ServerContext,
  id: string,
  headers: Headers,
): Promise<Readonly<Record<string, string>> | undefined> {
  const found = await registry.store.tables.invites(id);
  const entry = found && entryOf(found.game);
  if (!found || !entry) return undefined;
  // The host writes to friends, most likely in the own language; whoever fetches a preview has none.
  const language = isLanguage(found.language) ? found.language : 'en';
  const { name, tagline } = entry.titles[language];
  const base = publicAddress(config, headers);
  return {
    'og:title': found.name ? previewTitles[language][found.status](found.name, name) : name,
    'og:description': tagline,
    'og:url': `${base}/table/${id}`,
    'og:image': `${base}/preview/${found.game}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': name,
    'og:locale': locales[language],
  };
}
