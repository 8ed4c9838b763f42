/** A position as text, for failing tests, bug reports and `replay --board`: a tile a cell, a line for each seat. */

import { columnName, rowName } from '../../core/place-name.ts';
import { campsEach, guardsEach, motifCount, motifs, tileName } from './data.ts';
import { columns, type Hex, hexAt, hexName, rows } from './map.ts';
import {
  campAt,
  guardAt,
  isKnown,
  kindAt,
  leaderAt,
  membersAt,
  none,
  playersOf,
  type TikalState,
  treasuresOf,
  valueAt,
} from './state.ts';

const width = 9;

/** "T5", a treasure tile as "t3", "jg", "vo", "bc"; then the figures: "a2A" is two members and the leader of the first seat. */
function cell(state: TikalState, hex: Hex): string {
  if (!isKnown(state, hex)) return '·';
  const ground = {
    base: 'bc',
    temple: `T${valueAt(state, hex)}`,
    jungle: 'jg',
    treasure: `t${state.buried[hex]}`,
    volcano: 'vo',
  };
  const camp = campAt(state, hex);
  const guard = guardAt(state, hex);
  const marks = [
    camp === none ? '' : `^${letter(camp)}`,
    guard === none ? '' : `!${letter(guard)}`,
    ...state.score.map((_, seat) => {
      const members = membersAt(state, hex, seat);
      return `${members ? `${letter(seat)}${members}` : ''}${leaderAt(state, hex, seat) ? letter(seat).toUpperCase() : ''}`;
    }),
  ];
  return `${ground[kindAt(state, hex) ?? 'jungle']}${marks.join('')}`;
}

const letter = (seat: number): string => String.fromCharCode(97 + seat);

function seatLine(state: TikalState, seat: number): string {
  const found = Array.from({ length: motifCount }, (_, motif) => motif).flatMap((motif) => {
    const count = treasuresOf(state, seat, motif);
    return count ? [`${count} ${motifs[motif]}`] : [];
  });
  const names = (places: readonly number[], each: number) =>
    places
      .slice(seat * each, (seat + 1) * each)
      .filter((hex) => hex !== none)
      .map(hexName)
      .join(' ') || 'none';
  return [
    `${letter(seat)}${state.seat === seat ? '*' : ' '} ${state.score[seat]} points`,
    `supply ${state.supply[seat]}`,
    `camps ${names(state.camps, campsEach)}`,
    `guards ${names(state.guards, guardsEach)}`,
    `treasures ${found.join(', ') || 'none'}`,
  ].join('; ');
}

export function draw(state: TikalState): string {
  const line = (row: string, cellOf: (column: number) => string) =>
    `${row} ${Array.from({ length: columns }, (_, column) => cellOf(column).padEnd(width)).join('')}`.trimEnd();
  const tile = state.tile === none ? '' : `, tile ${tileName(state.tile)}`;
  return [
    `${state.phase}: seat ${letter(state.seat)}, ${state.ap} action points${tile}, ${state.drawn} tiles drawn, ${state.scorings} scorings`,
    line(' ', columnName),
    ...Array.from({ length: rows }, (_, row) => line(rowName(row), (column) => cell(state, hexAt(column, row)))),
    ...Array.from({ length: playersOf(state) }, (_, seat) => seatLine(state, seat)),
  ].join('\n');
}
