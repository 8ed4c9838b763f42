import { many } from '../../../core/agreement.ts';
import type { ClockText } from './en.ts';

export const nl: ClockText = {
  title: 'Klok',
  none: 'Zonder klok',
  paces: {
    live: 'Live: 15 minuten per speler, plus 15 seconden per beurt',
    evening: 'Een avond: 60 minuten per speler',
    day: 'Dagen: één dag per beslissing',
    twoDays: 'Dagen: twee dagen per beslissing',
    week: 'Dagen: een week per beslissing',
  },
  reserve: (days) => `Iedere speler heeft bovendien ${many(days, 'dag', 'dagen')} reserve voor het hele spel.`,
  nights: 'Nachten tellen niet mee (22.00 tot 8.00 uur)',
  weekends: 'Weekenden tellen niet mee',
  ownZone: 'Volgens ieders eigen tijdzone.',
  out: 'Als de tijd om is',
  outs: {
    bot: 'Een bot speelt tot de speler terug is',
    toEnd: 'Een bot speelt het spel uit',
    ask: 'De anderen beslissen: wachten of een bot',
  },
  level: 'Welke bot',
  holidays: 'Vakantie',
  holidaysHint: 'Op deze dagen staat je klok stil aan tafels waar over meerdere dagen wordt gespeeld.',
  zone: (zone) => `Volgens jouw tijdzone: ${zone}.`,
  from: 'Eerste dag',
  to: 'Laatste dag',
  take: 'Deze dagen vrij nemen',
  end: 'Beëindigen',
  daysLeft: (days, year) => `Nog ${many(days, 'dag', 'dagen')} in ${year}`,
  span: (from, to) => `${from} tot en met ${to}`,
};
