/** What the others have done since a person last acted, in a sentence or two. */
import { houseTexts } from '../../core/text/index.ts';
import { type Language, type Say, sayEvent } from '../../core/text.ts';
import type { SeenEntry } from '../../wire/log.ts';
import { wordsOf } from '../text/index.ts';
import { describeSeats } from './describe.ts';
import { asSeenBy, readEntry } from './frame.ts';
import { type LiveTable, viewersOf } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** Entries looked at; further back nobody remembers what the position was. */
const mostRead = 200;
const mostSentences = 2;

export interface News {
  readonly moves: number;
  readonly text: string;
  /** What a spectator sees: a list of tables may be looked at over somebody's shoulder. */
  readonly position?: object;
}

export async function newsFor(registry: TableRegistry, live: LiveTable, person: string, language: Language): Promise<News> {
  const own = viewersOf(live, person);
  const [viewer] = own;
  const words = await wordsOf(live.game, language);
  if (viewer === undefined || !words) return { moves: 0, text: '' };
  const rows = await registry.store.tables.entriesAfter(live.id, Math.max(0, live.index - mostRead), mostRead);
  const steps = standing(rows.map(readEntry));
  const since = steps.slice(steps.findLastIndex(({ seat }) => own.includes(seat)) + 1);
  const seats = describeSeats(live.seats, live.names);
  const say: Say = { seat: (seat) => seats[seat]?.name || houseTexts[language].seat(seat) };
  // One move may bring about a dozen things: the last are what one wants to know.
  const told = since
    .slice(-mostSentences)
    .flatMap((entry) => asSeenBy(entry, viewer).events.map((event) => sayEvent(words, event, say)));
  const position = live.match ? { position: live.game.view(live.match.state, undefined) } : {};
  return { ...position, moves: since.length, text: told.filter(Boolean).slice(-mostSentences).join(' ') };
}

/** The actions that count: without those taken back. */
function standing(entries: readonly SeenEntry[]): SeenEntry[] {
  const steps: SeenEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') steps.length = Math.max(0, steps.length - (entry.steps ?? 0));
    if (entry.kind === 'act') steps.push(entry);
  }
  return steps;
}
