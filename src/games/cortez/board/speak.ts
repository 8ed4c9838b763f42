/** What a field says of itself, to the eye and to the ear. */

import { at } from '../../../core/at.ts';
import type { Seat } from '../../../core/game.ts';
import { sameAction } from '../../../core/same-action.ts';
import { firstTemple, lastTemple } from '../data.ts';
import { bridgeNames, bridgeOn, cityNumber, gateFields, size, terrain, villageSupply } from '../map.ts';
import { placeIn } from '../text/parts.ts';
import type { Picks } from './picks.ts';
import { type CortezScene, many, nationOfFigure } from './scene.ts';

/** A village by its name, a city field by its number, the rest by column and row. */
export function placeName({ words }: CortezScene, field: number): string {
  const name = placeIn(words.place, field);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the ground is and gives. */
export function groundLine({ view, words }: CortezScene, field: number): string {
  const bridge = at(bridgeOn, field);
  if (bridge >= 0) return (view.bridges[bridge] ? words.bridgeWhole : words.bridgeBroken)(bridgeNames[bridge] ?? '');
  const number = at(cityNumber, field);
  if (number === 25) return words.greatTemple;
  if (number >= firstTemple && number <= lastTemple) return words.temple;
  if (number) return gateFields().some((gate) => gate.field === field) ? `${words.quarter}. ${words.gate}` : words.quarter;
  const supply = at(villageSupply, field);
  if (supply) return words.village(supply);
  const kind = terrain[Math.floor(field / size)]?.[field % size];
  return kind === '~' ? words.water : kind === 'H' ? words.harbour : kind === 'D' ? words.dam : words.land;
}

export interface Standing {
  readonly text: string;
  readonly seat: Seat;
}

/** Who stands there, with what is known of his owner's hand where that is another player. */
export function figureLine(scene: CortezScene, figure: number): Standing {
  const { view, words, say, viewer } = scene;
  const name = words.figureOf[nationOfFigure(figure)] ?? '';
  const seat = at(view.collar, figure);
  if (seat < 0) return { seat, text: words.unmarked(name) };
  const line = words.marked(name, say.seat(seat));
  return { seat, text: seat === viewer ? line : `${line}: ${words.holds(many(view.war[seat]), many(view.supply[seat]))}` };
}

/** What can be done there now. */
export function doLine(scene: CortezScene, picks: Picks, field: number): string | undefined {
  const { words, draft } = scene;
  if (field === picks.from) return words.chosenFigure;
  const lit = picks.lit.get(field);
  if (!lit) return undefined;
  if (!lit.action) return words.chooseFigure;
  if (sameAction(draft, lit.action)) return words.chosen;
  if (lit.action.type !== 'move') return words.canChoose;
  return (lit.effect?.fight ? words.canAttack : words.canMove)(lit.price ?? 0);
}

/** The whole field in one breath, for a screen reader. */
export function fieldLabel(scene: CortezScene, picks: Picks, field: number, figure: number): string {
  const parts = [
    placeName(scene, field),
    groundLine(scene, field),
    figure >= 0 ? figureLine(scene, figure).text : scene.words.nobody,
    doLine(scene, picks, field),
  ];
  return parts.flatMap((part) => (part ? [part.endsWith('.') ? part : `${part}.`] : [])).join(' ');
}

/** Who would defend an unmarked figure of a nation (C6.1). */
export function defendersOf({ view, words, say, viewer }: CortezScene, nation: number): string {
  const names = view.nations.flatMap((of, seat) => (of === nation && seat !== viewer ? [say.seat(seat)] : []));
  return names.join(words.orLot);
}
