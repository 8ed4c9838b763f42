/** C1: the table before the first turn. */
import { at } from '../../core/at.ts';
import type { Config, Seat } from '../../core/game.ts';
import { pileOf, type Random, shuffle } from '../../core/random.ts';
import {
  briberyCards,
  briberyKinds,
  bridgeCount,
  figures,
  figuresPerNation,
  missions,
  roundDeck,
  supplyKinds,
  supplyOfKind,
  supplyStart,
  warCards,
  warStart,
  warValues,
} from './data.ts';
import { drawOne, warChance } from './draw.ts';
import { cityNumber, fieldAt, laidMap, size } from './map.ts';
import { nationOf, occupants, type State } from './state.ts';

/**
 * Seats take the nations in turn around the table. With an even number the first seat is Aztec; with an odd number
 * the first, third and fifth seat lead the nation that has one player more (C1.2).
 */
export function nationsFor(players: number, majority: number): number[] {
  const first = players % 2 === 0 ? 0 : majority;
  return Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? first : 1 - first));
}

export function setup({ players, options, first, rules }: Config, random: Random): State {
  const active = first ?? random.below(players);
  const majority = options.majority === 'aztec' ? 0 : options.majority === 'spanish' ? 1 : random.below(2);
  const nations = nationsFor(players, majority);
  const at = startingFields(players, majority);
  const zeros = (length: number) => new Array<number>(length).fill(0);
  const state: State = {
    players,
    nations,
    round: 1,
    turn: 0,
    active,
    phase: 'mark',
    actions: 0,
    event: -1,
    deck: [...roundDeck],
    bridges: new Array<number>(bridgeCount).fill(1),
    at,
    collar: new Array<number>(figures).fill(-1),
    on: occupants(at),
    supply: zeros(players * supplyKinds),
    known: zeros(players * supplyKinds),
    pile: new Array<number>(supplyKinds).fill(supplyOfKind),
    discards: zeros(supplyKinds),
    war: zeros(players * warValues),
    warPile: [...warCards, ...warCards],
    warKnown: zeros(players * players * warValues),
    missions: shuffle([...missions], random).slice(0, players),
    treasures: zeros(players),
    bribery: zeros(players * briberyKinds),
    briberyPile: [...briberyCards],
    briberyUsed: zeros(briberyKinds),
    owing: zeros(players),
    bids: zeros(players),
    bid: 0,
    bidder: 0,
    fights: 0,
    fight: null,
    offers: [],
    offersMade: zeros(players),
    lastOffer: 0,
    ...(rules > 1 ? { rules } : {}),
  };
  for (let seat = 0; seat < players; seat++) deal(state, seat, random);
  return state;
}

function deal(state: State, seat: Seat, random: Random): void {
  for (let i = 0; i < warStart; i++) {
    const card = drawOne(state.warPile, nationOf(state, seat) * warValues, warValues, warChance(random, nationOf(state, seat)));
    state.war[seat * warValues + card] = at(state.war, seat * warValues + card) + 1;
  }
  for (let i = 0; i < supplyStart; i++) {
    const card = drawOne(state.pile, 0, supplyKinds, pileOf(random, 'supply'));
    state.supply[seat * supplyKinds + card] = at(state.supply, seat * supplyKinds + card) + 1;
  }
}

/** The field of every figure, Aztecs first (C1.5). */
function startingFields(players: number, majority: number): number[] {
  const byNation: number[][] = [[], []];
  const even = players % 2 === 0;
  const { starts, evenAztecs } = laidMap();
  const aztecDoubles = evenAztecs.map(([row, column]) => fieldAt(row, column));
  for (let field = 0; field < size * size; field++) {
    const mark = starts[Math.floor(field / size)]?.[field % size];
    if (mark === 'a') byNation[0]?.push(field);
    if (mark === 's') byNation[1]?.push(field);
    if (mark !== 'x') continue;
    const inCity = at(cityNumber, field) > 0;
    const nation = even ? (aztecDoubles.includes(field) ? 0 : 1) : inCity ? 1 - majority : majority;
    byNation[nation]?.push(field);
  }
  if (byNation[0]?.length !== figuresPerNation || byNation[1]?.length !== figuresPerNation)
    throw new Error('the starting fields do not hold 22 figures of each nation');
  return byNation.flat();
}
