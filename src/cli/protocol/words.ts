/** What only the protocol refuses, in words. */
import type { Refusal } from '../../core/refusal.ts';
import type { Language, Sentences } from '../../core/text.ts';

interface Reasons {
  notJson: Record<never, never>;
  notAnObject: Record<never, never>;
  lineTooLong: { most: number };
  unknownCommand: { command: string; known: string };
  unknownMatch: { match: number };
  tooManyMatches: { most: number };
  wrongSeed: Record<never, never>;
  ourFault: Record<never, never>;
}

/** Stands in `rule` where neither a game nor the house refuses. */
const rule = 'protocol';

export function protocolRefusal<K extends keyof Reasons>(reason: K, details: Reasons[K]): Refusal {
  return { rule, reason, details: details };
}

/** The sentence, where the refusal is one of the protocol. */
export function sayProtocolRefusal(language: Language, refusal: Refusal): string | undefined {
  if (refusal.rule !== rule) return undefined;
  const tell = texts[language][refusal.reason as keyof Reasons] as (details: Refusal['details']) => string;
  return tell(refusal.details);
}

const texts: Readonly<Record<Language, Sentences<Reasons>>> = {
  en: {
    notJson: () => 'This line is not JSON.',
    notAnObject: () => 'A request is a JSON object.',
    lineTooLong: ({ most }) => `A line may have ${most} characters at most.`,
    unknownCommand: ({ command, known }) => `There is no command “${command}”; there are: ${known}.`,
    unknownMatch: ({ match }) => `There is no match ${match}.`,
    tooManyMatches: ({ most }) => `${most} matches are open, which is the most; close one first.`,
    wrongSeed: () => 'The seed must be 64 hexadecimal digits or a whole number.',
    ourFault: () => 'Something went wrong on our side; nothing has changed.',
  },
  nl: {
    notJson: () => 'Deze regel is geen JSON.',
    notAnObject: () => 'Een verzoek is een JSON-object.',
    lineTooLong: ({ most }) => `Een regel mag hoogstens ${most} tekens hebben.`,
    unknownCommand: ({ command, known }) => `Er is geen opdracht “${command}”; er zijn: ${known}.`,
    unknownMatch: ({ match }) => `Er is geen partij ${match}.`,
    tooManyMatches: ({ most }) => `Er zijn ${most} partijen open, meer kan niet; sluit er eerst een.`,
    wrongSeed: () => 'De startwaarde moet uit 64 hexadecimale cijfers bestaan of een geheel getal zijn.',
    ourFault: () => 'Er ging bij ons iets mis; er is niets veranderd.',
  },
  de: {
    notJson: () => 'Diese Zeile ist kein JSON.',
    notAnObject: () => 'Eine Anfrage ist ein JSON-Objekt.',
    lineTooLong: ({ most }) => `Eine Zeile darf höchstens ${most} Zeichen haben.`,
    unknownCommand: ({ command, known }) => `Es gibt keinen Befehl „${command}“; es gibt: ${known}.`,
    unknownMatch: ({ match }) => `Es gibt keine Partie ${match}.`,
    tooManyMatches: ({ most }) => `${most} Partien sind offen, mehr geht nicht; schließe erst eine.`,
    wrongSeed: () => 'Der Startwert muss aus 64 hexadezimalen Ziffern bestehen oder eine ganze Zahl sein.',
    ourFault: () => 'Bei uns ist etwas schiefgegangen; nichts hat sich geändert.',
  },
};
