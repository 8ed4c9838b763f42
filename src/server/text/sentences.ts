import type { Sentences } from '../../core/text.ts';
import type { ServerReasons } from '../refusal.ts';

/** What every language must be able to say. */
export type ServerText = Sentences<ServerReasons>;
