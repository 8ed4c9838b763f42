/** Figures that go together: who they are, where they can go, and what a tap on a place means while they are selected. */
import type { Hex } from '../map.ts';
import { type Figure, leaderAt, membersAt } from '../state.ts';
import { deedsAt, offersOf, type TikalScene } from './scene.ts';

export interface Party {
  readonly hex: Hex;
  readonly members: number;
  readonly leader: boolean;
}

/** A walk of a whole party: as many actions as it has figures. */
export interface Walk {
  readonly to: Hex;
  /** For all together. */
  readonly price: number;
  readonly way: readonly string[];
  readonly actions: readonly { readonly type: 'walk'; readonly figure: Figure; readonly from: Hex; readonly to: Hex }[];
}

/** The viewer's figures there that would go: as wished, as far as they are there; one of them where none is wished. */
export function partyAt(scene: TikalScene, hex: Hex, wish: Omit<Party, 'hex'>): Party | undefined {
  const { view, viewer } = scene;
  if (viewer === undefined || scene.choices.length === 0) return undefined;
  const [there, leaderThere] = [membersAt(view, hex, viewer), leaderAt(view, hex, viewer)];
  const members = Math.min(wish.members, there);
  const leader = wish.leader && leaderThere;
  if (members > 0 || leader) return { hex, members, leader };
  if (there > 0) return { hex, members: 1, leader: false };
  return leaderThere ? { hex, members: 0, leader: true } : undefined;
}

/** Where all of the party can go with the points left, by place. */
export function walksOf(scene: TikalScene, party: Party | undefined): ReadonlyMap<Hex, Walk> {
  const walks = new Map<Hex, Walk>();
  if (!party) return walks;
  const figures: Figure[] = [...(party.leader ? ['leader' as const] : []), ...Array<Figure>(party.members).fill('member')];
  for (const { action, price = 0, way = [] } of offersOf(scene, 'walk')) {
    const { from, to, figure } = action;
    if (from !== party.hex || figure !== figures[0] || price * figures.length > scene.view.ap) continue;
    walks.set(to, {
      to,
      price: price * figures.length,
      way,
      actions: figures.map((one) => ({ type: 'walk', figure: one, from, to })),
    });
  }
  return walks;
}

/** go: the party walks there. select: the place is taken up. tell: it only says what it is, and why not. */
export type Tap = 'go' | 'select' | 'tell';

/** Own figures are always selected by a tap; where figures could come in as well as walk in, the menu at the place names both. */
export function tapOn(scene: TikalScene, hex: Hex, walks: ReadonlyMap<Hex, Walk>): Tap {
  const deeds = deedsAt(scene, hex);
  if (partyAt(scene, hex, { members: 1, leader: true })) return 'select';
  if (walks.has(hex)) return deeds.some(({ action }) => action.type === 'bring') ? 'select' : 'go';
  return deeds.length > 0 ? 'select' : 'tell';
}

/** What there is to say about walking from a place: to choose a lit tile, that no way is cheap enough, that all is spent. */
export function walkHint(scene: TikalScene, party: Party | undefined): 'chooseToWalk' | 'cannotWalk' | 'hintEnd' | undefined {
  if (scene.view.ap === 0) return 'hintEnd';
  if (!party) return undefined;
  return walksOf(scene, party).size > 0 ? 'chooseToWalk' : 'cannotWalk';
}
