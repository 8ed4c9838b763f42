/** What can be left as a standing order, and what each will do, in words; loaded when somebody looks at them. */
import type { OrderDesk, OrderOffer, Seat } from '../../core/game.ts';
import { firstArea, movePoints } from './data.ts';
import { distance, isPlace, lastSpot, nameOf, type Spot } from './map.ts';
import type { TalOrder } from './orders.ts';
import { figureAt, isUsed } from './state.ts';
import type { TalView } from './view.ts';

type Errand = Extract<TalOrder, { kind: 'go' }>;

/** K3.2: from round 2 on, for the orders that are asked for next; while these are asked for they are written on the board. */
function errands(view: TalView, seat: Seat): OrderOffer<TalOrder>[] {
  const { phase, round } = view;
  if (phase === 'overseers' || phase === 'orders' || (phase === 'bids' && round === 1)) return [];
  const [one, two] = [figureAt(view, seat, 0), figureAt(view, seat, 1)];
  const order: Errand = {
    kind: 'go',
    round: phase === 'bids' ? round : round + 1,
    one,
    oneElse: one,
    two,
    twoElse: two,
    begin: 1,
  };
  const places = (['one', 'oneElse', 'two', 'twoElse'] as const).map((member) => ({
    member,
    of: reachable(view, order[member]),
  }));
  return [{ order, places, ...(phase === 'bids' ? { next: true } : {}) }];
}

/** Where the overseer stands comes first. */
function reachable(view: TalView, from: Spot): Spot[] {
  const spots: Spot[] = [];
  for (let to = firstArea; to <= lastSpot; to++)
    if (to !== from && isUsed(view.players, to) && distance(from, to) <= movePoints) spots.push(to);
  return [from, ...spots];
}

function workers({ phase, round }: TalView): OrderOffer<TalOrder>[] {
  const before = phase === 'bids' || phase === 'overseers' || phase === 'orders';
  return [{ order: { kind: 'keepWorkers', round: before ? round : round + 1 } }];
}

/** The dearest that the orders can become. */
function price(view: TalView, seat: Seat, { one, oneElse, two, twoElse }: Errand): number {
  const most = (figure: number, spots: readonly Spot[]) =>
    Math.max(...spots.map((to) => distance(figureAt(view, seat, figure), to)));
  return most(0, [one, oneElse]) + most(1, [two, twoElse]);
}

const spotIn = (area: string) => (spot: Spot) => (isPlace(spot) ? nameOf(spot) : `${area} ${nameOf(spot)}`);
const spots = { en: spotIn('area'), nl: spotIn('zone'), de: spotIn('Zone') };
/** German: to a place, into an area. */
const germanWay = (spot: Spot) => `${isPlace(spot) ? 'nach' : 'in'} ${spots.de(spot)}`;

export const desk: OrderDesk<TalView, TalOrder> = {
  offers: (view, seat) =>
    view.phase === 'over'
      ? []
      : [...errands(view, seat), ...workers(view), { order: { kind: 'stay' } }, { order: { kind: 'finish' } }],
  whyNot(view, seat, order, language) {
    const cost = order.kind === 'go' ? price(view, seat, order) : 0;
    if (cost <= movePoints) return undefined;
    return {
      en: `Together that may cost ${cost} movement points; you have ${movePoints}.`,
      nl: `Samen kan dat ${cost} verplaatsingspunten kosten; je hebt er ${movePoints}.`,
      de: `Zusammen kann das ${cost} Bewegungspunkte kosten; du hast ${movePoints}.`,
    }[language];
  },
  words: {
    en: {
      finish: () => 'End your turn when nothing is left to do: nothing to steal, take over, build or move.',
      stay: () => 'While both your overseers stand on unfinished sites of your own, order them to stay.',
      go: ({ round, one, oneElse, two, twoElse }) =>
        `In round ${round} order overseer 1 to ${spots.en(one)} and overseer 2 to ${spots.en(two)}; if somebody else stands there by then, to ${spots.en(oneElse)} and ${spots.en(twoElse)}.`,
      keepWorkers: ({ round }) => `In round ${round} leave all your workers where they are.`,
    },
    nl: {
      finish: () =>
        'Beëindig je beurt als er niets meer te doen is: niets te stelen, over te nemen, te bouwen of te verplaatsen.',
      stay: () => 'Zolang je opzichters allebei op onvoltooide bouwterreinen van jezelf staan: laat ze daar blijven.',
      go: ({ round, one, oneElse, two, twoElse }) =>
        `Opdrachten in ronde ${round}: opzichter 1 naar ${spots.nl(one)}, opzichter 2 naar ${spots.nl(two)}; staat daar dan een ander, dan naar ${spots.nl(oneElse)} en ${spots.nl(twoElse)}.`,
      keepWorkers: ({ round }) => `Laat in ronde ${round} al je arbeiders staan waar ze staan.`,
    },
    de: {
      finish: () => 'Deinen Zug beenden, wenn nichts mehr zu tun ist: nichts zu stehlen, zu übernehmen, zu bauen oder zu ziehen.',
      stay: () => 'Solange beide Aufseher auf eigenen unfertigen Bauplätzen stehen, sie dort bleiben lassen.',
      go: ({ round, one, oneElse, two, twoElse }) =>
        `Aufseherzüge in Runde ${round}: Aufseher 1 ${germanWay(one)}, Aufseher 2 ${germanWay(two)}; steht dort dann jemand anders, ${germanWay(oneElse)} und ${germanWay(twoElse)}.`,
      keepWorkers: ({ round }) => `In Runde ${round} alle Arbeiter stehen lassen, wo sie sind.`,
    },
  },
  places: {
    en: {
      labels: { one: 'Overseer 1 to', oneElse: 'if taken, to', two: 'Overseer 2 to', twoElse: 'if taken, to' },
      place: spots.en,
    },
    nl: {
      labels: { one: 'Opzichter 1 naar', oneElse: 'indien bezet naar', two: 'Opzichter 2 naar', twoElse: 'indien bezet naar' },
      place: spots.nl,
    },
    de: {
      labels: { one: 'Ziel von Aufseher 1', oneElse: 'falls besetzt', two: 'Ziel von Aufseher 2', twoElse: 'falls besetzt' },
      place: spots.de,
    },
  },
};
