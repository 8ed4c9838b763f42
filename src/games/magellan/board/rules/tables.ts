/** The figures of the game as tables, from the data the rules themselves use; each language gives the words. */
import { at } from '../../../../core/at.ts';
import type { RuleTable } from '../../../../ui/board.ts';
import { cardsForAll, cardsPerExplorer, copies, crownsOf, explorers, type Field, phases } from '../../data.ts';
import { fieldOf, rightHalfCrowns } from '../../map.ts';

export interface TableWords {
  readonly explorers: readonly string[];
  readonly fields: (side: string) => string;
  readonly explorer: string;
  readonly cards: (count: number) => string;
  readonly crowns: (count: number) => string;
  /** What a field does, in a few words. */
  readonly actions: Readonly<Record<NonNullable<Field['action']>, (cards: number, crowns: number) => string>>;
  readonly money: string;
  readonly value: string;
  readonly crown: string;
  readonly eachValue: string;
  readonly phaseTable: string;
  readonly phase: string;
  readonly sold: string;
  readonly forAll: string;
}

/** "1 card, 5 crowns, veto": the bag, the crowns, what happens at once. */
function cell({ bag, crown, action, cards = 0 }: Field, phase: number, words: TableWords): string {
  const parts = [
    ...(bag ? [words.cards(bag)] : []),
    ...(crown ? [words.crowns(crown)] : []),
    ...(action ? [words.actions[action](cards, rightHalfCrowns[phase] ?? 0)] : []),
  ];
  return parts.join(', ') || '–';
}

export function tables(words: TableWords): Readonly<Record<string, RuleTable>> {
  const fields = (side: number): RuleTable => ({
    caption: words.fields(side === 0 ? 'A' : 'B'),
    wide: true,
    head: [words.explorer, ...phases],
    rows: explorers.map((_, explorer) => [
      words.explorers[explorer] ?? '',
      ...phases.map((_, phase) => cell(fieldOf(explorer, side, phase), phase, words)),
    ]),
  });
  const rows = [1, 4, 7].map((least) => [`${least}–${least + 2}`, at(crownsOf, least), copies]);
  return {
    fieldsA: fields(0),
    fieldsB: fields(1),
    money: { caption: words.money, head: [words.value, words.crown, words.eachValue], rows },
    phases: {
      caption: words.phaseTable,
      head: [words.phase, words.sold, words.forAll],
      rows: phases.map((phase, i) => [phase, (cardsPerExplorer[i] ?? 0) * explorers.length, cardsForAll[i] || '–']),
    },
  };
}
