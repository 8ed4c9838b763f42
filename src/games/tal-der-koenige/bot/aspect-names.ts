/** The sides of a position as a hint names them, after a colon. */
import type { Language } from '../../../core/text.ts';

export type TalAspect = 'finished' | 'building' | 'guard' | 'future' | 'rivals';

export const aspectNames: Readonly<Record<Language, Readonly<Record<TalAspect, string>>>> = {
  en: {
    finished: 'points of finished pyramids',
    building: 'pyramids coming along',
    guard: 'protection from thieves and takeovers',
    future: 'time to build more',
    rivals: 'keeping the strongest opponent down',
  },
  nl: {
    finished: 'punten van voltooide piramides',
    building: 'vooruitgang van de eigen piramides',
    guard: 'bescherming tegen dieven en overnames',
    future: 'tijd om nog meer te bouwen',
    rivals: 'de sterkste tegenstander klein houden',
  },
  de: {
    finished: 'Punkte fertiger Pyramiden',
    building: 'Fortschritt der eigenen Pyramiden',
    guard: 'Schutz vor Dieben und Übernahmen',
    future: 'Zeit, noch mehr zu bauen',
    rivals: 'den stärksten Gegner klein halten',
  },
};
