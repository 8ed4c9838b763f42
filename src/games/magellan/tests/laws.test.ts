import type { AnyGame } from '../../../core/game.ts';
import { laws } from '../../../core/laws/suite.ts';
import { magellan } from '../index.ts';

laws(magellan as AnyGame, 20);
