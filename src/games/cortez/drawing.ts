/** A position as text, for failing tests, bug reports and `replay --board`: the board row by row, a line for each seat. */

import { columnName, rowName } from '../../core/place-name.ts';
import { briberyKinds, figuresPerNation, supplies, supplyKinds, warValues } from './data.ts';
import { bridgeOn, fieldAt, size, terrain } from './map.ts';
import { briberyOf, collarOf, type Fight, figureOn, ownLaid, type State, supplyOf, warOf } from './state.ts';

const letter = (seat: number): string => String.fromCharCode(97 + seat);

/** A figure by its collar, an unmarked one as "x" (Aztec) or "o" (Spanish); a broken bridge as "#", else the ground. */
function cell(state: State, row: number, column: number): string {
  const field = fieldAt(row, column);
  const figure = figureOn(state, field);
  if (figure >= 0) {
    const collar = collarOf(state, figure);
    return collar >= 0 ? letter(collar) : figure < figuresPerNation ? 'x' : 'o';
  }
  const bridge = bridgeOn[field] ?? -1;
  return bridge >= 0 && !state.bridges[bridge] ? '#' : (terrain[row]?.[column] ?? ' ');
}

/** War cards highest first: "6 4 4". */
function wars(count: (value: number) => number): string {
  const values = Array.from({ length: warValues }, (_, i) => new Array<number>(count(i + 1)).fill(i + 1)).flat();
  return values.reverse().join(' ') || 'none';
}

function seatLine(state: State, seat: number): string {
  const supply = supplies.flatMap((name, kind) =>
    kind < supplyKinds && supplyOf(state, seat, kind) ? [`${supplyOf(state, seat, kind)} ${name}`] : [],
  );
  const bribery = Array.from({ length: briberyKinds }, (_, kind) => briberyOf(state, seat, kind)).reduce((sum, n) => sum + n, 0);
  return [
    `${letter(seat)}${state.active === seat ? '*' : ' '} ${state.nations[seat] === 0 ? 'Aztec' : 'Spanish'}`,
    `supply ${supply.join(' ') || 'none'}`,
    `war ${wars((value) => warOf(state, seat, value))}`,
    `mission ${state.missions[seat]}`,
    `treasure ${state.treasures[seat]}`,
    ...(bribery ? [`${bribery} bribery cards`] : []),
  ].join('; ');
}

function fightLine(fight: Fight): string {
  const side = (seat: number, at: number) => `${letter(seat)} with ${ownLaid(fight, at)} cards and ${fight.weapons[at]} weapons`;
  return `fight (${fight.stage}): ${side(fight.attacker, 0)} against ${side(fight.defender, 1)}`;
}

export function draw(state: State): string {
  return [
    `round ${state.round}, turn ${state.turn}, ${state.phase}: seat ${letter(state.active)}, ${state.actions} actions`,
    `   ${Array.from({ length: size }, (_, column) => columnName(column)).join(' ')}`,
    ...Array.from({ length: size }, (_, row) => {
      const cells = Array.from({ length: size }, (_, column) => cell(state, row, column));
      return `${rowName(row).padStart(2)} ${cells.join(' ')}`.trimEnd();
    }),
    ...Array.from({ length: state.players }, (_, seat) => seatLine(state, seat)),
    ...(state.fight ? [fightLine(state.fight)] : []),
    ...(state.bid > 0 ? [`bid ${state.bid} by ${letter(state.bidder)}`] : []),
  ].join('\n');
}
