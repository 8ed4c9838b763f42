/** Printed boards as values: every bundled one keeps what the rulebook says, and a game on any other is the same game on it. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../core/config.ts';
import type { AnyGame, Config } from '../core/game.ts';
import { tryGame } from '../core/laws/play.ts';
import { noDoubts } from '../core/laws/secrets.ts';
import { wordsOf } from '../core/laws/words.ts';
import { sayFinding } from '../core/map-checks.ts';
import { canonicalJson, type Finding, isOwnMap, layMapOf, mapHash, onMap, type PrintedMap } from '../core/maps.ts';
import { act, type Match, openMatch } from '../core/match.ts';
import { fastRandom, pick } from '../core/random.ts';
import { readRecord, writeRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { languages } from '../core/text.ts';
import { tryMap } from '../core/trial.ts';
import { cortez } from './cortez/index.ts';
import type { CortezMap } from './cortez/maps/schema.ts';
import { magellan } from './magellan/index.ts';
import type { MagellanMap } from './magellan/maps/schema.ts';
import { talDerKoenige } from './tal-der-koenige/index.ts';
import type { TalMap } from './tal-der-koenige/maps/schema.ts';

const games = [cortez, magellan, talDerKoenige] as unknown as AnyGame[];
type Json = Record<string, unknown>;

/** A copy of the first that was bundled, changed: what these tests say of it holds whichever is the default. */
function drawn<M extends PrintedMap>(game: { maps?: AnyGame['maps'] }, change: (map: M) => void): M {
  const map = structuredClone(game.maps?.bundled[0]?.map) as M;
  (map as { name: string }).name = 'Own';
  change(map);
  return map;
}

/** Boards that differ from the default in what decides games. */
const own: Readonly<Record<string, PrintedMap>> = {
  cortez: drawn<CortezMap>(cortez, (map) => {
    map.villages[1]!.supply = 9;
    // A harbour moves, a village goes, and a corner of the sheet is no field.
    map.terrain[1] = '...V..H.V..H.....';
    map.terrain[0] = '.................';
    map.villages = map.villages.filter(({ name }) => name !== 'Xaltocan');
    map.terrain[2] = `_${map.terrain[2]!.slice(1)}`;
  }),
  magellan: drawn<MagellanMap>(magellan, (map) => {
    map.fields.pizarro.A = [
      { bag: 2, crown: 3 },
      { bag: 2, crown: 7 },
      { bag: 1, crown: 16 },
    ];
    map.rightHalf = [2, 5, 9];
  }),
  'tal-der-koenige': drawn<TalMap>(talDerKoenige, (map) => {
    map.sites[1]!.size = 'small';
    map.sites[13]!.size = 'large';
    map.sites[2]!.players = 4;
    map.sites[12]!.across = 21;
  }),
};

const configOf = (game: AnyGame, players: number, map?: PrintedMap): Config => {
  const config = readConfig(game, { players, ...(map ? { map } : {}) });
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  return config;
};

function playOn(game: AnyGame, config: Config, seed: number, most = Number.POSITIVE_INFINITY): Match<object, never, never> {
  const match = openMatch(game as never, { config }, { secret: 'cd'.repeat(32), contributions: [] }) as Match<
    object,
    never,
    never
  >;
  const random = fastRandom(seed);
  for (
    let waiting = match.game.waiting(match.state);
    waiting.length && match.steps.length < most;
    waiting = match.game.waiting(match.state)
  ) {
    const seat = pick(waiting, random);
    act(match, seat, match.game.sample(match.state, seat, random));
  }
  return match;
}

