/** Points line by line as a viewer knows them. */
import type { Preview, ScoreLine, Seat } from '../../core/game.ts';
import { firstTemple, gold, lastTemple, supplyKinds } from './data.ts';
import type { Line } from './message-keys.ts';
import { linesOf, standsOn } from './scoring.ts';
import { sum } from './state.ts';
import type { View } from './view.ts';

/** With the strength of both sides, attacker first, of a fight in progress, as far as the viewer sees the cards. */
interface CortezPreview extends Preview {
  readonly strength?: readonly number[];
}

export function preview(view: View): CortezPreview {
  return {
    ...(view.fight ? { strength: view.fight.strength } : {}),
    seats: Array.from({ length: view.players }, (_, seat) => {
      const lines = seatLines(view, seat);
      const total = lines.reduce((points, line) => points + line.points, 0);
      return { lines, total, unknown: lines.some((line) => line.unknown) };
    }),
  };
}

function seatLines(view: View, seat: Seat): ScoreLine[] {
  const supply = view.supply[seat]!;
  const bribery = view.bribery[seat]!;
  const mission = view.missions[seat]!;
  const known = typeof supply === 'number' ? view.known[seat * supplyKinds + gold]! : supply[gold]!;
  const unknown: Partial<Record<Line, boolean>> = {
    mission: mission === 0 && standsOnTemple(view, seat),
    gold: typeof supply === 'number' && supply > sum(view.known, seat * supplyKinds, supplyKinds),
    bribery: typeof bribery === 'number' && bribery > 0,
  };
  const lines = linesOf(view, seat, mission, known, typeof bribery === 'number' ? [] : bribery);
  return lines.map(({ line, points }) => (unknown[line] ? { line, points, unknown: true } : { line, points }));
}

/** Whether a mission nobody has seen could be fulfilled. */
function standsOnTemple(view: View, seat: Seat): boolean {
  for (let number = firstTemple; number <= lastTemple; number++)
    if (!view.missions.includes(number) && standsOn(view, seat, number)) return true;
  return false;
}
