import { many } from '../../../core/agreement.ts';

/** The words for choosing clocks and holidays, loaded when they are wanted. */
export const en = {
  title: 'Clock',
  none: 'No clock',
  paces: {
    live: 'Live: 15 minutes each, plus 15 seconds a turn',
    evening: 'An evening: 60 minutes each',
    day: 'Days: one day for each decision',
    twoDays: 'Days: two days for each decision',
    week: 'Days: a week for each decision',
  },
  reserve: (days: number) => `Each player also has ${many(days, 'day', 'days')} in reserve for the whole game.`,
  nights: 'Nights do not count (22:00 to 8:00)',
  weekends: 'Weekends do not count',
  ownZone: 'By each player’s own time zone.',
  out: 'When time is up',
  outs: {
    bot: 'A bot plays until the player is back',
    toEnd: 'A bot plays to the end',
    ask: 'The others decide: wait, or a bot',
  },
  level: 'Which bot',
  holidays: 'Holidays',
  holidaysHint: 'On these days your clocks stand still at tables that are played over several days.',
  zone: (zone: string) => `By your time zone: ${zone}.`,
  from: 'First day',
  to: 'Last day',
  take: 'Take these days off',
  end: 'End',
  daysLeft: (days: number, year: number) => `${many(days, 'day', 'days')} left in ${year}`,
  span: (from: string, to: string) => `${from} to ${to}`,
};

export type ClockText = typeof en;