describe.each(games.map((game) => [game.meta.id, game] as const))('maps of %s', (id, game) => {
  const maps = game.maps!;

  it.each(maps.bundled.map((bundled) => [bundled.id, bundled.map] as const))(
    '%s keeps all that the rulebook says',
    async (_, map) => {
      const { findings } = await maps.checks();
      expect(findings(map)).toEqual([]);
    },
  );

  it('every bundled map is what its reader reads, since nothing reads it again', () => {
    for (const { map } of maps.bundled) expect(maps.read(map)).toEqual(map);
  });

  it('every bundled map names a source for each datum', () => {
    for (const { map } of maps.bundled) expect(map.sources?.all).toMatch(/^(rulebook|other|reconstructed)$/);
  });

  it('a hundred random games on another map break no law, and others hold after them', () => {
    const config = configOf(game, game.meta.players.least, own[id]!);
    const before = tryMap(game, configOf(game, 3), 5);
    for (let seed = 1; seed <= 30; seed++) expect(tryMap(onMap(game, config), config, seed)).toHaveProperty('winners');
    expect(tryMap(game, configOf(game, 3), 5)).toEqual(before);
  });

  it.each([...maps.bundled.map((bundled) => bundled.id), 'own'])('all laws hold in a random game on %s', async (which) => {
    const config: Config = { ...configOf(game, game.meta.players.least), map: which === 'own' ? own[id]! : which };
    const drawn = onMap(game, config);
    const trial = { config, seed: 2, thorough: (step: number) => step % 40 === 0, imaginative: () => false };
    expect(tryGame(drawn, { ...trial, words: await wordsOf(drawn), doubts: noDoubts() })).toEqual([]);
  });

  it('games on two maps, played by turns, are what each is alone', () => {
    const configs = [configOf(game, 3), configOf(game, 3, own[id]!)];
    const alone = configs.map((config) => playOn(game, config, 7, 60));
    const both = configs.map((config) => openMatch(game as never, { config }, alone[0]!.seed) as Match<object, never, never>);
    for (let step = 0; step < 60; step++)
      for (const [i, match] of both.entries()) {
        const { seat, action } = alone[i]!.steps[step]!;
        expect(act(match, seat, action).ok).toBe(true);
      }
    expect(both.map((match) => JSON.stringify(match.state))).toEqual(alone.map((match) => JSON.stringify(match.state)));
  });

  it('a record carries its own map and replays to the same end; one on the default says nothing of it', () => {
    const match = playOn(game, configOf(game, 3, own[id]!), 3);
    const text = writeRecord(match as never);
    expect(text).toContain(`\nmap: {`);
    const read = readRecord(game, text);
    if (isRefusal(read)) throw new Error(JSON.stringify(read));
    expect(JSON.stringify(read.match.state)).toBe(JSON.stringify(match.state));
    expect(writeRecord(read.match)).toBe(text);
    expect(writeRecord(playOn(game, configOf(game, 3), 3) as never)).not.toContain('map:');
  });

  it('a map of one’s own is told from a bundled one', () => {
    expect(isOwnMap(configOf(game, 3, own[id]!))).toBe(true);
    expect(isOwnMap(configOf(game, 3))).toBe(false);
    // Whoever sends what comes with the program plays on that.
    expect(configOf(game, 3, maps.bundled[0]!.map).map).toBe(maps.bundled[0]!.id);
  });

  it.each([
    ['a string', 'nonsense'],
    ['a list', []],
    ['nothing', null],
    ['another game', { game: 'chess', name: 'x' }],
    ['a giant', { game: id, name: 'x'.repeat(70_000) }],
    ['half a map', { game: id, name: 'x' }],
    ['one of another game', { ...own[id === 'cortez' ? 'magellan' : 'cortez'] }],
    ['something more', { ...own[id], more: 1 }],
  ])('refuses %s as a map', (_, map) => {
    expect(readConfig(game, { players: 3, map })).toMatchObject({
      rule: 'house',
      reason: expect.stringMatching(/^(wrongMap|unreadable)$/),
    });
  });

  it('a record with a map that is none is refused', () => {
    const text = writeRecord(playOn(game, configOf(game, 3, own[id]!), 3, 5) as never);
    const broken = (line: string) => readRecord(game, text.replace(/^map: .*$/m, line));
    expect(broken('map: {')).toMatchObject({ reason: 'wrongMap' });
    expect(broken('map: no-such-map')).toMatchObject({ reason: 'wrongMap' });
    expect(broken('map: {"rule":"house","reason":"over","details":{}}')).toMatchObject({
      reason: 'wrongMap',
      details: { why: 'noBoard' },
    });
  });

  it('the hash is of the content, whatever the order of its members', () => {
    const turned = Object.fromEntries(Object.entries(own[id]!).reverse()) as unknown as PrintedMap;
    expect(mapHash(turned)).toBe(mapHash(own[id]!));
    expect(mapHash({ ...own[id]!, name: 'Other' })).not.toBe(mapHash(own[id]!));
    expect(JSON.parse(canonicalJson(own[id]))).toEqual(own[id]);
  });

  it('a page lays its map until it is left', () => {
    const before = maps.lay(maps.bundled.at(-1)!.map);
    const leave = layMapOf(onMap(game, configOf(game, 3, own[id]!)));
    expect(mapHash(maps.lay(before))).toBe(mapHash(own[id]!));
    leave();
    expect(maps.lay(before)).toBe(before);
  });

  it('every finding has its words in every language', async () => {
    const checks = await maps.checks();
    const found: Finding[] = [checks.empty(), ...brokenMaps(id)].flatMap((map) => [...checks.findings(map)]);
    for (const language of languages) {
      const words = await checks.words(language);
      for (const key of Object.keys(words))
        if (!['aztecs', 'spaniards'].includes(key)) expect(found.map((one) => one.key)).toContain(key);
      for (const one of found) expect(sayFinding(words, one)).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});

it('each check, broken once, says its sentence', async () => {
  const told: Record<string, string> = {};
  for (const game of games) {
    const checks = await game.maps!.checks();
    const words = await checks.words('en');
    for (const map of [...brokenMaps(game.meta.id), checks.empty()])
      for (const one of checks.findings(map)) told[`${game.meta.id} ${one.key}`] ??= sayFinding(words, one);
  }
  expect(told).toMatchInlineSnapshot(`
    {
      "cortez bridges": "There are 5 bridges; here are 0.",
      "cortez cityFields": "The city has 25 fields; here are 0.",
      "cortez cityNumbers": "Every field of the city has a number of its own, 1 to 25. Missing: 5.",
      "cortez citySquare": "The city is a square of five by five fields.",
      "cortez crowns": "18 fields carry a feather crown alone; here are 26.",
      "cortez damEnds": "A causeway ends in the water: I5.",
      "cortez doublesInside": "4 fields of the city carry crown and helmet; here are 3.",
      "cortez doublesOutside": "4 fields outside the city carry crown and helmet; here are 5.",
      "cortez evenAztecs": "With an even number of players Aztecs stand on two double fields of the city and two outside; here on 1 and 2.",
      "cortez helmets": "18 fields carry a helmet alone; here are 0.",
      "cortez idleHarbour": "A harbour touches land and water. These do not: Q16.",
      "cortez namelessVillage": "Every village has a name and a number. Missing: B9.",
      "cortez noGate": "No causeway leads into the city.",
      "cortez noHarbour": "There is no harbour, so nobody gets from land to water.",
      "cortez noTlacopan": "The rulebook names a village Tlacopan; here is none.",
      "cortez noVillage": "There is no village.",
      "cortez startNowhere": "Figures start where there is no field: B1, E1, H1, J1, N1, P1.",
      "cortez tlacopan": "The rulebook’s example: Tlacopan gives 2 supply cards. Here it gives 3.",
      "cortez unreachable": "25 fields cannot be reached: G7, H7, I7, J7, K7, G8, H8, I8, J8, K8, G9, H9.",
      "cortez villageTwice": "Two villages have the same name: Tepeyac.",
      "magellan cookSum": "A source gives 35 crowns for Cook’s three fields; side A has 36.",
      "magellan halfCrowns": "On side B of Vasco da Gama the halves carry the crowns, not field II itself, which has 3.",
      "magellan pizarroCrowns": "Pizarro’s field III on side B counts by its cards and carries no crowns; here it has 1.",
      "magellan rulebook": "The rulebook’s number for Pizarro, side B, field III, crowns: 0; here it is 1.",
      "tal-der-koenige acrossNothing": "Site 4 lies on the border of 18 and 21, but these two share none.",
      "tal-der-koenige areas": "The valley has 7 areas. Missing: 16.",
      "tal-der-koenige borderOfOne": "Area 17 cannot border on itself.",
      "tal-der-koenige borderUndrawn": "Areas 18 and 21 share a border, but are drawn apart.",
      "tal-der-koenige borderUntold": "Areas 16 and 17 are drawn side by side, but share no border.",
      "tal-der-koenige cost": "The rulebook’s example: from 6 to 20 costs 2. Here it costs 3.",
      "tal-der-koenige drawnOutside": "Site 11 belongs to area 22 but is drawn outside it.",
      "tal-der-koenige fewSitesForTwo": "With two players only 1 site is in play.",
      "tal-der-koenige large": "10 of the sites are large; here are 0.",
      "tal-der-koenige noSiteForTwo": "With two players there is no site to build on: every one has suns.",
      "tal-der-koenige outline": "An outline has at least three corners. Too few have: 17.",
      "tal-der-koenige overlap": "Sites 1 and 2 lie over each other.",
      "tal-der-koenige pharaoh": "The pharaoh’s pyramid stands in area 16, but is drawn outside it.",
      "tal-der-koenige sites": "There are 15 building sites; here are 0. Missing: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.",
      "tal-der-koenige small": "5 of the sites are small; here are 0.",
      "tal-der-koenige unreachable": "No way leads from area 16 to: 22, 11, 12.",
    }
  `);
});

/** Each check broken once. */
function brokenMaps(id: string): PrintedMap[] {
  if (id === 'cortez') {
    const broken = (change: (map: CortezMap) => void) => drawn<CortezMap>(cortez, change);
    const row = (map: CortezMap, at: number, text: string) => {
      map.terrain[at] = text;
    };
    return [
      broken((map) => row(map, 6, '..~~~CCCCC~~~~~H.')),
      broken((map) => {
        map.terrain = map.terrain.map((line) => line.replace(/[|B-]/g, '~'));
      }),
      broken((map) => row(map, 5, 'VH~~~~~~~~~~~~~..')),
      broken((map) => {
        map.villages[0]!.supply = 3;
        map.villages[1]!.name = 'Tepeyac';
      }),
      broken((map) => {
        map.villages = map.villages.slice(1);
      }),
      broken((map) => row(map, 15, '...V....V..H....H')),
      broken((map) => {
        map.evenAztecs = map.evenAztecs.slice(1);
      }),
      broken((map) => row(map, 0, '_________________')),
      broken((map) => {
        map.starts = map.starts.map((line) => line.replaceAll('x', 'a'));
      }),
    ];
  }
  if (id === 'magellan')
    return [
      drawn<MagellanMap>(magellan, (map) => {
        map.fields.vascoDaGama.B[1].crown = 3;
        map.fields.pizarro.B[2].crown = 1;
        map.fields.cook.A[0].crown = 6;
      }),
    ];
  const broken = (change: (map: TalMap) => void) => drawn<TalMap>(talDerKoenige, change);
  return [
    broken((map) => {
      map.areas[17]!.outline = map.areas[17]!.outline.slice(0, 2);
      map.pharaoh = [1, 1];
      map.borders.shift();
      map.borders.push([18, 21]);
    }),
    broken((map) => {
      map.areas[22]!.outline = [
        [0, 50],
        [2, 50],
        [1, 40],
      ];
      map.borders.pop();
      map.borders.push([18, 21]);
      map.pharaoh = [1, 1];
    }),
    broken((map) => {
      map.borders = map.borders.filter(([a, b]) => a !== 16 || b !== 17);
    }),
    broken((map) => {
      (map as unknown as Json).areas = Object.fromEntries(Object.entries(map.areas).slice(1));
    }),
    broken((map) => {
      map.borders.push([17, 17]);
      map.sites[4]!.across = 21;
    }),
    broken((map) => {
      map.borders = map.borders.filter((pair) => !pair.includes(22));
      delete map.sites[12]!.across;
    }),
    broken((map) => {
      map.sites[6]!.area = 17;
      map.sites[1]!.centre = [...map.sites[2]!.centre];
      map.sites[3]!.centre = [1, 1];
    }),
    broken((map) => {
      for (const site of Object.values(map.sites)) site.players = 3;
    }),
    broken((map) => {
      for (const site of Object.values(map.sites).slice(2)) site.players = 3;
    }),
  ];
}
