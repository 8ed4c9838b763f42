/** What makes a sentence agree with its numbers, and lists read as spoken. English, Dutch and German count alike: one, or more. */
export function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** "Anna, Bert and Chioma" */
export function listed(parts: readonly string[], and: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** English: "a 7", "an 8", "an 11". */
export function aNumber(number: number): string {
  return `${/^(8|11$|18$)/.test(String(number)) ? 'an' : 'a'} ${number}`;
}
