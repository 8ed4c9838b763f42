import { many } from '../../../../../core/agreement.ts';
import type { RuleSummary } from '../../../../../ui/board.ts';
import { tables } from '../tables.ts';

export const de: RuleSummary = {
  aim: 'Sechs Entdecker stechen in See, und wen du ersteigerst, den begleiten deine Schiffe. Das Geld, mit dem du bezahlst, ist selbst Punkte wert. Die meisten Punkte gewinnen: Kronen auf den Feldern deiner Schiffe, auf der Hand und in Magellan-Stapeln und was Pizarro bringt. In drei Phasen werden 36 Karten verkauft.',
  turnTitle: 'So wird eine Karte verkauft',
  turn: [
    'Die oberste Karte wird aufgedeckt; wer ein Veto hat, wird zuerst gefragt.',
    'Im Uhrzeigersinn bieten alle mehr als zuletzt geboten oder passen und sind draußen.',
    'Wer kauft, zahlt mit Karten, die zusammen mindestens das Gebot wert sind: ohne Wechselgeld und ohne überflüssige Karte.',
    'Wer gekauft hat, setzt ein Schiff auf das Feld dieser Phase bei diesem Entdecker: neu auf I, von I auf II oder von II auf III.',
    'Das Feld tut, was es zeigt. Wer gekauft hat, eröffnet die nächste Versteigerung.',
  ],
  tables: tables({
    explorers: ['Kolumbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
    fields: (side) => `Felder auf Seite ${side}: Karten am Ende der Phase, Kronen am Ende des Spiels`,
    explorer: 'Entdecker',
    cards: (count) => many(count, 'Karte', 'Karten'),
    crowns: (count) => many(count, 'Krone', 'Kronen'),
    actions: {
      veto: () => 'ein Veto',
      pushYourLuck: () => 'Karten aufdecken bis 20',
      tuckFromHand: () => 'Stapel: eine Karte aus der Hand',
      tuckFromPayment: () => 'Stapel: eine Karte der Bezahlung',
      exchange: () => 'bis zu 3 Karten tauschen',
      draw: (cards) => `sofort ${cards} ziehen`,
      openHand: () => 'Hand offen für die Phase',
      neighbourDiscards: () => 'linker Nachbar zieht eine Karte weg',
      half: (cards, crowns) => `${cards} ziehen oder ${many(crowns, 'Krone', 'Kronen')}`,
    },
    money: 'Geldkarten',
    value: 'Wert',
    crown: 'Kronen',
    eachValue: 'Von jedem Wert',
    phaseTable: 'Die Phasen',
    phase: 'Phase',
    sold: 'Verkaufte Karten',
    forAll: 'Karten für alle am Ende',
  }),
  remember: [
    'Phase I: Mitbieten darf, wer noch ein Schiff übrig hat. Phase II: nur mit einem Schiff auf Feld I dieses Entdeckers. Phase III: auf Feld II.',
    'Magellan auf Seite A und Cook auf Seite B: Nach dem Bezahlen muss eine Karte übrig bleiben.',
    'Punkte eines Magellan-Stapels: seine Kronen mal die Zahl der Magellan-Karten darauf. 8 Kronen unter drei Karten sind 24.',
    'Pizarro III auf Seite B: Decke Karten einzeln auf. Bis 20 zählen ihre Werte als Punkte, darüber bekommst du nichts.',
    'Eine Karte, die niemand will, verlässt das Spiel. Schiffe, die nach Phase I nicht eingesetzt sind, auch.',
    'Am Ende einer Phase: zwei Karten für alle, dann die Geldbeutel, dann der Tausch bei Marco Polo.',
  ],
};
