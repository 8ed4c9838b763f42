/** What a table wants of a person, and the same in words: nothing but what his own seat is asked. */
import type { Question } from '../../core/action.ts';
import type { Seat } from '../../core/game.ts';
import { houseTexts } from '../../core/text/index.ts';
import { type Language, type Say, sayQuestion } from '../../core/text.ts';
import { entryOf } from '../../games/index.ts';
import { seatsAsked } from '../../table/consent.ts';
import type { Proposal } from '../../table/proposal.ts';
import { waitingSeats } from '../../table/table.ts';
import { describeSeats } from '../tables/describe.ts';
import { hereAnywhere, type LiveTable } from '../tables/live-table.ts';
import { wordsOf } from '../text/index.ts';
import { noticeTexts } from '../text/notices.ts';

export interface Waiting {
  readonly seat: Seat;
  readonly question: Question | undefined;
  readonly proposal: Proposal | undefined;
}

/** Undefined where the table does not wait for this person. */
export function waitingFor(live: LiveTable, person: string): Waiting | undefined {
  if (live.status !== 'running' || !live.match) return undefined;
  const own = (seat: Seat) => live.holders[seat]?.person === person;
  const seat = waitingSeats(live).find((one) => own(one) && live.holders[one]?.bot === null);
  const asked = seatsAsked(live).find(own);
  const { proposal, match, game } = live;
  if (seat !== undefined) return { seat, question: game.question(match.state, seat), proposal: undefined };
  return asked === undefined ? undefined : { seat: asked, question: undefined, proposal };
}

/** Whether one of the person's devices shows the table right now. */
export function isLooking(live: LiveTable, person: string): boolean {
  const here = [...live.watchers.values()].some((some) =>
    [...some].some((one) => one.person === person && !one.hidden && !one.closed),
  );
  return here || hereAnywhere(live).looking.some((seat) => live.seats[seat]?.person === person);
}

export interface CallText {
  /** Which game, with whom. */
  readonly title: string;
  /** What is asked. */
  readonly text: string;
  /** The same without what is in one's hand, for places where others may read it. */
  readonly publicText: string;
}

export async function tell(live: LiveTable, waiting: Waiting, language: Language): Promise<CallText> {
  const t = noticeTexts[language];
  const seats = describeSeats(live.seats, live.names);
  const house = houseTexts[language];
  const say: Say = { seat: (seat) => seats[seat]?.name || house.seat(seat) };
  const own = live.seats[waiting.seat]?.person;
  const others = seats.filter(({ person, bot }) => person !== own || (person === null && bot === null));
  const names = others.map(({ seat, holder, bot, name }) => (holder === 'bot' ? t.bot(bot ?? '') : name || house.seat(seat)));
  const game = entryOf(live.row.game)?.titles[language].name ?? live.row.game;
  const title = t.title(game, new Intl.ListFormat(language).format(names));
  const { proposal, question } = waiting;
  if (proposal) {
    const asker = say.seat(proposal.seat);
    const text =
      proposal.kind === 'substitute'
        ? t.asksSubstitute(asker, say.seat(proposal.absent))
        : t[proposal.kind === 'end' ? 'asksEnd' : 'asksUndo'](asker);
    return { title, text, publicText: text };
  }
  const words = await wordsOf(live.game, language);
  const text = question && words ? sayQuestion(words, question, say) : t.yourTurn;
  return { title, text, publicText: t.yourTurn };
}
