import type { AnyGame } from '../../core/game.ts';
import { laws } from '../../core/laws/suite.ts';
import { cortez } from './index.ts';

laws(cortez as unknown as AnyGame, 1);
