import { recordedGames } from '../../../core/laws/records-suite.ts';
import { tikal } from '../index.ts';

recordedGames(tikal, new URL('../records/', import.meta.url), {
  kinds: [
    'bid',
    'bring',
    'camp',
    'choose',
    'end',
    'exchange',
    'guard',
    'layAside',
    'pass',
    'place',
    'raise',
    'step',
    'transfer',
    'uncover',
    'walk',
  ],
});
