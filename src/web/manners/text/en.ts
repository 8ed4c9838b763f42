/** The words of what one can do about somebody, in English; the other languages must have exactly these. */
import type { ReportReason } from '../../../wire/manners.ts';

export const en = {
  others: 'The others at this table',
  block: 'Block this person',
  unblock: 'No longer block this person',
  blockAbout: 'You no longer see what the other writes, and do not meet at new tables. They are not told.',
  muteHere: 'Mute at this table',
  unmuteHere: 'Unmute at this table',
  report: 'Report…',
  reportAbout: 'Whoever runs this server sees your report, this line and the ten lines before and after it.',
  reportPerson: 'Whoever runs this server sees your report and may read the chat of this table.',
  reportAlone: 'Whoever runs this server sees your report and who sent it.',
  reportComment:
    'Whoever runs this server sees your report, this comment, who wrote it, and the ten comments before and after it.',
  reason: 'What is wrong?',
  yourName: 'Your name',
  reasons: {
    insult: 'Insults or threats',
    spam: 'Advertising or noise',
    name: 'An offensive name',
    cheating: 'Cheating',
    stalling: 'Stalling or leaving on purpose',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  note: 'In your words (optional)',
  send: 'Send report',
  sent: 'Thank you. Your report has been sent.',
};

export type MannersText = typeof en;
