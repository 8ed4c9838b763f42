/** The figures of the game as tables, from the data the rules themselves use; each language gives the words. */
import { at } from '../../../../core/at.ts';
import type { RuleTable } from '../../../../ui/board.ts';
import { type EventCard, events, points, roundDeck, supplies, supplyOfKind, warCards } from '../../data.ts';
import { laidMap } from '../../map.ts';

type Supply = (typeof supplies)[number];

export interface TableWords {
  readonly scores: string;
  readonly points: string;
  readonly figure: string;
  readonly nation: string;
  readonly mission: string;
  readonly treasure: string;
  readonly gold: string;
  readonly bribery: string;
  readonly briberyPoints: string;
  readonly events: string;
  readonly event: string;
  readonly perRound: string;
  readonly what: string;
  readonly eventRows: Readonly<Record<EventCard, readonly [name: string, what: string]>>;
  readonly supplies: string;
  readonly card: string;
  readonly value: string;
  readonly number: string;
  readonly use: string;
  readonly supplyRows: Readonly<Record<Supply, readonly [name: string, use: string]>>;
  readonly wars: string;
  readonly perNation: string;
  readonly villages: string;
  readonly village: string;
}

export function tables(words: TableWords): Readonly<Record<string, RuleTable>> {
  const bySupply = [2, 3, 4].map((supply) => laidMap().villages.filter((village) => village.supply === supply));
  return {
    scores: {
      caption: words.scores,
      head: ['', words.points],
      rows: [
        [words.figure, points.figure],
        [words.nation, points.nation],
        [words.mission, points.mission],
        [words.treasure, points.treasure],
        [words.gold, points.gold],
        [words.bribery, words.briberyPoints],
      ],
    },
    supplies: {
      caption: words.supplies,
      head: [words.card, words.value, words.number, words.use],
      rows: supplies.map((supply, i) => [words.supplyRows[supply][0], i + 1, supplyOfKind, words.supplyRows[supply][1]]),
    },
    wars: { caption: words.wars, head: [words.value, ...warCards.map((_, i) => i + 1)], rows: [[words.perNation, ...warCards]] },
    villages: {
      caption: words.villages,
      head: [words.number, words.village],
      rows: bySupply.map((some) => [some[0]?.supply ?? 0, some.map(({ name }) => name).join(', ')]),
    },
    events: {
      caption: words.events,
      wide: true,
      head: [words.event, words.perRound, words.what],
      rows: events.map((event, i) => [words.eventRows[event][0], at(roundDeck, i), words.eventRows[event][1]]),
    },
  };
}
