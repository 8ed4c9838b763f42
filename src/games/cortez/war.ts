/** War cards on their way, and what each player knows of the others' after seeing one (C6.5). */
import type { Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { warValues } from './data.ts';
import { drawOne, warChance } from './draw.ts';
import type { Cause, Emit } from './event.ts';
import { type Fight, fighterOf, nationOf, type State, sideOfHired, valueOfHired, warPileOf } from './state.ts';

/** Draws up to so many war cards of the seat's own nation; gets what there is (C3.2). */
export function drawWar(state: State, seat: Seat, count: number, why: Cause, random: Random, emit?: Emit): void {
  const nation = nationOf(state, seat);
  const drawn = Math.min(count, warPileOf(state, nation));
  const war = emit ? new Array<number>(warValues).fill(0) : undefined;
  for (let i = 0; i < drawn; i++) {
    const card = drawOne(state.warPile, nation * warValues, warValues, warChance(random, nation));
    state.war[seat * warValues + card] = state.war[seat * warValues + card]! + 1;
    if (war) war[card] = war[card]! + 1;
  }
  if (war) emit?.({ type: 'drewWar', seat, count: drawn, why, reveals: true, secret: { to: [seat], war } });
}

export function toWarPile(state: State, nation: number, value: number, count: number): void {
  const i = nation * warValues + value - 1;
  state.warPile[i] = state.warPile[i]! + count;
}

export function takeWar(state: State, seat: Seat, value: number, count: number): void {
  const i = seat * warValues + value - 1;
  state.war[i] = state.war[i]! - count;
}

function knownIndex(state: State, viewer: Seat, owner: Seat, value: number): number {
  return (viewer * state.players + owner) * warValues + value - 1;
}

/** The viewer has seen that the owner holds such a card; it may be one he knows already. */
export function seeCard(state: State, viewer: Seat, owner: Seat, value: number): void {
  const i = knownIndex(state, viewer, owner, value);
  state.warKnown[i] = Math.max(1, state.warKnown[i]!);
}

/** So many of that value have openly left the owner, as the viewer sees it. */
export function forgetSeen(state: State, viewer: Seat, owner: Seat, value: number, count: number): void {
  const i = knownIndex(state, viewer, owner, value);
  state.warKnown[i] = Math.max(0, state.warKnown[i]! - count);
}

/** So many cards have left the owner face down: any of those the viewer knew may be among them. */
function forgetUnseen(state: State, viewer: Seat, owner: Seat, count: number): void {
  for (let value = 1; value <= warValues; value++) forgetSeen(state, viewer, owner, value, count);
}

/** After mutiny: nobody but the owner knows which cards went. */
export function forgetPutBack(state: State, owner: Seat, count: number): void {
  for (let viewer = 0; viewer < state.players; viewer++) if (viewer !== owner) forgetUnseen(state, viewer, owner, count);
}

/** War cards of a fight go back into their nations' piles (C6.7), seen by all or, after a surrender, unseen. */
export function returnLaid(state: State, fight: Fight, shown: boolean): void {
  for (let side = 0; side < 2; side++) {
    const owner = fighterOf(fight, side);
    let unseen = 0;
    for (let value = 1; value <= warValues; value++) {
      const i = side * warValues + value - 1;
      const count = fight.laid[i]!;
      if (count === 0) continue;
      toWarPile(state, nationOf(state, owner), value, count);
      fight.laid[i] = 0;
      unseen += count;
      if (shown)
        for (let viewer = 0; viewer < state.players; viewer++)
          if (viewer !== owner) forgetSeen(state, viewer, owner, value, count);
    }
    if (!shown && unseen) forgetPutBack(state, owner, unseen);
  }
  for (let helper = 0; helper < state.players; helper++) {
    const card = fight.hired[helper]!;
    if (card === 0) continue;
    const value = valueOfHired(card);
    toWarPile(state, nationOf(state, helper), value, 1);
    fight.hired[helper] = 0;
    const employer = fighterOf(fight, sideOfHired(card));
    for (let viewer = 0; viewer < state.players; viewer++) {
      if (viewer === helper || viewer === employer) continue;
      if (shown) forgetSeen(state, viewer, helper, value, 1);
      else forgetUnseen(state, viewer, helper, 1);
    }
  }
}
