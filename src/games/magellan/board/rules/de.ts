import type { RuleSection } from '../../../../ui/board.ts';

export const de: readonly RuleSection[] = [];
