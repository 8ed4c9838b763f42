/** Numbers that a bot has learned (src/train), as they lie in `src/games/<id>/bot/weights/*.json`. */

export interface Learned {
  /** Of this form. */
  readonly version: number;
  readonly game: string;
  /** The version of the rules it was learned on, and at how large a table. */
  readonly rules: number;
  readonly players: number;
  /** The hash of what the numbers belong to (`hashOf`): numbers that were learned for something else are refused. */
  readonly features: string;
  /** The numbers are whole, so many times as large as they are meant. */
  readonly scale: number;
  readonly layers: readonly (readonly number[])[];
  /** What they were trained on: enough to do it again. */
  readonly trained: Readonly<Record<string, string | number>>;
}

export const learnedVersion = 1;

/** What the numbers of a layer belong to, in their order, as eight hexadecimal digits (FNV-1a). */
export function hashOf(names: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const char of names.join('\n')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The numbers of one layer, for features of these names. */
export function numbersOf({ version, features, scale, layers }: Learned, names: readonly string[]): number[] {
  const [layer] = layers;
  if (version !== learnedVersion || features !== hashOf(names) || layer?.length !== names.length)
    throw new Error('learned for other features than there are: train again');
  return layer.map((whole) => whole / scale);
}
