import type { Preview, ScoreLine, Seat } from '../../core/game.ts';
import { magellan, pizarro } from './data.ts';
import { generations } from './memory.ts';
import type { Line } from './message-keys.ts';
import { fieldCrowns, handCrowns, stackPoints } from './scoring.ts';
import type { View } from './view.ts';

function line(name: Line, points: number, unknown: boolean): ScoreLine {
  return unknown ? { line: name, points, unknown: true } : { line: name, points };
}

/** What each seat would score now, as the viewer knows it: unknown cards count nothing and are marked. */
export function preview(view: View): Preview {
  return {
    seats: view.hands.map((hand, seat) => {
      const closedTucks = view.tucked.slice(seat * 18, seat * 18 + 18).some((tuck) => tuck < 0);
      const lines = [
        line('fields', fieldCrowns(view, seat), false),
        line('hand', handCrowns(hand ?? view.known, hand ? 0 : seat), !hand && (closedTucks || hasUnknown(view, seat))),
      ];
      if (hasShip(view, seat, magellan)) lines.push(line('stacks', stackPoints(view, seat), closedTucks));
      if (view.pizarroPoints[seat] || mayPush(view, seat))
        lines.push(line('pizarro', view.pizarroPoints[seat]!, mayPush(view, seat) && view.stage !== 'over'));
      return {
        lines,
        total: lines.reduce((sum, { points }) => sum + points, 0),
        unknown: lines.some(({ unknown }) => unknown),
      };
    }),
  };
}

function hasUnknown(view: View, seat: Seat): boolean {
  return view.slots.slice(seat * generations, (seat + 1) * generations).some((count) => count > 0);
}

function hasShip(view: View, seat: Seat, explorer: number): boolean {
  return view.ships.slice(seat * 6, seat * 6 + 6).some((place) => Math.floor(place / 3) === explorer);
}

function mayPush(view: View, seat: Seat): boolean {
  return view.sides[pizarro] === 1 && view.ships.slice(seat * 6, seat * 6 + 6).includes(pizarro * 3 + 2);
}
