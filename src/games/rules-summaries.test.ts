/** What stands before the paragraphs of every rules page, and on the page one prints. */
import { describe, expect, it } from 'vitest';
import { languages } from '../core/text.ts';
import type { RuleSection, RuleSummary } from '../ui/board.ts';
import { gameIds } from './index.ts';

const read = async (game: string, language: string) => {
  const [sections, summary] = await Promise.all([
    import(`./${game}/board/rules/${language}.ts`),
    import(`./${game}/board/rules/summary/${language}.ts`),
  ]);
  return { sections: sections[language] as readonly RuleSection[], summary: summary[language] as RuleSummary };
};

describe.each(gameIds)('the rules of %s', (game) => {
  it.each(languages)('begin with the aim and a turn in five lines (%s)', async (language) => {
    const { summary } = await read(game, language);
    expect(summary.aim.length).toBeGreaterThan(100);
    expect(summary.turn).toHaveLength(5);
    expect(summary.remember.length).toBeGreaterThan(3);
  });

  it.each(languages)('have whole tables, each of them on the page too (%s)', async (language) => {
    const { sections, summary } = await read(game, language);
    const english = await read(game, 'en');
    expect(Object.keys(summary.tables)).toEqual(Object.keys(english.summary.tables));
    for (const { head, rows } of Object.values(summary.tables)) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
    expect(sections.flatMap(({ tables = [] }) => tables).sort()).toEqual(Object.keys(summary.tables).sort());
  });
});
