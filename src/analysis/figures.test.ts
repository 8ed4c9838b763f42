/** Figures as they are told: rounded, and never a cost of nothing. */
import { describe, expect, it } from 'vitest';
import { languages } from '../core/text.ts';
import { analysisTexts } from './text/index.ts';

describe.each(languages)('in %s', (language) => {
  it('what rounds to nothing is less than something', async () => {
    const words = await analysisTexts[language]();
    for (const said of [words.costChance(0.001), words.wonChance(0.001), words.live.costsChance(0.001), words.cost(0.1)]) {
      expect(said).toMatch(/less than|minder dan|weniger als/);
      expect(said).not.toMatch(/\b0\s%|\b0 (point|punt|Punkt)/);
    }
    expect(words.costChance(0.06)).toMatch(/(about|ongeveer|etwa) 6\s%/);
    expect(words.cost(6.2)).toMatch(/(about 6 points|ongeveer 6 punten|etwa 6 Punkte)/);
    expect(words.cost(1.1)).toMatch(/(about 1 point|ongeveer 1 punt|etwa 1 Punkt)\./);
  });
});
