/** What HTTP requests are answered with. */
import type { Context } from 'hono';
import type { AnyGame } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Language } from '../../core/text.ts';
import type { ServerContext } from '../context.ts';
import type { Who } from '../people/person.ts';
import { isLanguage, languageOf, say } from '../text/index.ts';
import { statusOf } from './refusal-status.ts';

export interface Env {
  Variables: { who: Who | undefined; address: string };
}

export type Ctx = Context<Env>;

export function languageIn(c: Ctx): Language {
  const wanted = c.req.query('language') ?? c.get('who')?.person.language;
  return isLanguage(wanted) ? wanted : languageOf(c.req.header('accept-language'));
}

export async function refused(c: Ctx, context: ServerContext, refusal: Refusal, game?: AnyGame): Promise<Response> {
  context.registry.metrics.refusals.inc({ reason: refusal.reason });
  if (refusal.reason === 'tooMany') c.header('Retry-After', String(refusal.details.seconds));
  return c.json({ refusal: await say(refusal, languageIn(c), game) }, statusOf(refusal.reason));
}
