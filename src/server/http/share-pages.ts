/** The page at the address of a game says which game and which moment it shows, and has a picture of it. */
import type { MiddlewareHandler } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import { entryOf } from '../../games/index.ts';
import type { ServerContext } from '../context.ts';
import { publicAddress } from '../origin.ts';
import { sharedRecord } from '../shares/shares.ts';
import { isLanguage } from '../text/index.ts';
import { sharedTexts } from '../text/shared.ts';
import { locales, openPage } from './page.ts';
import { type Env, refused } from './reply.ts';

/** A moment as it stands in an address; what is no number is the one that was shared. */
function momentIn(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}

export function sharePages({ config, registry }: ServerContext): MiddlewareHandler<Env> {
  const page = openPage(config.client);
  return async (c, next) => {
    const id = c.req.param('share') ?? '';
    const share = page && (await registry.store.shares.load(id));
    const entry = share && entryOf(share.game);
    if (!page || !share || !entry) return next();
    const moment = momentIn(c.req.param('moment'), share.moment);
    const language = isLanguage(share.language) ? share.language : 'en';
    const t = sharedTexts[language];
    const { name } = entry.titles[language];
    const base = publicAddress(config, { get: (header) => c.req.header(header) });
    const title = t.title(name, share.title || (moment === 0 ? t.start : t.moment(moment)));
    c.header('Cache-Control', 'no-cache');
    return c.html(
      page({
        'og:title': title,
        'og:description': t.look,
        'og:url': `${base}/s/${id}/${moment}`,
        'og:image': `${base}/s/${id}/${moment}/picture.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': title,
        'og:locale': locales[language],
      }),
    );
  };
}

/** Whoever takes an address back does not want its picture seen for long. */
const lasts = 'public, max-age=600';

/** The board at a moment, as messengers show it; where it cannot be drawn, the cover of the game. */
export function sharePictures(context: ServerContext): MiddlewareHandler<Env> {
  const { registry, rates, pictures } = context;
  return async (c, next) => {
    const address = c.get('address');
    const wait = await rates.look(undefined, address);
    if (wait) return refused(c, context, wait);
    const share = await registry.store.shares.load(c.req.param('share') ?? '');
    if (!share) return next();
    const moment = momentIn(c.req.param('moment'), share.moment);
    const language = isLanguage(share.language) ? share.language : 'en';
    const png = await pictures.picture(
      `${share.id} ${moment}`,
      async () => {
        const record = await sharedRecord(registry, share, address);
        return isRefusal(record) ? undefined : { record, moment, title: share.title, language };
      },
      address,
    );
    c.header('Cache-Control', lasts);
    if (!png) return c.redirect(`/preview/${share.game}.png`);
    return c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
  };
}
