/** Whether a call still stands, and what it says. */
import { isRefusal } from '../../core/refusal.ts';
import type { Language } from '../../core/text.ts';
import type { ServerContext } from '../context.ts';
import type { PersonRow } from '../store/schema.ts';
import { tableShowing } from '../tables/elsewhere.ts';
import { isLanguage } from '../text/index.ts';
import type { Call } from './notices.ts';
import { type NoticeSettings, readSettings } from './settings.ts';
import { type CallText, tell, waitingFor } from './waiting.ts';

/** What is said to the person now; undefined where he has come back, or the table no longer waits. */
export async function standingCall(
  { registry }: ServerContext,
  { person, table, number }: Call,
): Promise<{ readonly told: CallText; readonly who: PersonRow; readonly game: string } | undefined> {
  const [call, who] = [await registry.store.notices.unanswered(person, table), await registry.store.people.byId(person)];
  if (!who || call?.number !== number) return undefined;
  const live = await tableShowing(registry, table, (one) => waitingFor(one, person) !== undefined);
  const waiting = isRefusal(live) ? undefined : waitingFor(live, person);
  if (isRefusal(live) || !waiting) return undefined;
  return { told: await tell(live, waiting, languageOfPerson(who)), who, game: live.row.game };
}

export function languageOfPerson({ language }: PersonRow): Language {
  return isLanguage(language) ? language : 'en';
}

export async function settingsOf({ registry }: ServerContext, person: string): Promise<NoticeSettings> {
  return readSettings((await registry.store.notices.settings(person))?.settings);
}
