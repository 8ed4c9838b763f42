/** The same checks as in the editor: what the rulebook says of the board, and a hundred random games on it. */
import type { AnyGame, Config } from '../../core/game.ts';
import { mapJson, sayFinding } from '../../core/map-checks.ts';
import { type AnyMaps, type Finding, mapHash, onMap, type PrintedMap } from '../../core/maps.ts';
import { isRefusal } from '../../core/refusal.ts';
import { houseTexts } from '../../core/text/index.ts';
import { type Language, sayRefusal } from '../../core/text.ts';
import { sharesOf, type TrialGame, tryMap } from '../../core/trial.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { mapCommandWords } from './words.ts';

export interface CheckedMap {
  readonly game: AnyGame;
  readonly maps: AnyMaps;
  readonly map: PrintedMap;
  readonly hash: string;
  readonly hints: readonly string[];
}

/** A map that can be played on, or why it cannot, line by line. */
export async function checkMap(text: string, language: Language): Promise<CheckedMap | { readonly refused: readonly string[] }> {
  const house = houseTexts[language];
  const read = mapJson(text);
  if (isRefusal(read)) return { refused: [sayRefusal(house, undefined, read, house)] };
  const { json } = read;
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  const game = typeof id === 'string' ? await loadGame(id) : undefined;
  if (!game?.maps) return { refused: [mapCommandWords[language].noGame((await gamesWithMaps()).join(', '))] };
  const checks = await game.maps.checks();
  const words = await checks.words(language);
  const draft = checks.readDraft(json);
  if (isRefusal(draft)) return { refused: [sayRefusal(house, undefined, draft, house)] };
  const found = checks.findings(draft);
  const wrong = found.filter(({ hint }) => !hint);
  if (wrong.length) return { refused: wrong.map((one) => sayFinding(words, one)) };
  const map = game.maps.read(json);
  if (isRefusal(map)) return { refused: [sayRefusal(house, undefined, map, house)] };
  const hints = found.map((one: Finding) => sayFinding(words, one));
  return { game, maps: game.maps, map, hash: mapHash(map), hints };
}

async function gamesWithMaps(): Promise<string[]> {
  const games = await Promise.all(gameIds.map((id) => loadGame(id)));
  return games.flatMap((game) => (game.maps ? [game.meta.id] : []));
}

/** Random games on the map for every number of players: what they broke, or who won how often. */
export async function tryGames({ game, maps, map }: CheckedMap, games: number, language: Language): Promise<Tried> {
  const { parties, words } = await maps.checks();
  const names = await words(language);
  const say = mapCommandWords[language];
  const { least, most } = game.meta.players;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const lines: string[] = [];
  for (const players of counts) {
    const config: Config = { players, options: defaultsOf(game), rules: game.meta.rules, map };
    const drawn = onMap(game, config);
    const played: TrialGame[] = [];
    for (let seed = 1; seed <= Math.ceil(games / counts.length); seed++) {
      const result = tryMap(drawn, config, seed, parties);
      if (typeof result === 'string') return { broken: say.broken(players, seed, result), lines };
      played.push(result);
    }
    const shares = sharesOf(played, players);
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    const sides = Object.entries(shares.parties).map(
      ([party, share]) => `${sayFinding(names, { key: party, details: {} })} ${percent(share)}`,
    );
    lines.push(`${say.players(players)}: ${[shares.seats.map(percent).join(', '), ...sides].join('; ')}`);
  }
  return { lines };
}

interface Tried {
  readonly broken?: string;
  readonly lines: readonly string[];
}

function defaultsOf({ meta }: AnyGame): Config['options'] {
  return Object.fromEntries(Object.entries(meta.options).map(([name, option]) => [name, option.default]));
}
