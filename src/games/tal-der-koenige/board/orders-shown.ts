/** The secret orders once they are shown: seat by seat in the order of play, with what became of them. */
import { at } from '../../../core/at.ts';
import type { Seat } from '../../../core/game.ts';
import { figuresEach } from '../data.ts';
import type { Spot } from '../map.ts';
import { eventsOf, type TalScene } from './scene.ts';

interface Errand {
  readonly overseer: number;
  /** Where it was sent; undefined when it stays. */
  readonly to: Spot | undefined;
  /** The area it was bumped into. */
  readonly bumpedTo: Spot | undefined;
}

export interface SeatOrders {
  readonly seat: Seat;
  readonly errands: readonly Errand[];
  readonly void: boolean;
  readonly claims: readonly number[];
}

export function ordersIn(scene: TalScene): SeatOrders[] | undefined {
  const { view } = scene;
  const shown = eventsOf(scene, 'ordersShown')[0];
  if (!shown) return undefined;
  const moves = eventsOf(scene, 'overseer');
  const bumps = eventsOf(scene, 'bumped');
  return Array.from({ length: view.players }, (_, i) => {
    const seat = (view.start + i) % view.players;
    const { one, two, begin } = at(shown.orders, seat);
    const errand = (overseer: number, ordered: Spot): Errand => {
      const of = (event: { seat: Seat; overseer: number }) => event.seat === seat && event.overseer === overseer;
      const bump = bumps.find(of);
      const went = moves.some(of) || bump !== undefined;
      const stays = !went && view.figures[seat * figuresEach + overseer - 1] === ordered;
      return { overseer, to: stays ? undefined : ordered, bumpedTo: bump?.to };
    };
    const errands = [errand(1, one), errand(2, two)];
    return {
      seat,
      errands: begin === 1 ? errands : errands.reverse(),
      void: eventsOf(scene, 'voided').some((event) => event.seat === seat),
      claims: eventsOf(scene, 'claimed').flatMap((event) => (event.seat === seat ? [event.site] : [])),
    };
  });
}
