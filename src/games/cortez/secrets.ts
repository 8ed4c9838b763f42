import type { Seat } from '../../core/game.ts';
import { briberies, briberyKinds, supplies, supplyKinds, warValues } from './data.ts';
import { briberyOf, fighterOf, type State, sideOfHired, supplyOf, valueOfHired, warOf } from './state.ts';

/** Hidden facts about the others: a kind they hold, a card on the table, a mission. */
export function secrets(state: State, viewer: Seat | undefined): string[] {
  if (state.phase === 'over') return [];
  const facts: string[] = [];
  const { fight } = state;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === viewer) continue;
    for (let kind = 0; kind < supplyKinds; kind++)
      if (supplyOf(state, seat, kind)) facts.push(`supplies of ${seat}: ${supplies[kind]}`);
    for (let value = 1; value <= warValues; value++) if (warOf(state, seat, value)) facts.push(`war cards of ${seat}: ${value}`);
    facts.push(`mission of ${seat}: ${state.missions[seat]}`);
    for (let kind = 0; kind < briberyKinds; kind++)
      if (briberyOf(state, seat, kind)) facts.push(`bribery of ${seat}: ${briberies[kind]}`);
    const card = fight?.hired[seat] ?? 0;
    if (fight && card > 0 && fighterOf(fight, sideOfHired(card)) !== viewer)
      facts.push(`hired from ${seat}: ${valueOfHired(card)}`);
  }
  if (fight)
    for (const side of [0, 1])
      for (let value = 1; value <= warValues; value++)
        if (fighterOf(fight, side) !== viewer && fight.laid[side * warValues + value - 1])
          facts.push(`laid on ${side}: ${value}`);
  for (const { card, from, to } of state.offers)
    if (card > 0 && from !== viewer && to !== viewer) facts.push(`offered by ${from}: ${card}`);
  return facts;
}
