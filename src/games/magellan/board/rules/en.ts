import type { RuleSection } from '../../../../ui/board.ts';

export const en: readonly RuleSection[] = [];
