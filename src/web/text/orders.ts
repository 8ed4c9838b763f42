/** The words of the panel of standing orders; loaded with it. */
import type { Language } from '../../core/text.ts';

type Word = 'title' | 'hint' | 'none' | 'leaveOne' | 'leave' | 'revoke' | 'amount' | 'less' | 'more' | 'ahead';

export const orderWords: Readonly<Record<Language, Readonly<Record<Word, string>>>> = {
  en: {
    title: 'Standing orders',
    hint: 'They answer for you when the table asks, so that nobody waits for you. Nobody else sees them; you can cancel each until it has answered.',
    none: 'You have not given any.',
    leaveOne: 'Give an order',
    leave: 'Give',
    revoke: 'Cancel',
    amount: 'Amount',
    less: 'Less',
    more: 'More',
    ahead: 'Answer the next question now',
  },
  nl: {
    title: 'Vaste opdrachten',
    hint: 'Ze antwoorden voor je als de tafel iets vraagt, zodat niemand op je hoeft te wachten. Niemand anders ziet ze; je kunt elke opdracht intrekken zolang die niet heeft geantwoord.',
    none: 'Je hebt er geen gegeven.',
    leaveOne: 'Opdracht geven',
    leave: 'Geven',
    revoke: 'Intrekken',
    amount: 'Bedrag',
    less: 'Minder',
    more: 'Meer',
    ahead: 'Beantwoord de volgende vraag nu al',
  },
  de: {
    title: 'Feste Anweisungen',
    hint: 'Sie antworten für dich, wenn der Tisch etwas fragt, damit niemand auf dich warten muss. Sonst sieht sie niemand; du kannst jede aufheben, solange sie nicht geantwortet hat.',
    none: 'Du hast noch keine gegeben.',
    leaveOne: 'Anweisung geben',
    leave: 'Geben',
    revoke: 'Aufheben',
    amount: 'Betrag',
    less: 'Weniger',
    more: 'Mehr',
    ahead: 'Die nächste Frage schon jetzt beantworten',
  },
};
