/** What is conserved, and the small hidden facts the laws ask about. */

import type { Seat } from '../../../core/game.ts';
import {
  briberies,
  briberyCards,
  briberyKinds,
  collarsPerPlayer,
  figures,
  missions,
  roundsFor,
  supplies,
  supplyKinds,
  supplyOfKind,
  warCards,
  warValues,
} from '../data.ts';
import {
  briberyOf,
  collarsOnBoard,
  type Fight,
  fighterOf,
  isField,
  nationOf,
  type State,
  sum,
  supplyOf,
  valueOfHired,
  warOf,
} from '../state.ts';
import { moment } from './sequence.ts';

export function invariants(state: State): string[] {
  const shape = lengths(state);
  if (shape.length) return shape;
  return [...board(state), ...cards(state), ...knowledge(state), ...moment(state)];
}

/** Lengths and seats that fit the number of players; without them nothing else can be asked. */
function lengths(state: State): string[] {
  const { players, fight } = state;
  const broken: string[] = [];
  const expect = (name: string, array: readonly unknown[], length: number) => {
    if (array.length !== length) broken.push(`${name} has ${array.length} entries instead of ${length}`);
  };
  const perSeat = { nations: 1, supply: supplyKinds, known: supplyKinds, war: warValues, missions: 1, treasures: 1 } as const;
  for (const [name, kinds] of Object.entries(perSeat)) expect(name, state[name as keyof typeof perSeat], players * kinds);
  expect('bribery', state.bribery, players * briberyKinds);
  expect('warKnown', state.warKnown, players * players * warValues);
  for (const name of ['owing', 'bids', 'offersMade'] as const) expect(name, state[name], players);
  if (fight) for (const name of ['hired', 'offered', 'asked'] as const) expect(name, fight[name], players);
  const seats = [
    state.active,
    state.bidder,
    ...[...state.offers, ...(fight?.refused ?? [])].flatMap(({ from, to }) => [from, to]),
  ];
  if (fight) seats.push(fight.attacker, fight.defender);
  if (seats.some((seat) => seat >= players) || state.collar.some((seat) => seat >= players))
    broken.push('a seat that is not there');
  if ((state.phase === 'fight') !== (fight !== null)) broken.push('a fight in the wrong phase');
  if (fight && fight.winner >= 0 !== (fight.stage === 'refill' || fight.stage === 'premium' || fight.stage === 'banish'))
    broken.push('a winner at the wrong stage');
  if (fight && fight.winner >= 0 !== fight.beaten >= 0) broken.push('a winner without a beaten figure');
  if (fight && fight.winner < 0 && (state.on[fight.from]! < 0 || state.on[fight.at]! < 0)) broken.push('a fight without figures');
  return broken;
}

function board(state: State): string[] {
  const broken: string[] = [];
  let standing = 0;
  for (let figure = 0; figure < figures; figure++) {
    const field = state.at[figure]!;
    if (field < 0) {
      if (state.fight?.beaten !== figure) broken.push(`figure ${figure} is off the board`);
      continue;
    }
    standing += 1;
    if (state.on[field] !== figure) broken.push(`figure ${figure} is not alone on its field`);
    if (!isField(state, field)) broken.push(`figure ${figure} stands on a broken bridge`);
    const collar = state.collar[figure]!;
    if (collar >= 0 && nationOf(state, collar) !== (figure < figures / 2 ? 0 : 1))
      broken.push(`figure ${figure} wears a foreign collar`);
  }
  if (state.on.reduce((count, figure) => count + (figure >= 0 ? 1 : 0), 0) !== standing)
    broken.push('fields hold figures that are elsewhere');
  for (let seat = 0; seat < state.players; seat++) {
    const collars = collarsOnBoard(state, seat);
    if (collars > collarsPerPlayer || (state.turn > 0 && collars === 0))
      broken.push(`seat ${seat} has ${collars} collars on the board`);
  }
  if (state.round > roundsFor(state.players)) broken.push('too many rounds');
  if (sum(state.treasures) > state.round) broken.push('too many treasures');
  return broken;
}

function cards(state: State): string[] {
  const { players, fight } = state;
  const broken: string[] = [];
  const same = (what: string, count: number, all: number) => {
    if (count !== all) broken.push(`${count} ${what} instead of ${all}`);
  };
  for (let kind = 0; kind < supplyKinds; kind++) {
    let count = state.pile[kind]! + state.discards[kind]!;
    for (let seat = 0; seat < players; seat++) count += supplyOf(state, seat, kind);
    if (fight && supplies[kind] === 'weapon') count += sum(fight.weapons);
    same(`${supplies[kind]} cards`, count, supplyOfKind);
  }
  for (let nation = 0; nation < 2; nation++)
    for (let value = 1; value <= warValues; value++) {
      let count = state.warPile[nation * warValues + value - 1]!;
      for (let seat = 0; seat < players; seat++)
        if (nationOf(state, seat) === nation) count += warOf(state, seat, value) + (fight ? outInFight(fight, seat, value) : 0);
      same(`war cards ${value} of nation ${nation}`, count, warCards[value - 1]!);
    }
  for (let kind = 0; kind < briberyKinds; kind++) {
    let count = state.briberyPile[kind]! + state.briberyUsed[kind]!;
    for (let seat = 0; seat < players; seat++) count += briberyOf(state, seat, kind);
    same(`bribery cards ${briberies[kind]}`, count, briberyCards[kind]!);
  }
  if (new Set(state.missions).size !== players || state.missions.some((mission) => !missions.includes(mission)))
    broken.push('missions that cannot be');
  return broken;
}

/** Cards of that value the seat has on the table. */
function outInFight(fight: Fight, seat: Seat, value: number): number {
  let count = 0;
  for (const side of [0, 1]) if (fighterOf(fight, side) === seat) count += fight.laid[side * warValues + value - 1]!;
  const card = fight.hired[seat]!;
  return card > 0 && valueOfHired(card) === value ? count + 1 : count;
}

/** Nobody knows what is not so. */
function knowledge(state: State): string[] {
  const { players, fight } = state;
  const broken: string[] = [];
  for (const [i, count] of state.known.entries()) if (count > state.supply[i]!) broken.push('a known supply card is not held');
  for (let viewer = 0; viewer < players; viewer++)
    for (let owner = 0; owner < players; owner++)
      for (let value = 1; value <= warValues; value++) {
        const known = state.warKnown[(viewer * players + owner) * warValues + value - 1]!;
        if (known === 0) continue;
        if (known > warOf(state, owner, value) + (fight ? outInFight(fight, owner, value) : 0))
          broken.push(`seat ${viewer} knows a war card that seat ${owner} does not have`);
      }
  return broken;
}
