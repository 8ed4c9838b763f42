import type { HouseText, Language } from '../text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const houseTexts: Readonly<Record<Language, HouseText>> = { en, nl, de };
