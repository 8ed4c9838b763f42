/** What ails a store, by the engine's own numbers. */
export type StoreFault = 'full' | 'readOnly' | 'locked' | 'damaged' | 'failing';

const faults: Readonly<Record<number, StoreFault>> = {
  5: 'locked',
  6: 'locked',
  8: 'readOnly',
  11: 'damaged',
  13: 'full',
  14: 'failing',
  26: 'damaged',
};

export function storeFault(error: unknown): StoreFault {
  const code = (error as { errcode?: unknown } | undefined)?.errcode;
  // The low byte names the kind; the rest only says more about it.
  return (typeof code === 'number' ? faults[code & 0xff] : undefined) ?? 'failing';
}

/** The same as a sentence for whoever starts the server: what to do about it. */
export function unusable(error: unknown): Error {
  const why = (error as Error).message;
  switch (storeFault(error)) {
    case 'locked':
      return new Error('Another process holds the store; stop it, or choose another folder by DATA.');
    case 'readOnly':
      return new Error('The store may only be read; give this user the right to write the folder of DATA.');
    case 'full':
      return new Error('The disk of the store is full; make room and start again.');
    case 'damaged':
      return new Error(`The store is damaged (${why}); put the last backup in its place (docs/running.md).`);
    default:
      return new Error(`The store cannot be used: ${why}.`);
  }
}
