/** What a hex says of itself, to the eye and to the ear. */
import type { Offer } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { TikalAction } from '../action.ts';
import { kindOf, stonesOn } from '../data.ts';
import { beyond, edgeCount, type Hex, hexName, neighbour, opposite } from '../map.ts';
import {
  buriedAt,
  campAt,
  canBeEntered,
  guardAt,
  isKnown,
  kindAt,
  leaderAt,
  membersAt,
  none,
  playersOf,
  stonesAcross,
  tileAt,
  valueAt,
} from '../state.ts';
import type { Party, Walk } from './party.ts';
import { deedsAt, leadAt, placements, type TikalScene, weightsAt } from './scene.ts';
import { held, rotationAt } from './selection.svelte.ts';

export function placeTitle({ view, words }: TikalScene, hex: Hex): string {
  return `${hexName(hex)} · ${words.kinds[kindAt(view, hex) ?? 'unknown']}`;
}

/** What lies and stands there; a line that speaks of one player carries his mark. */
export interface PlaceLine {
  readonly text: string;
  readonly seat?: number;
}

export function placeLines(scene: TikalScene, hex: Hex): PlaceLine[] {
  const { view, words, say } = scene;
  const lines: PlaceLine[] = [];
  const value = valueAt(view, hex);
  const guard = guardAt(view, hex);
  if (value > 0) lines.push({ text: words.value(value) });
  if (guard !== none) lines.push({ seat: guard, text: words.guardedBy(say.seat(guard)) });
  if (kindAt(view, hex) === 'treasure') lines.push({ text: words.buried(buriedAt(view, hex)) });
  const camp = campAt(view, hex);
  if (camp !== none) lines.push({ seat: camp, text: words.campOf(say.seat(camp)) });
  for (let seat = 0; seat < playersOf(view); seat++) {
    const [members, leader] = [membersAt(view, hex, seat), leaderAt(view, hex, seat)];
    if (members || leader) lines.push({ seat, text: words.figures(say.seat(seat), members, leader) });
  }
  const lead = leadLine(scene, hex);
  if (lead) lines.push({ text: lead });
  return lines;
}

/** Who leads at a temple, and by how much: "you lead 3 to 2". */
function leadLine(scene: TikalScene, hex: Hex): string | undefined {
  const { view, viewer, words, say } = scene;
  const lead = leadAt(scene, hex);
  if (!lead || lead.guarded) return undefined;
  const [first, second] = weightsAt(view, hex);
  if (!first) return words.nobody;
  if (lead.owner === undefined) return words.tie(first.weight);
  const other = second?.weight ?? 0;
  return lead.owner === viewer ? words.youLead(first.weight, other) : words.leads(say.seat(lead.owner), first.weight, other);
}

/** The ways out, for who cannot see the stones. */
function waysOut({ view, words }: TikalScene, hex: Hex): string | undefined {
  const ways: string[] = [];
  for (let edge = 0; edge < edgeCount; edge++) {
    const [other, stones] = [neighbour(hex, edge), stonesAcross(view, hex, edge)];
    if (other !== beyond && stones > 0) ways.push(words.wayTo(hexName(other), stones));
  }
  return ways.length ? words.ways(ways.join('; ')) : undefined;
}

/** Which ways the tile in hand would open there. */
export function joinsAt(
  { view, words }: TikalScene,
  { hex, rotation }: { readonly hex: Hex; readonly rotation: number },
): string[] {
  if (kindOf(view.tile) === 'volcano') return [];
  const ways: string[] = [];
  for (let edge = 0; edge < edgeCount; edge++) {
    const other = neighbour(hex, edge);
    if (other === beyond || !canBeEntered(view, other)) continue;
    const stones =
      stonesOn(view.tile, rotation, edge) + stonesOn(tileAt(view, other), view.rotations[other] ?? 0, opposite(edge));
    if (stones > 0) ways.push(words.wayTo(hexName(other), stones));
  }
  return ways;
}

/** What a choice costs, or which ways it opens. */
export function addedTo({ action, price }: Offer<TikalAction>, scene: TikalScene): string {
  if (action.type !== 'place') return price ? scene.words.ap(price) : '';
  const ways = joinsAt(scene, action);
  return ways.length ? scene.words.joining(ways.join('; ')) : '';
}

/** What can be done there now, in a few words. */
function canDo(scene: TikalScene, hex: Hex, walks: ReadonlyMap<Hex, Walk>): string[] {
  const { words } = scene;
  const rotations = placements(scene).get(hex);
  if (rotations) {
    const ways = joinsAt(scene, { hex, rotation: rotationAt(rotations, held.of(scene).rotation) });
    return [words.canPlace, ...(ways.length ? [words.wouldJoin(ways.join('; '))] : [])];
  }
  const walk = walks.get(hex);
  const deeds = deedsAt(scene, hex).length;
  return [...(walk ? [words.reach(walk.price)] : []), ...(deeds ? [words.deedsHere(deeds)] : [])];
}

/** The whole hex in one breath, for a screen reader. */
export function placeLabel(scene: TikalScene, hex: Hex, walks: ReadonlyMap<Hex, Walk>): string {
  const known = isKnown(scene.view, hex);
  const ways = known ? waysOut(scene, hex) : undefined;
  const parts = [
    placeTitle(scene, hex).replace(' · ', ' '),
    ...placeLines(scene, hex).map(({ text }) => text),
    ...canDo(scene, hex, walks),
    ...(ways ? [ways] : []),
  ];
  return parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');
}

/** Why what one would most likely want there cannot be: lay the tile, or walk. */
export function whyNotThere(scene: TikalScene, hex: Hex, party: Party | undefined): Refusal | undefined {
  if (scene.choices.length === 0) return undefined;
  const rotations = placements(scene);
  if (scene.view.phase === 'place' && rotations.size > 0)
    return rotations.has(hex) ? undefined : scene.refusal({ type: 'place', hex, rotation: 0 });
  if (scene.view.phase !== 'act' || !party || party.hex === hex) return undefined;
  return scene.refusal({ type: 'walk', figure: party.leader ? 'leader' : 'member', from: party.hex, to: hex });
}
