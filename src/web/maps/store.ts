/** Boards that somebody drew, kept on this device, by game and name. */
import { mostMapCharacters, type PrintedMap } from '../../core/maps.ts';

const key = (game: string) => `tafelrunde-maps-${game}`;
/** So that a device does not fill up. */
const mostKept = 20;

/** The boards of a game that are kept here, last changed first. They may lack things: whoever plays on one checks it. */
export function keptMaps(game: string): PrintedMap[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => one?.game === game && typeof one.name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether it could be kept; one of the same name is replaced. */
export function keepMap(map: PrintedMap): boolean {
  const others = keptMaps(map.game).filter(({ name }) => name !== map.name);
  if (JSON.stringify(map).length > mostMapCharacters || others.length >= mostKept) return false;
  return write(map.game, [map, ...others]);
}

export function dropMap(game: string, name: string): void {
  write(
    game,
    keptMaps(game).filter((one) => one.name !== name),
  );
}

function write(game: string, maps: readonly PrintedMap[]): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(maps));
    return true;
  } catch {
    return false;
  }
}
