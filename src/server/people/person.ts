import type { PersonRow } from '../store/schema.ts';

/** Who is calling: a person, by one of his devices. */
export interface Who {
  readonly person: PersonRow;
  /** The hash of the device's session. */
  readonly device: string;
}
