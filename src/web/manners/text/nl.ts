import type { MannersText } from './en.ts';

export const nl: MannersText = {
  others: 'De anderen aan deze tafel',
  block: 'Deze persoon blokkeren',
  unblock: 'Deze persoon niet meer blokkeren',
  blockAbout:
    'Jullie zien niet meer wat de ander schrijft en komen elkaar aan nieuwe tafels niet tegen. De ander krijgt dat niet te horen.',
  muteHere: 'Aan deze tafel niet meer laten schrijven',
  unmuteHere: 'Aan deze tafel weer laten schrijven',
  report: 'Melden…',
  reportAbout: 'Wie deze server beheert, ziet je melding, deze regel en de tien regels ervoor en erna.',
  reportPerson: 'Wie deze server beheert, ziet je melding en mag de chat van deze tafel lezen.',
  reportAlone: 'Wie deze server beheert, ziet je melding en van wie die komt.',
  reportComment:
    'Wie deze server beheert, ziet je melding, deze opmerking, wie die schreef, en de tien opmerkingen ervoor en erna.',
  reason: 'Wat is er mis?',
  yourName: 'Je naam',
  reasons: {
    insult: 'Beledigingen of bedreigingen',
    spam: 'Reclame of onzin',
    name: 'Een kwetsende naam',
    cheating: 'Vals spelen',
    stalling: 'Expres treuzelen of weglopen',
    other: 'Iets anders',
  },
  note: 'In je eigen woorden (hoeft niet)',
  send: 'Melding versturen',
  sent: 'Bedankt. Je melding is verstuurd.',
};
