/** Letters: one for all the tables that call, and about each table one until its person has been there again. */
import type { Language } from '../../core/text.ts';
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { dress, escaped } from '../text/letters.ts';
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

/** `about` says what it is about, where that is not a turn. */
export function writeLetter(name: string, language: Language, lines: readonly Line[], stop: string, about?: string) {
  const t = noticeTexts[language];
  const [first] = lines as readonly [Line];
  const subject = about ?? t.subject(first.title, lines.length - 1);
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
  const paragraph = (html: string) => `<p style="${dress.paragraph}">${html}</p>`;
  const tables = lines.map(({ title, text: asked, link }) =>
    paragraph(
      `<strong>${escaped(title)}</strong><br>${escaped(asked)}<br><a href="${escaped(link)}" style="${dress.button};margin-top:8px">${t.open}</a>`,
    ),
  );
  const why = `<p style="${dress.small}">${t.why} <a href="${escaped(stop)}" style="color:#2f5d62">${t.stop}</a></p>`;
  const html = `<html lang="${language}"><body><div style="${dress.letter}">${paragraph(escaped(t.greeting(name)))}${paragraph(t.intro(lines.length))}${tables.join('')}${why}</div></body></html>`;
  return { subject, text, html };
}
