/** Figures as an analysis says them: rounded, for they are about so much. */
import { type Language, localeOf } from '../../core/text.ts';

/** With so few points tenths tell something. */
const few = 3;

const words = { en: 'about', nl: 'ongeveer', de: 'etwa' } as const;
const less = { en: 'less than', nl: 'minder dan', de: 'weniger als' } as const;

/** "about 6 points", "about 1.5 points", "less than half a point" as "less than 0.5 points". */
export function about(amount: number, language: Language, one: string, several: string): string {
  if (amount < 0.25) return `${less[language]} ${new Intl.NumberFormat(localeOf(language)).format(0.5)} ${several}`;
  const rounded = amount < few ? Math.round(amount * 2) / 2 : Math.round(amount);
  const figure = new Intl.NumberFormat(localeOf(language)).format(rounded);
  return `${words[language]} ${figure} ${rounded === 1 ? one : several}`;
}

/** "8 %": a space that does not break. */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** "about 8 %"; what rounds to nothing is "less than 1 %". */
export const aboutPercent = (share: number, language: Language): string =>
  share < 0.005 ? `${less[language]} ${percent(0.01)}` : `${words[language]} ${percent(share)}`;

/** "+8 %", "−3 %". */
export function signed(share: number): string {
  return `${signedFigure(share)}\u00a0%`;
}

/** The same where a table says above it that these are per cent. */
export function signedFigure(share: number): string {
  const figure = Math.round(share * 100);
  return `${figure > 0 ? '+' : figure < 0 ? '−' : ''}${Math.abs(figure)}`;
}
