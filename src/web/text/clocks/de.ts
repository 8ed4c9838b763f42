import { many } from '../../../core/agreement.ts';
import type { ClockText } from './en.ts';

export const de: ClockText = {
  title: 'Uhr',
  none: 'Ohne Uhr',
  paces: {
    live: 'Live: je 15 Minuten, dazu 15 Sekunden pro Zug',
    evening: 'Ein Abend: je 60 Minuten',
    day: 'Über Tage: ein Tag pro Entscheidung',
    twoDays: 'Über Tage: zwei Tage pro Entscheidung',
    week: 'Über Tage: eine Woche pro Entscheidung',
  },
  reserve: (days) => `Dazu hat jede Person ${many(days, 'Tag', 'Tage')} Reserve für die ganze Partie.`,
  nights: 'Nächte zählen nicht (22 bis 8 Uhr)',
  weekends: 'Wochenenden zählen nicht',
  ownZone: 'Nach der Zeitzone jeder Person.',
  out: 'Wenn die Zeit um ist',
  outs: {
    bot: 'Ein Bot spielt, bis die Person zurück ist',
    toEnd: 'Ein Bot spielt zu Ende',
    ask: 'Die anderen entscheiden: warten oder ein Bot',
  },
  level: 'Welcher Bot',
  holidays: 'Urlaub',
  holidaysHint: 'An diesen Tagen steht deine Uhr still, wo über mehrere Tage gespielt wird.',
  zone: (zone) => `Nach deiner Zeitzone: ${zone}.`,
  from: 'Erster Tag',
  to: 'Letzter Tag',
  take: 'Diese Tage freinehmen',
  end: 'Beenden',
  daysLeft: (days, year) => `Noch ${many(days, 'Tag', 'Tage')} für ${year}`,
  span: (from, to) => `${from} bis ${to}`,
};
