/** What a port says of itself, to the eye and to the ear. */
import { explorers, magellan, phases, vascoDaGama } from '../data.ts';
import { fieldOf, rightHalfCrowns } from '../map.ts';
import { type MagellanScene, shipsOf, tucksOf } from './scene.ts';

export function placeName(place: number): string {
  return `${explorers[Math.floor(place / 3)]} ${phases[place % 3]}`;
}

/** The place of that name. */
export function placeNamed(name: string): number {
  return Array.from({ length: explorers.length * phases.length }, (_, place) => place).findIndex(
    (place) => placeName(place) === name,
  );
}

export function portTitle(scene: MagellanScene, place: number): string {
  return `${scene.text.explorers[Math.floor(place / 3)]} ${phases[place % 3]}`;
}

/** What the field gives and does, a sentence each. */
export function fieldLines({ view, words }: MagellanScene, place: number): string[] {
  const explorer = Math.floor(place / 3);
  const field = fieldOf(explorer, view.sides[explorer] ?? 0, place % 3);
  const lines: string[] = [];
  if (field.bag) lines.push(words.field.bag(field.bag));
  if (field.crown) lines.push(words.field.crown(field.crown));
  if (field.action === 'draw') lines.push(words.field.draw(field.cards ?? 0));
  else if (field.action === 'half') lines.push(words.field.half(field.cards ?? 0, rightHalfCrowns[place % 3] ?? 0));
  else if (field.action) lines.push(words.field[field.action]);
  return lines;
}

/** Whose ships lie there, with what stands under or beside them. */
export function shipLines(scene: MagellanScene, place: number): { readonly seat: number; readonly text: string }[] {
  const { view, words, say } = scene;
  const explorer = Math.floor(place / 3);
  return shipsOf(view)
    .filter((ship) => ship.place === place)
    .map(({ id, seat }) => {
      const half = explorer === vascoDaGama ? [undefined, words.halfLeft, words.halfRight][view.halves[id] ?? 0] : undefined;
      const tucks = explorer === magellan ? tucksOf(view, id) : [];
      const known = tucks.filter((card) => card > 0).join(', ');
      const stack = tucks.length ? words.stack(tucks.length, known) : undefined;
      return { seat, text: [say.seat(seat), half, stack].filter(Boolean).join(', ') };
    });
}

/** The whole port in one breath, for a screen reader. */
export function portLabel(scene: MagellanScene, place: number, lit: boolean): string {
  const { words } = scene;
  const ships = shipLines(scene, place);
  const parts = [
    portTitle(scene, place),
    ...fieldLines(scene, place),
    ships.length ? words.shipsHere(ships.map(({ text }) => text).join('; ')) : words.nobody,
    ...(isTarget(scene, place) ? [words.target] : []),
    ...(lit ? [words.canChoose] : []),
  ];
  return parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');
}

/** Whether the card on offer leads to this port. */
export function isTarget({ view }: MagellanScene, place: number): boolean {
  return view.card >= 0 && view.phase < 3 && place === view.card * 3 + view.phase;
}
