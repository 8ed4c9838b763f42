/** Answers of the HTTP door. */
import type { Context } from 'hono';
import type { AnyGame } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Language } from '../../core/text.ts';
import type { Desk } from '../desk.ts';
import type { Who } from '../people/person.ts';
import { isLanguage, languageOf, say } from '../text/index.ts';

export interface Env {
  Variables: { who: Who | undefined; address: string };
}

export type Ctx = Context<Env>;

const statuses: Readonly<Record<string, 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503>> = {
  unreadable: 400,
  notJson: 400,
  wrongName: 400,
  wrongChat: 400,
  noSession: 401,
  wrongOrigin: 403,
  notYourSeat: 403,
  notHost: 403,
  wrongInvitation: 403,
  onlyByInvitation: 403,
  wrongCode: 403,
  noSuchTable: 404,
  noSuchPerson: 404,
  notFound: 404,
  tooLong: 413,
  tooMany: 429,
  broken: 500,
  tryAgain: 503,
};

export function languageIn(c: Ctx): Language {
  const wanted = c.req.query('language') ?? c.get('who')?.person.language;
  return isLanguage(wanted) ? wanted : languageOf(c.req.header('accept-language'));
}

export async function refused(c: Ctx, desk: Desk, refusal: Refusal, game?: AnyGame): Promise<Response> {
  desk.house.metrics.refusals.inc({ reason: refusal.reason });
  const status = statuses[refusal.reason] ?? 409;
  if (refusal.reason === 'tooMany') c.header('Retry-After', String(refusal.details.seconds));
  return c.json({ refusal: await say(refusal, languageIn(c), game) }, status);
}
