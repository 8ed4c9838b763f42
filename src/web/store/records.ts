/** The record that was last opened from a file; it lasts as long as the tab. */
const key = 'tafelrunde-record';

export function keepRecord(text: string): void {
  sessionStorage.setItem(key, text);
}

export function keptRecord(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}
