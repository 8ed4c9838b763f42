/** Letters: one for all the tables that call, and about each table one until its person has been there again. */
import type { Language } from '../../core/text.ts';
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { noticeTexts } from '../text/notices.ts';
import { languageOfPerson, standingCall } from './standing.ts';
import type { CallText } from './waiting.ts';

type Line = CallText & { readonly link: string };

export async function sendLetter(context: ServerContext, { payload }: Job): Promise<void> {
  const { store } = context.registry;
  const { person } = payload as { person: string };
  const [who, settings, to] = [
    await store.people.byId(person),
    await store.notices.settings(person),
    await context.notices.addressOf(person),
  ];
  if (!who || !settings || to === undefined || !context.mail) return;
  const lines: (Line & { readonly table: string })[] = [];
  for (const { table, number } of await store.notices.toMail(person)) {
    const standing = await standingCall(context, { person, table, number });
    if (standing) lines.push({ ...standing.told, table, link: `${context.address()}/table/${table}` });
  }
  const [first] = lines;
  if (!first) return;
  const stop = `${context.address()}/stop/${settings.token}`;
  const letter = writeLetter(who.name, languageOfPerson(who), lines, stop);
  await context.mail.send({
    to,
    ...letter,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  for (const { table } of lines) await store.notices.mailed(person, table, 'sent');
}

function writeLetter(name: string, language: Language, lines: readonly Line[], stop: string) {
  const t = noticeTexts[language];
  const [first] = lines as readonly [Line];
  const subject = t.subject(first.title, lines.length - 1);
  const text = [
    t.greeting(name),
    '',
    t.intro(lines.length),
    ...lines.flatMap((line) => ['', line.title, line.text, line.link]),
    '',
    '-- ',
    t.why,
    `${t.stop}: ${stop}`,
    '',
  ].join('\n');
  const tables = lines.map(
    (line) =>
      `<p><strong>${escaped(line.title)}</strong><br>${escaped(line.text)}<br><a href="${escaped(line.link)}">${t.open}</a></p>`,
  );
  const html = `<html lang="${language}"><body><p>${escaped(t.greeting(name))}</p><p>${t.intro(lines.length)}</p>${tables.join('')}<hr><p><small>${t.why} <a href="${escaped(stop)}">${t.stop}</a></small></p></body></html>`;
  return { subject, text, html };
}

/** Names of people stand in it: none of their letters may be read as markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
