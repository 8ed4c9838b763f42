import type { AnyGame } from '../../../core/game.ts';
import { laws } from '../../../core/laws/suite.ts';
import { talDerKoenige } from '../index.ts';

laws(talDerKoenige as AnyGame, 3);
