/** Links this device may hand out for a table it opened; the server keeps only their hashes. */
import type { Invitation } from '../../wire/tables.ts';

const key = (table: string) => `tafelrunde-invitations-${table}`;

export function keepInvitations(table: string, invitations: readonly Invitation[]): void {
  localStorage.setItem(key(table), JSON.stringify(invitations));
}

export function invitationsOf(table: string): readonly Invitation[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Invitation[];
  } catch {
    return [];
  }
}
