/** The same checks as in the editor: what the rulebook says of the board, and a hundred random games on it. */
import type { AnyGame, Config } from '../../core/game.ts';
import { sayFinding } from '../../core/map-checks.ts';
import { type AnyMaps, type Finding, mapHash, mostMapCharacters, onMap, type PrintedMap } from '../../core/maps.ts';
import { isRefusal } from '../../core/refusal.ts';
import { houseTexts } from '../../core/text/index.ts';
import { type Language, sayRefusal } from '../../core/text.ts';
import { sharesOf, type TrialGame, tryMap } from '../../core/trial.ts';
import { gameIds, loadGame } from '../../games/index.ts';

export interface CheckedMap {
  readonly game: AnyGame;
  readonly maps: AnyMaps;
  readonly map: PrintedMap;
  readonly hash: string;
  readonly hints: readonly string[];
}

/** A map that can be played on, or why it cannot, line by line. */
export async function checkMap(text: string, language: Language): Promise<CheckedMap | { readonly refused: readonly string[] }> {
  if (text.length > mostMapCharacters)
    return { refused: [`It is too large for a board: more than ${mostMapCharacters} characters.`] };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refused: ['It is not JSON.'] };
  }
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  const game = typeof id === 'string' ? await loadGame(id) : undefined;
  if (!game?.maps)
    return { refused: [`It names no game whose board is data; these are: ${(await gamesWithMaps()).join(', ')}.`] };
  const checks = await game.maps.checks();
  const words = await checks.words(language);
  const house = houseTexts[language];
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
  const { least, most } = game.meta.players;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const lines: string[] = [];
  for (const players of counts) {
    const config: Config = { players, options: defaultsOf(game), rules: game.meta.rules, map };
    const drawn = onMap(game, config);
    const played: TrialGame[] = [];
    for (let seed = 1; seed <= Math.ceil(games / counts.length); seed++) {
      const result = tryMap(drawn, config, seed, parties);
      if (typeof result === 'string') return { broken: `${players} players, seed ${seed}, ${result}`, lines };
      played.push(result);
    }
    const shares = sharesOf(played, players);
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    const sides = Object.entries(shares.parties).map(
      ([party, share]) => `${sayFinding(names, { key: party, details: {} })} ${percent(share)}`,
    );
    lines.push(`${players} players: ${[shares.seats.map(percent).join(', '), ...sides].join('; ')}`);
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
