/** What can be left as a standing order, and what each will do, in words; loaded when somebody looks at them. */
import type { OrderDesk, OrderOffer } from '../../core/game.ts';
import { collarsAtStart, figuresPerNation } from './data.ts';
import { isCity, placeOf } from './map.ts';
import type { Order } from './orders.ts';
import type { View } from './view.ts';

/** C1.6: the seat's nation's figures that can still be marked, by their fields in the order of their names. */
function markable({ at, collar, nations }: View, seat: number): number[] {
  const fields = at.filter((field, figure) => {
    const own = (figure < figuresPerNation ? 0 : 1) === nations[seat];
    return own && collar[figure] === -1 && field >= 0 && !isCity(field);
  });
  return fields.sort((a, b) => placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true }));
}

function marking(view: View, seat: number): OrderOffer<Order>[] {
  const [first, second, third] = markable(view, seat);
  const left = collarsAtStart - view.collar.filter((owner) => owner === seat).length;
  if (view.phase !== 'mark' || left === 0 || first === undefined || second === undefined || third === undefined) return [];
  const of = markable(view, seat);
  const places = (['first', 'second', 'third'] as const).map((member) => ({ member, of }));
  return [{ order: { type: 'mark', first, second, third }, places, next: true }];
}

const list = ({ first, second, third }: { first: number; second: number; third: number }) => [first, second, third].map(placeOf);

export const desk: OrderDesk<View, Order> = {
  offers(view, seat) {
    if (view.phase === 'over') return [];
    const held = view.supply[seat];
    const worth = Array.isArray(held) ? held.reduce((sum, count, kind) => sum + count * (kind + 1), 0) : 0;
    return [
      ...marking(view, seat),
      ...(view.players > 2 ? [{ order: { type: 'stayOutAlways' } as const }] : []),
      { order: { type: 'declineTrades' } },
      { order: { type: 'bidAlways', amount: 0 }, amount: { least: 0, most: worth } },
      { order: { type: 'refill' } },
      { order: { type: 'giveLowest' } },
      { order: { type: 'stand' } },
      { order: { type: 'addNothing' } },
    ];
  },
  words: {
    en: {
      mark: (order) => `In the opening mark the first of these figures that is still unmarked: ${list(order).join(', ')}.`,
      stayOut: () => 'Stay out of this fight.',
      stayOutAlways: () => 'Stay out of every fight of others.',
      declineTrades: () => 'Decline every trade.',
      bidUpTo: ({ most }) => (most ? `Bid up to ${most} in this auction, then pass.` : 'Pass in this auction.'),
      bidAlways: ({ amount }) =>
        amount ? `Bid up to ${amount} in every auction, then pass; pay with as little as possible.` : 'Pass in every auction.',
      refill: () => 'After a fight draw all war cards you may.',
      giveLowest: () => 'At plunder and mutiny give up your lowest cards.',
      stand: () => 'When attacked, draw war cards for a food card if you have one, then let the attack come.',
      addNothing: () => 'Once you have laid cards in a fight, add no more.',
    },
    nl: {
      mark: (order) => `Markeer aan het begin de eerste figuur die nog ongemarkeerd is: ${list(order).join(', ')}.`,
      stayOut: () => 'Blijf buiten dit gevecht.',
      stayOutAlways: () => 'Blijf buiten elk gevecht van anderen.',
      declineTrades: () => 'Sla elke ruil af.',
      bidUpTo: ({ most }) => (most ? `Bied in deze veiling tot ${most}, pas daarna.` : 'Pas in deze veiling.'),
      bidAlways: ({ amount }) =>
        amount ? `Bied in elke veiling tot ${amount}, pas daarna; betaal met zo weinig mogelijk.` : 'Pas in elke veiling.',
      refill: () => 'Neem na een gevecht alle krijgskaarten die je mag nemen.',
      giveLowest: () => 'Geef bij plundering en muiterij je laagste kaarten af.',
      stand: () =>
        'Word je aangevallen, neem dan krijgskaarten voor een voedingskaart als je er een hebt, en laat de aanval komen.',
      addNothing: () => 'Leg in een gevecht niets meer bij zodra je kaarten hebt gelegd.',
    },
    de: {
      mark: (order) => `Zu Beginn die erste Figur markieren, die noch unmarkiert ist: ${list(order).join(', ')}.`,
      stayOut: () => 'Sich aus diesem Kampf heraushalten.',
      stayOutAlways: () => 'Sich aus jedem Kampf der anderen heraushalten.',
      declineTrades: () => 'Jeden Tausch ablehnen.',
      bidUpTo: ({ most }) =>
        most ? `In dieser Versteigerung bis ${most} bieten, dann passen.` : 'In dieser Versteigerung passen.',
      bidAlways: ({ amount }) =>
        amount
          ? `In jeder Versteigerung bis ${amount} bieten, dann passen; so billig wie möglich bezahlen.`
          : 'In jeder Versteigerung passen.',
      refill: () => 'Nach einem Kampf alle Kriegskarten ziehen, die du ziehen darfst.',
      giveLowest: () => 'Bei Plünderung und Meuterei die niedrigsten Karten abgeben.',
      stand: () =>
        'Bei einem Angriff für eine Nahrungskarte Kriegskarten ziehen, wenn du eine hast, und dann den Angriff kommen lassen.',
      addNothing: () => 'Wenn du in einem Kampf Karten gelegt hast, nichts mehr nachlegen.',
    },
  },
  places: {
    en: { labels: { first: 'Figure on', second: 'Otherwise on', third: 'Or else on' }, place: placeOf },
    nl: { labels: { first: 'Figuur op', second: 'Anders op', third: 'Of anders op' }, place: placeOf },
    de: { labels: { first: 'Figur auf', second: 'Sonst auf', third: 'Oder sonst auf' }, place: placeOf },
  },
};
