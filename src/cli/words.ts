/** What a replay says beside the sentences of the game. */
import type { Language } from '../core/text.ts';

export interface ReplayWords {
  readonly undo: (who: string, steps: number) => string;
  readonly seat: (who: string, holder: string) => string;
  readonly order: (who: string) => string;
  readonly result: string;
  readonly unfinished: string;
}

export const replayWords: Readonly<Record<Language, ReplayWords>> = {
  en: {
    undo: (who, steps) => `${who} takes back ${steps === 1 ? 'a step' : `${steps} steps`}.`,
    seat: (who, holder) => `${who} is now played by ${holder}.`,
    order: (who) => `${who} sets a standing order.`,
    result: 'The result:',
    unfinished: 'Unfinished; so far:',
  },
  nl: {
    undo: (who, steps) => `${who} neemt ${steps === 1 ? 'een stap' : `${steps} stappen`} terug.`,
    seat: (who, holder) => `${who} wordt nu gespeeld door ${holder}.`,
    order: (who) => `${who} geeft een vaste opdracht.`,
    result: 'De uitslag:',
    unfinished: 'Niet afgelopen; tot nu toe:',
  },
  de: {
    undo: (who, steps) => `${who} nimmt ${steps === 1 ? 'einen Schritt' : `${steps} Schritte`} zurück.`,
    seat: (who, holder) => `${who} wird nun von ${holder} gespielt.`,
    order: (who) => `${who} gibt eine feste Anweisung.`,
    result: 'Das Ergebnis:',
    unfinished: 'Nicht beendet; bisher:',
  },
};
