/** The scene of Tal der Könige, and small readings of its view that several parts draw from. */

import type { Seat } from '../../../core/game.ts';
import type { Scene } from '../../../ui/board.ts';
import type { TalAction } from '../action.ts';
import { colours, figuresEach, firstArea, lastArea, overseersEach } from '../data.ts';
import type { TalEvent } from '../event.ts';
import { isPlace, type Spot, siteOf } from '../map.ts';
import type { TalText } from '../message-keys.ts';
import type { TalOrder } from '../orders.ts';
import type { TalPreview } from '../preview.ts';
import type { Prospect } from '../scoring.ts';
import type { TalView } from '../view.ts';
import { gatheringOf, groundOf, project } from './geometry.ts';
import type { Point } from './outlines.ts';
import type { BoardWords } from './text/en.ts';

export type TalScene = Scene<TalView, TalAction, BoardWords, TalText, TalEvent, TalOrder>;

export function eventsOf<T extends TalEvent['type']>(scene: TalScene, type: T): Extract<TalEvent, { type: T }>[] {
  return scene.events.filter((event): event is Extract<TalEvent, { type: T }> => event.type === type);
}

export type FigureKind = 'overseer' | 'worker';

export interface Placed {
  /** Seat * 7 + number. */
  readonly id: number;
  readonly seat: Seat;
  readonly kind: FigureKind;
  readonly spot: Spot;
  /** Where its feet are drawn. */
  readonly at: Point;
  /** How many of its kind stand there with it; told by the last of them only. */
  readonly count: number;
}

const perRow = 4;
const [across, down] = [1.75, 2.15];

/** All figures, the ones further back first. In an area those of one kind and seat stand as one, with their number. */
export function figuresOf({ figures }: TalView): Placed[] {
  const groups = new Map<string, number[]>();
  for (const [id, spot] of figures.entries()) {
    const key = isPlace(spot) ? `${id}` : `${spot} ${Math.floor(id / figuresEach)} ${kindOf(id)}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const inArea = new Map<number, string[]>();
  for (const key of [...groups.keys()].filter((one) => one.includes(' ')).sort()) {
    const area = Number.parseInt(key, 10);
    inArea.set(area, [...(inArea.get(area) ?? []), key]);
  }
  const placed: Placed[] = [];
  for (const [key, ids] of groups) {
    const spot = figures[ids[0]!]!;
    const at = isPlace(spot) ? groundOf(spot) : spotInArea(spot, inArea.get(spot) ?? [], key);
    for (const [i, id] of ids.entries())
      placed.push({
        id,
        seat: Math.floor(id / figuresEach),
        kind: kindOf(id),
        spot,
        at: project(at),
        count: i === ids.length - 1 ? ids.length : 0,
      });
  }
  return placed.sort((a, b) => a.at[1] - b.at[1] || a.id - b.id);
}

function kindOf(id: number): FigureKind {
  return id % figuresEach < overseersEach ? 'overseer' : 'worker';
}

function spotInArea(area: number, keys: readonly string[], key: string): Point {
  const at = keys.indexOf(key);
  const rows = Math.ceil(keys.length / perRow);
  const row = Math.floor(at / perRow);
  const inRow = Math.min(perRow, keys.length - row * perRow);
  const [x, y] = gatheringOf(area).figures;
  return [x + ((at % perRow) - (inRow - 1) / 2) * across, y + (row - (rows - 1) / 2) * down + 0.7];
}

/** A list of so many blocks of each colour, one by one. */
export function oneByOne(counts: readonly number[]): number[] {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
}

export function handOf({ hands }: TalView, seat: Seat): number[] {
  return hands.slice(seat * colours.length, (seat + 1) * colours.length);
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function prospectOf(scene: TalScene, site: number): Prospect | undefined {
  return previewOf(scene)
    .seats.flatMap(({ prospects }) => prospects ?? [])
    .find((one) => one.site === site);
}

function previewOf({ preview }: TalScene): TalPreview {
  return preview as TalPreview;
}

/** What a finished pyramid is and brings. */
export function finishedAt(scene: TalScene, site: number): TalPreview['finished'][number] | undefined {
  return previewOf(scene).finished.find((one) => one.site === site);
}

/** How many blocks its owner may still build there this round. */
export function roomAt(scene: TalScene, site: number): number {
  return previewOf(scene).room[site] ?? 0;
}

export function isArea(node: number): boolean {
  return node >= firstArea && node <= lastArea;
}

/** The site of a standing place; an area is its own. */
export function nodeOf(spot: Spot): number {
  return siteOf(spot) || spot;
}

/** The site or area that the draft is about. */
export function draftedNode({ draft }: TalScene): number | undefined {
  if (draft?.type === 'overseer' || draft?.type === 'worker') return nodeOf(draft.to);
  return draft?.type === 'steal' || draft?.type === 'takeOver' ? draft.site : undefined;
}
