import type { RuleSection } from '../../../../ui/board.ts';

export const nl: readonly RuleSection[] = [];
