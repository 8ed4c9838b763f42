/** The sides of a position by name, for the reason behind a hint. */
import type { Language } from '../../../core/text.ts';

export type AspectKey = 'points' | 'temples' | 'treasures' | 'reach' | 'reserves';

export const aspectNames: Readonly<Record<Language, Readonly<Record<AspectKey, string>>>> = {
  en: {
    points: 'points scored',
    temples: 'majorities at the temples',
    treasures: 'treasures',
    reach: 'short ways to temples and treasures',
    reserves: 'temple guards, camps and action points in reserve',
  },
  nl: {
    points: 'behaalde punten',
    temples: 'meerderheden bij de tempels',
    treasures: 'schatten',
    reach: 'korte wegen naar tempels en schatten',
    reserves: 'tempelbescherming, kampen en actiepunten in reserve',
  },
  de: {
    points: 'erzielte Punkte',
    temples: 'Mehrheiten an den Tempeln',
    treasures: 'Schätze',
    reach: 'kurze Wege zu Tempeln und Schätzen',
    reserves: 'Tempelschutz, Camps und Aktionspunkte in Reserve',
  },
};
