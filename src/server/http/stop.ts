/** The link that ends letters: a page with a button for people, and one POST for mail programs (RFC 8058). */
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { readSettings } from '../notices/settings.ts';
import { noticeTexts } from '../text/notices.ts';
import { type Env, languageIn } from './reply.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The colours of src/ui/look.css: this page is there without the client. */
const look = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f5ecd9,#191613);color:light-dark(#2a2119,#f0e6d2);font:1rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:1.25rem}
h1{font:500 1.5rem/1.3 Georgia,serif}
a{color:light-dark(#a84a14,#ff9d4d)}
button{min-height:44px;padding:0 1.1rem;border:0;border-radius:10px;background:light-dark(#a84a14,#ff9d4d);color:light-dark(#fffaf0,#201408);font:600 1rem system-ui,sans-serif}
`;

export function stopRoutes({ registry }: ServerContext): Hono<Env> {
  const { store } = registry;
  const app = new Hono<Env>();
  const find = (token: string) => (shape.test(token) ? store.notices.byToken(token) : undefined);
  const page = (language: string, title: string, more: string) =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Tafelrunde</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/stop/look.css"></head><body><main><p><a href="/">Tafelrunde</a></p><h1>${title}</h1>${more}</main></body></html>`;

  app.get('/stop/look.css', (c) => c.body(look, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

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
    return c.html(page(language, t.stopped, ''));
  });
  return app;
}
