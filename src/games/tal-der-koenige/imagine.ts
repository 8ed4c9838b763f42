/** A full state that fits a view: the tablets and orders of the others as they might be. */
import { at } from '../../core/at.ts';
import type { Seat } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { blankTablets, numberedTablets } from './data.ts';
import { someOrders } from './sample/index.ts';
import { groupsFor, ordersEach, type State, undecided } from './state.ts';
import type { TalView } from './view.ts';

export function imagine(view: TalView, seat: Seat | undefined, random: Random): State {
  const tablets = imagineTablets(view, seat, random);
  return {
    players: view.players,
    advanced: view.advanced,
    expert: view.expert,
    stealOrTakeOver: view.stealOrTakeOver,
    round: view.round,
    phase: view.phase,
    start: view.start,
    turn: view.turn,
    points: view.points,
    moved: view.moved,
    bag: view.bag.slice(),
    groups: view.groups.slice(),
    numbered: tablets.numbered,
    blanks: tablets.blanks,
    hands: view.hands.slice(),
    figures: view.figures.slice(),
    scarabs: view.scarabs.slice(),
    owners: view.owners.slice(),
    blocks: view.blocks.slice(),
    laid: view.laid.slice(),
    pharaoh: view.pharaoh.slice(),
    orders: imagineOrders(view, seat, random),
    stolen: view.stolen.slice(),
    built: view.built.slice(),
    noSale: view.noSale,
    busy: view.busy,
    idle: view.idle,
  };
}

/** A seat's eight tablets, dealt to the places where so many of them lie face down; the rest was kept back. */
function imagineTablets(view: TalView, viewer: Seat | undefined, random: Random): Pick<State, 'numbered' | 'blanks'> {
  const groups = groupsFor(view.players);
  const numbered: number[] = [];
  const blanks: number[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    if (seat === viewer) {
      numbered.push(...view.numbered);
      blanks.push(...view.blanks);
      continue;
    }
    const own: number[] = new Array(numberedTablets).fill(0);
    const blank: number[] = new Array(groups).fill(0);
    const stack = shuffle(
      Array.from({ length: numberedTablets + blankTablets }, (_, i) => (i < numberedTablets ? i + 1 : 0)),
      random,
    );
    for (let group = 0; group < groups; group++)
      for (const tablet of stack.splice(0, view.tablets[seat * groups + group])) {
        if (tablet > 0) own[tablet - 1] = group + 1;
        else blank[group] = at(blank, group) + 1;
      }
    numbered.push(...own);
    blanks.push(...blank);
  }
  return { numbered, blanks };
}

function imagineOrders(view: TalView, viewer: Seat | undefined, random: Random): number[] {
  return view.decided.flatMap((decided, seat) => {
    if (seat === viewer) return view.orders;
    if (!decided) return new Array(ordersEach).fill(undecided);
    const { one, two, begin } = someOrders(view, seat, random);
    return [one, two, begin];
  });
}
