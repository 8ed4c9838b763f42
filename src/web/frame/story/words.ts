import type { Language } from '../../../core/text.ts';
import { de } from './de.ts';
import { en, type StoryWords } from './en.ts';
import { nl } from './nl.ts';

export const storyWords: Readonly<Record<Language, StoryWords>> = { en, nl, de };
