/** So many random bytes as hexadecimal digits. `crypto.randomUUID` is missing on plain http, as at home on the local network. */
export function randomId(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
