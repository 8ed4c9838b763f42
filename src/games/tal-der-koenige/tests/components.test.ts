import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { readAction } from '../action.ts';
import { boardEdge } from '../board/geometry.ts';
import { type SiteShape, siteShape } from '../board/outlines.ts';
import { colours, pharaohLevels } from '../data.ts';
import { talDerKoenige as game } from '../index.ts';
import { areaTouchedBy, firstPlaceOf, laidMap, letterOf, nameOf, placesOf, sites } from '../map.ts';
import { capacityOf, sizeOf } from '../pyramid.ts';
import { sitesInPlay, workersAt } from '../state.ts';
import { eventsOf, offersTo, overseers, own, play, refusalOf, workers, world } from './testing.ts';

const setup = (players: number, first?: number) =>
  game.setup({ players, options: {}, rules: 1, ...(first === undefined ? {} : { first }) }, fastRandom(3));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('K1 components and setup', () => {
  it('K1.1 165 blocks, 33 of each of five colours; the pharaoh pyramid takes 30', () => {
    const { bag, groups } = setup(4);
    for (const [colour] of colours.entries())
      expect(at(bag, colour) + sum(groups.filter((_, i) => i % colours.length === colour))).toBe(33);
    expect(sum(pharaohLevels)).toBe(30);
  });

  it('K1.1 small sites have 5 blocks and the places A to H, large ones 14 and A to L', () => {
    for (let site = 1; site <= 15; site++) {
      const small = [4, 12, 13, 14, 15].includes(site);
      expect(sizeOf(site)).toBe(small ? 'small' : 'large');
      expect(capacityOf(site)).toBe(small ? 5 : 14);
      expect(letterOf(firstPlaceOf(site))).toBe('A');
      expect(letterOf(firstPlaceOf(site) + placesOf(site) - 1)).toBe(small ? 'H' : 'L');
    }
  });

  it('K1.2 everybody has 2 overseers and 5 workers in area 16 and 8 scarabs', () => {
    const { figures, scarabs } = setup(3);
    expect(figures).toEqual(new Array(3 * 7).fill(16));
    expect(scarabs).toEqual([8, 8, 8]);
  });

  it('K1.2 there are four blank tablets, and one each of 1, 2, 3, 4', () => {
    const state = setup(2, 0);
    expect(refusalOf(state, '0 bid blanks 2 2 1')).toBe('K1.2 tooManyBlanks');
    expect(refusalOf(state, '0 bid 4>1 3>1 2>1 1>1 blanks 4 0 0')).toBeUndefined();
    expect(isRefusal(readAction({ type: 'bid', numbered: [1, 1, 1, 1, 1], blanks: [0, 0, 0] }))).toBe(true);
  });

  it('K1.3 capacity of the sites in play is 165 with four players, 118 with three, 80 with two', () => {
    const capacity = (players: number) => sum(sitesInPlay(players).map(capacityOf));
    expect([4, 3, 2].map(capacity)).toEqual([165, 118, 80]);
    expect(sitesInPlay(3)).toEqual([2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 15]);
    expect(sitesInPlay(2)).toEqual([2, 6, 7, 8, 10, 13, 15]);
  });

  it('K1.3 no figure may stand on a site out of play', () => {
    const two = world({ players: 2 });
    expect(refusalOf(two, '0 worker 16 > 4-A')).toBe('K1.3 outOfPlay');
    expect(refusalOf(world({ players: 3 }), '0 worker 16 > 4-A')).toBeUndefined();
    expect(refusalOf(world({ players: 3 }), '0 worker 16 > 14-A')).toBe('K1.3 outOfPlay');
    const orders = world({ players: 2, phase: 'orders' });
    expect(refusalOf(orders, '0 order 1>16 2>14-A')).toBe('K1.3 outOfPlay');
    expect(offersTo(two, 0).some((line) => line.endsWith('> 14-A'))).toBe(false);
  });

  it('K1.4 a standing place holds one figure, an area any number', () => {
    const state = world();
    overseers(state, 1, '8-C');
    expect(refusalOf(state, '0 worker 16 > 8-C')).toBe('K1.4 placeTaken');
    play(state, '0 worker 16 > 8-D', '0 worker 16 > 20', '0 worker 16 > 20');
    expect(refusalOf(state, '0 worker 16 > 8-D')).toBe('K1.4 placeTaken');
  });

  it('K1.5 the start player is the one named, or drawn at random', () => {
    expect(setup(4, 2).start).toBe(2);
    const random = fastRandom(1);
    const drawn = new Set(Array.from({ length: 40 }, () => game.setup({ players: 4, options: {}, rules: 1 }, random).start));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
  });

  it('K1.5 every phase goes clockwise from the start player', () => {
    const state = setup(3, 2);
    const asked: string[] = [];
    for (const line of ['bid blanks 0 0 0 0', 'done', 'done'])
      for (let i = 0; i < 3; i++) {
        const [seat] = game.waiting(state);
        asked.push(`${state.phase} ${seat}`);
        play(state, `${seat} ${line}`);
      }
    expect(asked).toEqual(['bids', 'overseers', 'workers'].flatMap((phase) => [2, 0, 1].map((seat) => `${phase} ${seat}`)));
  });

  it('K1.5 whoever is not asked, or asked something else, is told so', () => {
    const state = world();
    expect(refusalOf(state, '1 worker 16 > 20')).toBe('house notAsked');
    expect(refusalOf(state, '0 build 8: 0.0 red')).toBe('K1.5 otherPhase');
    expect(refusalOf(world({ phase: 'over' }), '0 done')).toBe('house over');
    expect(refusalOf(world({ phase: 'orders' }), '0 done')).toBe('K1.5 otherPhase');
  });

  it('K1.5 who has nothing to decide in a phase is not asked', () => {
    const state = world({ phase: 'workers', turn: 3 });
    own(state, 0, 8);
    overseers(state, 2, '8-A');
    workers(state, 2, '8-B');
    const events = play(state, '3 done');
    expect(workersAt(state, 2, 8)).toBe(1);
    expect([state.phase, state.turn]).toEqual(['takeOver', 2]);
    expect(eventsOf(events, 'done')).toEqual([{ type: 'done', seat: 3, phase: 'workers' }]);
  });
});

