/** Tablets at the groups on sale: the viewer's draft, what lies there, and how a sale went. */
import type { Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { blankTablets, numberedTablets } from '../data.ts';
import type { Tablets } from '../event.ts';
import { groupCount, groupsFor } from '../state.ts';
import { formsOf } from './moves.ts';
import { eventsOf, type TalScene } from './scene.ts';

type Bid = ActionOf<'bid'>;

/** The bid as it is laid out so far; undefined when none is asked for. */
export function bidDraft(scene: TalScene): Bid | undefined {
  const form = formsOf(scene, 'bid')[0];
  if (!form) return undefined;
  return (scene.draft?.type === 'bid' ? scene.draft : form.proposal) as Bid;
}

/** The tablets at a group, highest first, 0 for a blank. */
export function tabletsAtGroup({ numbered, blanks }: Tablets, group: number): number[] {
  const values = numbered.flatMap((at, i) => (at === group + 1 ? [i + 1] : [])).reverse();
  return [...values, ...Array.from({ length: blanks[group] ?? 0 }, () => 0)];
}

/** The tablets not laid yet, highest first, 0 for each blank. */
export function tabletsLeft({ numbered, blanks }: Tablets): number[] {
  const laid = blanks.reduce((sum, count) => sum + count, 0);
  const values = Array.from({ length: numberedTablets }, (_, i) => numberedTablets - i).filter((value) => !numbered[value - 1]);
  return [...values, ...Array.from({ length: blankTablets - laid }, () => 0)];
}

export function lay(draft: Bid, tablet: number, group: number): Bid {
  if (tablet > 0) return { ...draft, numbered: draft.numbered.with(tablet - 1, group + 1) };
  return { ...draft, blanks: draft.blanks.with(group, (draft.blanks[group] ?? 0) + 1) };
}

export function takeBack(draft: Bid, tablet: number, group: number): Bid {
  if (tablet > 0) return { ...draft, numbered: draft.numbered.with(tablet - 1, 0) };
  return { ...draft, blanks: draft.blanks.with(group, Math.max(0, (draft.blanks[group] ?? 0) - 1)) };
}

/** How many tablets of the seat lie face down at a group. */
export function faceDownAt({ view }: TalScene, seat: Seat, group: number): number {
  return view.tablets[seat * groupsFor(view.players) + group] ?? 0;
}

export interface Lot {
  readonly blocks: readonly number[];
  /** Who bought it, for how much; -1 where nobody did. */
  readonly buyer: Seat;
  readonly sum: number;
  readonly to: 'bag' | 'pharaoh' | undefined;
  /** Everybody's tablets there. */
  readonly tablets: readonly { readonly seat: Seat; readonly values: readonly number[] }[];
}

/** The sale that was turned up in this step, group by group. */
export function saleIn(scene: TalScene): Lot[] | undefined {
  const turned = eventsOf(scene, 'turnedUp')[0];
  if (!turned) return undefined;
  const lots: Lot[] = [];
  const tablets = (group: number) =>
    turned.tablets
      .map((all, seat) => ({ seat, values: tabletsAtGroup(all, group - 1) }))
      .filter(({ values }) => values.length > 0);
  for (const { group, seat, sum, blocks } of eventsOf(scene, 'sold'))
    lots[group - 1] = { blocks, buyer: seat, sum, to: undefined, tablets: tablets(group) };
  for (const { group, blocks, to } of eventsOf(scene, 'unsold'))
    lots[group - 1] = { blocks, buyer: -1, sum: 0, to, tablets: tablets(group) };
  return lots;
}

export function groupsOnSale({ view }: TalScene): number[] {
  return Array.from({ length: groupCount(view) }, (_, group) => group);
}
