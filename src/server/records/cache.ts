/** Texts that never change once made, the most recently asked for first; asked for twice at once, made once. */
export function recentTexts(
  most = 16_000_000,
): (key: string, make: () => Promise<string | undefined>) => Promise<string | undefined> {
  const kept = new Map<string, { readonly text: Promise<string | undefined>; size: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return (key, make) => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.text;
    }
    const entry = { text: make(), size: 0 };
    kept.set(key, entry);
    entry.text.then(
      (text) => {
        if (text === undefined) return drop(key);
        entry.size = text.length;
        total += text.length;
        for (const oldest of kept.keys()) if (total > most) drop(oldest);
      },
      () => drop(key),
    );
    return entry.text;
  };
}
