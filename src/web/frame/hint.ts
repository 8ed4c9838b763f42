import type { HolderView, TableSource } from '../table/source.ts';

/**
 * Whether one may ask a bot for advice here: at a table of this device always but in a lesson, at a server's only where no other
 * person plays. Among people a hint would be a third hand at the table.
 */
export function mayHint({ kind, practice }: Pick<TableSource, 'kind' | 'practice'>, holders: readonly HolderView[]): boolean {
  if (kind === 'record' || practice === 'lesson') return false;
  return kind === 'local' || holders.every((holder) => holder.kind === 'here' || (holder.kind === 'bot' && !holder.mine));
}
