import { type AnyText, type HouseText, sayChoice, sayRefusal } from '../../core/text.ts';
import type { AnyScene, BoardModule } from '../../ui/board.ts';
import type { Session } from './session.svelte.ts';

/** What a part of the frame around a table is given. */
export interface TablePart {
  readonly session: Session;
  readonly scene: AnyScene;
}

/** And one that draws something of the game. */
export interface BoardPart extends TablePart {
  readonly board: BoardModule;
}

/** What the board is given to draw: the moment shown in the session, through its viewer's eyes. */
export function sceneOf(
  session: Session,
  text: AnyText,
  boardWords: object,
  house: HouseText,
  openRule: (id: string) => void,
): AnyScene {
  const { source, game, seatChoices, view, viewer } = session;
  const say = { seat: (seat: number) => session.holders[seat]?.name ?? house.seat(seat) };
  const asked = session.deciding || (seatChoices?.choices.length ?? 0) > 0;
  return {
    view,
    viewer,
    waiting: session.live ? session.waiting : session.steps < session.length ? [source.actor(session.steps)] : [],
    question: seatChoices?.question,
    choices: asked ? (seatChoices?.choices ?? []) : [],
    draft: session.draft,
    events: session.events,
    preview: game.preview(view),
    text,
    words: boardWords,
    say,
    orders: viewer === undefined ? [] : source.orders(viewer),
    still: false,
    refusal: (action) => seatChoices?.refusal(action),
    quote: (action) => (viewer === undefined ? undefined : game.quote?.(view, viewer, action)),
    plans: () => (asked && viewer !== undefined ? (game.plans?.(view, viewer) ?? []) : []),
    // What the server or a lesson refuses comes with its sentence; the games' own is said in the language of the moment.
    sayRefusal: (refusal) =>
      ['server', 'lesson'].includes(refusal.rule) && 'text' in refusal
        ? String(refusal.text)
        : sayRefusal(house, text, refusal, say),
    sayChoice: (action) => sayChoice(text, action, say),
    choose: session.choose,
    act: (action) => void session.act(action),
    actAll: (actions) => void session.actAll(actions),
    setOrders: (orders) => void session.setOrders(orders),
    openRule,
  };
}
