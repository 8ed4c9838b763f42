/** What a replay says beside the sentences of the game. */
import type { Language } from '../core/text.ts';

/** Who plays a seat from here on, as a server's log says it, and why. */
type Holders = Readonly<
  Record<'bot' | 'person' | 'resigned' | 'botTime' | 'resignedTime' | 'botAbsent', (who: string) => string>
>;

export interface ReplayWords {
  readonly undo: (who: string, steps: number) => string;
  readonly seat: (who: string, holder: string) => string;
  readonly holders: Holders;
  readonly timeUp: (who: string) => string;
  /** Before what the clock was: times for the whole game, for a turn, for a decision. */
  readonly clock: (bank: string, increment: string | undefined, decision: string | undefined) => string;
  readonly zone: string;
  readonly left: (time: string) => string;
  readonly reserve: (time: string) => string;
  readonly order: (who: string) => string;
  readonly result: string;
  readonly unfinished: string;
}

export const replayWords: Readonly<Record<Language, ReplayWords>> = {
  en: {
    undo: (who, steps) => `${who} takes back ${steps === 1 ? 'a move' : `${steps} moves`}.`,
    seat: (who, holder) => `${who} is now played by ${holder}.`,
    holders: {
      bot: (who) => `A bot now plays for ${who}.`,
      person: (who) => `${who} plays in person.`,
      resigned: (who) => `${who} has given up; a bot plays on.`,
      botTime: (who) => `${who}’s time is up; a bot plays until ${who} is back.`,
      resignedTime: (who) => `${who}’s time is up; a bot plays on to the end.`,
      botAbsent: (who) => `The others let a bot play for ${who} until ${who} is back.`,
    },
    timeUp: (who) => `${who}’s time is up.`,
    clock: (bank, increment, decision) =>
      decision
        ? `Clock: ${decision} for each decision, ${bank} in reserve`
        : `Clock: ${bank} each${increment ? `, plus ${increment} a turn` : ''}`,
    zone: 'times in UTC',
    left: (time) => `${time} left`,
    reserve: (time) => `reserve ${time}`,
    order: (who) => `${who} sets a standing order.`,
    result: 'The result:',
    unfinished: 'Unfinished; so far:',
  },
  nl: {
    undo: (who, steps) => `${who} neemt ${steps === 1 ? 'een zet' : `${steps} zetten`} terug.`,
    seat: (who, holder) => `${who} wordt nu gespeeld door ${holder}.`,
    holders: {
      bot: (who) => `Een bot speelt nu voor ${who}.`,
      person: (who) => `${who} speelt zelf.`,
      resigned: (who) => `${who} heeft opgegeven; een bot speelt door.`,
      botTime: (who) => `De tijd van ${who} is om; een bot speelt tot ${who} terug is.`,
      resignedTime: (who) => `De tijd van ${who} is om; een bot speelt het spel uit.`,
      botAbsent: (who) => `De anderen laten een bot voor ${who} spelen tot ${who} terug is.`,
    },
    timeUp: (who) => `De tijd van ${who} is om.`,
    clock: (bank, increment, decision) =>
      decision
        ? `Klok: ${decision} per beslissing, ${bank} reserve`
        : `Klok: ${bank} per speler${increment ? `, plus ${increment} per beurt` : ''}`,
    zone: 'tijden in UTC',
    left: (time) => `nog ${time}`,
    reserve: (time) => `reserve ${time}`,
    order: (who) => `${who} geeft een vaste opdracht.`,
    result: 'De uitslag:',
    unfinished: 'Niet afgelopen; tot nu toe:',
  },
  de: {
    undo: (who, steps) => `${who} nimmt ${steps === 1 ? 'einen Zug' : `${steps} Züge`} zurück.`,
    seat: (who, holder) => `${who} wird nun von ${holder} gespielt.`,
    holders: {
      bot: (who) => `Ein Bot spielt jetzt für ${who}.`,
      person: (who) => `${who} spielt selbst.`,
      resigned: (who) => `${who} hat aufgegeben; ein Bot spielt weiter.`,
      botTime: (who) => `Die Zeit von ${who} ist um; ein Bot spielt, bis ${who} zurück ist.`,
      resignedTime: (who) => `Die Zeit von ${who} ist um; ein Bot spielt zu Ende.`,
      botAbsent: (who) => `Die anderen lassen einen Bot für ${who} spielen, bis ${who} zurück ist.`,
    },
    timeUp: (who) => `Die Zeit von ${who} ist um.`,
    clock: (bank, increment, decision) =>
      decision
        ? `Uhr: ${decision} pro Entscheidung, ${bank} Reserve`
        : `Uhr: je ${bank}${increment ? `, dazu ${increment} pro Zug` : ''}`,
    zone: 'Zeiten in UTC',
    left: (time) => `noch ${time}`,
    reserve: (time) => `Reserve ${time}`,
    order: (who) => `${who} gibt eine feste Anweisung.`,
    result: 'Das Ergebnis:',
    unfinished: 'Nicht beendet; bisher:',
  },
};
