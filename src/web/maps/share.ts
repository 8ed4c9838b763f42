/** A board within an address: pressed, and written in letters that an address may hold. */
import { mostMapCharacters } from '../../core/maps.ts';

export async function mapToText(map: object): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(map)]).stream(), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** The text of a map in an address; where it is more than any board has, the beginning of it, and nothing where there is none. */
export async function mapFromText(text: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const json = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(json);
  } catch {
    return '';
  }
}

async function through(
  from: ReadableStream<Uint8Array<ArrayBuffer>>,
  press: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = from.pipeThrough(press).getReader();
  const parts: number[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(...next.value);
    // A few letters can stand for a great many: nobody waits for those.
    if (parts.length > 4 * mostMapCharacters) {
      await reader.cancel();
      break;
    }
  }
  return Uint8Array.from(parts);
}
