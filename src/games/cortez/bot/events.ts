/** Events with a choice (C8): bridges, and figures driven into the city or out of it. */
import type { Seat } from '../../../core/game.ts';
import { drivenFrom, drivenTo } from '../actions/drive.ts';
import { bridgeCount } from '../data.ts';
import { drivenNation } from '../flow.ts';
import { bridgeField, cityCorner, cityField, cityNumber, perMap, villageSupply } from '../map.ts';
import { figureOn, nationOf, type State } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { outlook } from './outlook.ts';
import { placeOutside } from './places.ts';

/** The bridges of each dam; a dam leads into the city while all of its bridges are whole. */
const dams = perMap(({ bridges }) => {
  const line = ({ at: [row, column], along }: (typeof bridges)[number]) => {
    const before = along === 'v' ? row < cityCorner[0] : column < cityCorner[1];
    return `${along} ${along === 'v' ? column : row} ${before}`;
  };
  const names = [...new Set(bridges.map(line))];
  return names.map((name) => bridges.flatMap((bridge, i) => (line(bridge) === name ? [i] : [])));
});

function openDams(whole: readonly number[]): number {
  return dams().reduce((open, dam) => open + (dam.every((bridge) => whole[bridge] === 1) ? 1 : 0), 0);
}

/** Who has more followers outside wants the ways open, who has more inside wants them shut. */
export function bridgeTurns(state: State, seat: Seat): Candidate[] {
  const look = outlook(state);
  const found: Candidate[] = [{ action: { type: 'pass' }, promise: 0 }];
  let others = 0;
  for (let other = 0; other < state.players; other++) if (other !== seat) others += look.outside[other]! - look.inside[other]!;
  const own = look.outside[seat]! - look.inside[seat]!;
  const openness = own - others / (state.players - 1) + 0.5;
  const open = openDams(state.bridges);
  for (let bridge = 0; bridge < bridgeCount; bridge++) {
    if (figureOn(state, bridgeField[bridge]!) >= 0) continue;
    const turned = state.bridges.with(bridge, 1 - state.bridges[bridge]!);
    const then = openDams(turned);
    // The last way in matters most.
    const change = Math.sqrt(then) - Math.sqrt(open);
    found.push({ action: { type: 'bridge', bridge }, promise: change * openness * 0.4 - 0.01 });
  }
  return found;
}

/** Gates and the fields behind them: easily attacked, and in the way. */
const easyFields = perMap(() => [3, 2, 4, 11, 10, 12, 15, 14, 16].map((number) => cityField[number]!));

/** An attack or a flight: enemies where they can be attacked, the own people where they cannot. */
export function drives(state: State, seat: Seat): Candidate[] {
  const type = state.phase as 'attack' | 'flight';
  const own = drivenNation(state) === nationOf(state, seat);
  const from = own === (type === 'attack') ? leastUseful(state) : drivenFrom(state)[0]!;
  if (type === 'flight') return flights(state, seat, own);
  const easy = easyFields();
  return drivenTo(state).map((to) => {
    const near = easy.indexOf(to);
    const ease = near < 0 ? 0 : 1 - near * 0.05;
    const number = cityNumber[to]!;
    return { action: { type, from, to }, promise: own ? number * 0.05 - ease * 0.3 : ease };
  });
}

function flights(state: State, seat: Seat, own: boolean): Candidate[] {
  const to = placeOutside(state, seat, drivenNation(state));
  const easy = easyFields();
  return drivenFrom(state).map((from) => {
    const near = easy.indexOf(from);
    const ease = near < 0 ? 0 : 1 - near * 0.05;
    return { action: { type: 'flight', from, to }, promise: own ? ease : -ease };
  });
}

/** An unmarked figure outside that is not in a village. */
function leastUseful(state: State): number {
  const from = drivenFrom(state);
  return from.find((field) => !villageSupply[field]) ?? from[0]!;
}
