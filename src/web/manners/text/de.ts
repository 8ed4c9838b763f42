import type { MannersText } from './en.ts';

export const de: MannersText = {
  others: 'Die anderen an diesem Tisch',
  block: 'Diese Person blockieren',
  unblock: 'Diese Person nicht mehr blockieren',
  blockAbout:
    'Ihr seht nicht mehr, was die andere Person schreibt, und trefft euch an neuen Tischen nicht. Sie erfährt es nicht.',
  muteHere: 'An diesem Tisch stummschalten',
  unmuteHere: 'An diesem Tisch wieder schreiben lassen',
  report: 'Melden…',
  reportAbout: 'Wer diesen Server betreibt, sieht deine Meldung, diese Zeile und die zehn Zeilen davor und danach.',
  reportPerson: 'Wer diesen Server betreibt, sieht deine Meldung und darf den Chat dieses Tisches lesen.',
  reportAlone: 'Wer diesen Server betreibt, sieht deine Meldung und von wem sie kommt.',
  reportComment:
    'Wer diesen Server betreibt, sieht deine Meldung, diesen Kommentar, wer ihn geschrieben hat, und die zehn Kommentare davor und danach.',
  reason: 'Was stimmt nicht?',
  yourName: 'Dein Name',
  reasons: {
    insult: 'Beleidigungen oder Drohungen',
    spam: 'Werbung oder Lärm',
    name: 'Ein anstößiger Name',
    cheating: 'Betrug',
    stalling: 'Absichtliches Verzögern oder Weglaufen',
    other: 'Etwas anderes',
  },
  note: 'In deinen Worten (freiwillig)',
  send: 'Meldung senden',
  sent: 'Danke. Deine Meldung ist abgeschickt.',
};
