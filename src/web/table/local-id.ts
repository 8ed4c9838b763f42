/** Tables of this device carry it in their id; all others live on the server. */
export const localPrefix = 'here-';

export function isLocal(id: string): boolean {
  return id.startsWith(localPrefix);
}
