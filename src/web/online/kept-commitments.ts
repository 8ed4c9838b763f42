/** Which commitments this device keeps, told without loading what deals with them. */
export const prefix = 'tafelrunde-commitment-';

export function keptCommitments(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
}
