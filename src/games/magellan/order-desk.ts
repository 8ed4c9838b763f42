/** What can be left as a standing order, and what each will do, in words; loaded when somebody looks at them. */
import type { OrderDesk } from '../../core/game.ts';
import type { MagellanOrder } from './orders.ts';
import { boughtIn } from './orders.ts';
import type { View } from './view.ts';

const explorers = ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'];
const phases = ['I', 'II', 'III'];
const name = (explorer: number) => explorers[explorer] ?? '';
/** German: all but one are called alike. */
const germanName = (explorer: number) => (explorer === 0 ? 'Kolumbus' : name(explorer));
const mostMoney = 315;

export const desk: OrderDesk<View, MagellanOrder> = {
  offers(view, seat) {
    if (view.stage === 'over' || view.phase > 2) return [];
    const { phase } = view;
    const bought = boughtIn(view, seat);
    const money = view.hands[seat]?.reduce((sum, count, at) => sum + count * (at + 1), 0) ?? mostMoney;
    return [
      ...explorers.map((_, explorer) => ({
        order: { type: 'price', explorer, phase, bought, amount: 0 } as const,
        amount: { least: 0, most: money },
      })),
      { order: { type: 'waive', phase: 2 } },
      { order: { type: 'noExchange' } },
    ];
  },
  words: {
    en: {
      maximum: ({ amount }) => (amount ? `Bid up to ${amount} for the card on offer, then pass.` : 'Pass on the card on offer.'),
      price: ({ explorer, phase, amount }) =>
        amount
          ? `Bid up to ${amount} for ${name(explorer)} ${phases[phase]}, until you have bought a card.`
          : `Pass on ${name(explorer)} ${phases[phase]}, until you have bought a card.`,
      waive: ({ phase }) => (phase === 2 ? 'Never use a veto.' : `Use no veto in phase ${phases[phase]}.`),
      noExchange: () => 'Exchange no cards with Marco Polo.',
    },
    nl: {
      maximum: ({ amount }) =>
        amount ? `Bied tot ${amount} op de kaart die te koop is, pas daarna.` : 'Pas bij de kaart die te koop is.',
      price: ({ explorer, phase, amount }) =>
        amount
          ? `Bied tot ${amount} op ${name(explorer)} ${phases[phase]}, tot je een kaart hebt gekocht.`
          : `Pas bij ${name(explorer)} ${phases[phase]}, tot je een kaart hebt gekocht.`,
      waive: ({ phase }) => (phase === 2 ? 'Gebruik nooit een veto.' : `Gebruik geen veto in fase ${phases[phase]}.`),
      noExchange: () => 'Ruil geen kaarten met Marco Polo.',
    },
    de: {
      maximum: ({ amount }) =>
        amount ? `Für die angebotene Karte bis ${amount} bieten, dann passen.` : 'Bei der angebotenen Karte passen.',
      price: ({ explorer, phase, amount }) =>
        amount
          ? `Für ${germanName(explorer)} ${phases[phase]} bis ${amount} bieten, bis du eine Karte gekauft hast.`
          : `Bei ${germanName(explorer)} ${phases[phase]} passen, bis du eine Karte gekauft hast.`,
      waive: ({ phase }) => (phase === 2 ? 'Nie ein Veto einlegen.' : `In Phase ${phases[phase]} kein Veto einlegen.`),
      noExchange: () => 'Mit Marco Polo keine Karten tauschen.',
    },
  },
};
