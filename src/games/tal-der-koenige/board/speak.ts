/** What sites, areas and groups say of themselves, to the eye and to the ear. */
import { at } from '../../../core/at.ts';
import type { Seat } from '../../../core/game.ts';
import { pharaohBlocks, pyramids } from '../data.ts';
import { isPlace, nameOf, type Spot, siteOf, sites } from '../map.ts';
import { capacityOf, levelStarts, sizeOf } from '../pyramid.ts';
import { blockAt, blocksOf, inPlay, isFinished, laidOn, ownerOf } from '../state.ts';
import { bidDraft, faceDownAt, tabletsAtGroup } from './bids.ts';
import { figuresOf, finishedAt, isArea, prospectOf, roomAt, type TalScene } from './scene.ts';

export function spotSaid({ words }: TalScene, spot: Spot): string {
  return isPlace(spot) ? nameOf(spot) : words.area(spot);
}

export function blocksSaid({ text, words }: TalScene, counts: readonly number[]): string {
  return counts.flatMap((count, colour) => (count ? [`${count} ${text.colours[colour]}`] : [])).join(', ') || words.nothing;
}

export function nodeTitle({ words }: TalScene, node: number): string {
  const title = isArea(node) ? words.area(node) : words.site(node);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Who stands there, a line for each player. */
export function figureLines(scene: TalScene, node: number): { readonly seat: Seat; readonly text: string }[] {
  const { view, words, say } = scene;
  const there = figuresOf(view).filter(({ spot }) => (isPlace(spot) ? siteOf(spot) : spot) === node);
  return Array.from({ length: view.players }, (_, seat) => seat).flatMap((seat) => {
    const own = there.filter((one) => one.seat === seat);
    const overseers = own.filter(({ kind }) => kind === 'overseer');
    const workers = own.filter(({ kind }) => kind === 'worker');
    if (own.length === 0) return [];
    const letters = (list: typeof own) => list.flatMap(({ spot }) => (isPlace(spot) ? [nameOf(spot).slice(-1)] : [])).join(', ');
    const parts = [
      ...(overseers.length ? [words.overseers(overseers.length, letters(overseers))] : []),
      ...(workers.length ? [words.workers(workers.length, letters(workers))] : []),
    ];
    return [{ seat, text: `${say.seat(seat)}: ${parts.join(', ')}` }];
  });
}

/** What lies on a site and what it is worth, a sentence each. */
export function siteLines(scene: TalScene, site: number): string[] {
  const { view, words, viewer, say } = scene;
  const size = sizeOf(site);
  if (!inPlay(view.players, site)) return [words.closed];
  const owner = ownerOf(view, site);
  const lines = [`${words.sizes[size]}, ${words.laid(laidOn(view, site), capacityOf(site))}`];
  lines.push(owner < 0 ? words.nobodys : words.owner(say.seat(owner)));
  const finished = finishedAt(scene, site);
  if (finished) lines.push(words.finished(words.kinds[finished.kind], finished.points));
  else {
    const prospect = prospectOf(scene, site);
    if (prospect) lines.push(words.canBecome(words.kinds[prospect.kind], prospect.points));
  }
  if (viewer !== undefined && owner === viewer && !isFinished(view, site)) lines.push(words.room(roomAt(scene, site)));
  const { across } = sites[site]!;
  if (across !== undefined) lines.push(words.border('ABC'.slice(0, pyramids[size].placesPerSide), across));
  return lines;
}

/** The colours of each level, for who does not see them. */
function levelsSaid(scene: TalScene, site: number): string[] {
  const begins = levelStarts(site);
  return begins.slice(0, -1).flatMap((from, level) => {
    const counts = [0, 0, 0, 0, 0];
    for (let position = from; position < at(begins, level + 1); position++) {
      const block = blockAt(scene.view, site, position);
      if (block) counts[block - 1] = (counts[block - 1] ?? 0) + 1;
    }
    return counts.some((count) => count > 0) ? [scene.words.levelHas(level, blocksSaid(scene, counts))] : [];
  });
}

function spoken(parts: readonly string[]): string {
  return parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');
}

/** A whole site or area in one breath, with what can be done there. */
export function nodeLabel(scene: TalScene, node: number, doing: readonly string[]): string {
  const figures = figureLines(scene, node).map(({ text }) => text);
  const content = isArea(node) ? [] : [...siteLines(scene, node), ...levelsSaid(scene, node)];
  return spoken([nodeTitle(scene, node), ...content, figures.length ? figures.join('; ') : scene.words.empty, ...doing]);
}

export function pharaohLabel(scene: TalScene): string {
  const { words, view } = scene;
  return spoken([
    words.pharaoh,
    ...pharaohLines(scene),
    blocksSaid(
      scene,
      [0, 1, 2, 3, 4].map((colour) => view.pharaoh.filter((one) => one === colour).length),
    ),
  ]);
}

export function pharaohLines({ words, view }: TalScene): string[] {
  const missing = pharaohBlocks - view.pharaoh.length;
  return [words.laid(view.pharaoh.length, pharaohBlocks), words.clock(missing)];
}

export function groupLabel(scene: TalScene, group: number, tablet: number | undefined): string {
  const { view, words, say, viewer } = scene;
  const draft = bidDraft(scene);
  const others = Array.from({ length: view.players }, (_, seat) => seat).flatMap((seat) => {
    const down = faceDownAt(scene, seat, group);
    return down && seat !== viewer ? [words.faceDown(say.seat(seat), down)] : [];
  });
  const mine = draft ? tabletsAtGroup(draft, group).map((value) => words.tablet(value)) : [];
  return spoken([
    words.group(group + 1, blocksSaid(scene, blocksOf(view, group))),
    ...others,
    ...(mine.length ? [words.yourTablets(mine.join(', '))] : []),
    ...(draft && tablet !== undefined ? [words.layHere(words.tablet(tablet))] : []),
  ]);
}