describe('the map to draw', () => {
  const { areas, pharaoh } = laidMap();
  const siteShapes: Record<number, SiteShape> = Object.fromEntries(
    Object.entries(sites).map(([at, site]) => [at, siteShape(site)]),
  );

  it('has every area and every site with its corners and places', () => {
    expect(Object.keys(areas).map(Number)).toEqual([16, 17, 18, 19, 20, 21, 22]);
    expect(boardEdge()).toBe('M600 0L1200 872.9L0 872.9Z');
    for (let site = 1; site <= 15; site++) {
      expect(siteShapes[site]?.corners).toHaveLength(4);
      expect(siteShapes[site]?.places).toHaveLength(placesOf(site));
    }
  });

  it('has sites within their frames and the pharaoh pyramid in area 16', () => {
    for (const { centre, frame, places } of Object.values(siteShapes))
      for (const [x, y] of places) expect(Math.hypot(x - centre[0], y - centre[1])).toBeLessThan(frame * Math.SQRT1_2);
    expect(isWithin(pharaoh, areas[16]?.outline ?? [])).toBe(true);
  });

  it('has every site in its area, and on the border of another where the rules say so', () => {
    for (const [number, { area, across }] of Object.entries(sites)) {
      const site = Number(number);
      expect(isWithin(siteShapes[site]?.centre ?? [0, 0], areas[area]?.outline ?? [])).toBe(true);
      const beyond = Array.from({ length: placesOf(site) }, (_, i) => firstPlaceOf(site) + i).filter(
        (spot) => areaTouchedBy(spot) !== area,
      );
      expect(beyond.map(nameOf)).toEqual(across ? (site === 8 ? ['8-A', '8-B', '8-C'] : [`${site}-A`, `${site}-B`]) : []);
    }
  });
});

function isWithin([x, y]: readonly [number, number], outline: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = at(outline, (i + 1) % outline.length);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
