/** The link that ends letters: a page with a button for people, and one POST for mail programs (RFC 8058). */
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { readSettings } from '../notices/settings.ts';
import { noticeTexts } from '../text/notices.ts';
import { type Env, languageIn } from './reply.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;

export function stopRoutes({ registry }: ServerContext): Hono<Env> {
  const { store } = registry;
  const app = new Hono<Env>();
  const find = (token: string) => (shape.test(token) ? store.notices.byToken(token) : undefined);
  const page = (language: string, title: string, more: string) =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Tafelrunde</title></head><body><main><h1>${title}</h1>${more}</main></body></html>`;

  app.get('/stop/:token', async (c) => {
    const language = languageIn(c);
    const t = noticeTexts[language];
    c.header('Cache-Control', 'no-store');
    if (!(await find(c.req.param('token')))) return c.html(page(language, t.stopUnknown, ''), 404);
    return c.html(page(language, t.stopAsk, `<form method="post"><button>${t.stop}</button></form>`));
  });

  app.post('/stop/:token', async (c) => {
    const language = languageIn(c);
    const t = noticeTexts[language];
    c.header('Cache-Control', 'no-store');
    const found = await find(c.req.param('token'));
    if (!found) return c.html(page(language, t.stopUnknown, ''), 404);
    await store.notices.keep({ ...found, settings: JSON.stringify({ ...readSettings(found.settings), mail: false }) });
    return c.html(page(language, t.stopped, '<p><a href="/">Tafelrunde</a></p>'));
  });
  return app;
}
