import type { DrawingWords } from './en.ts';

export const de: DrawingWords = {
  what: 'Was du setzt',
  ground: 'Untergrund',
  start: 'Startfiguren',
  grounds: {
    '.': 'Land',
    '~': 'Wasser',
    H: 'Hafen',
    V: 'Dorf',
    '|': 'Damm von Norden nach Süden',
    '-': 'Damm von Westen nach Osten',
    Bv: 'Brücke von Norden nach Süden',
    Bh: 'Brücke von Westen nach Osten',
    C: 'Stadt',
    _: 'kein Feld',
  },
  marks: {
    a: 'Federkrone',
    s: 'Helm',
    x: 'Krone und Helm',
    xa: 'Krone und Helm, Azteke bei gerader Zahl',
    none: 'kein Start',
  },
  board: 'Der Plan, Feld für Feld',
  fieldAt: (place: string) => `Feld ${place}`,
  number: 'Nummer in der Stadt',
  name: 'Name des Dorfs',
  supply: 'Vorratskarten',
  hint: 'Wähle, was du setzt, und wähle dann Felder; oder geh mit den Pfeiltasten und drück Enter.',
};
