import type { AnyGame } from '../../../core/game.ts';
import { laws } from '../../../core/laws/suite.ts';
import { tikal } from '../index.ts';

laws(tikal as AnyGame, 3);
