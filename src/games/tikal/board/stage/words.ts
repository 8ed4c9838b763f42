import type { Language } from '../../../../core/text.ts';
import { de } from './de.ts';
import { en, type StageWords } from './en.ts';
import { nl } from './nl.ts';

export const words: Readonly<Record<Language, StageWords>> = { en, nl, de };
