/**
 * One person's sitting at a table: which moment is shown, through whose eyes, what is selected, what is being written down.
 * Each of these has a file of its own; this one puts them together.
 */

import type { HintStep } from '../../bots/hint.ts';
import type { Event } from '../../core/event.ts';
import type { Action, Seat } from '../../core/game.ts';
import { houseRefusal } from '../../core/refusal.ts';
import type { Showing } from '../../ui/board.ts';
import { reactiveSource } from '../table/reactive.ts';
import type { SeatChoices, TableSource } from '../table/source.ts';
import { openDraft } from './draft.svelte.ts';
import { type Eyes, openEyes } from './eyes.svelte.ts';
import { openPlayback } from './playback.svelte.ts';
import { openUnreadChat } from './unread-chat.svelte.ts';
import { openWrites } from './writes.svelte.ts';

export type Session = ReturnType<typeof openSession>;

/** Call it while a component is being made, or inside an effect's root. */
export function openSession(opened: TableSource, showing?: Showing) {
  const source = reactiveSource(opened);
  const playback = openPlayback(source, () => eyes, showing);
  const eyes: Eyes = openEyes(source, () => playback);
  const writes = openWrites();
  const chat = openUnreadChat(source, () => eyes.held);

  const standing = $derived(source.standing());
  const unfinished = $derived(source.company?.unfinished() ?? false);
  const ended = $derived(unfinished || (standing?.over ?? false));
  const view = $derived(source.view(eyes.now, playback.steps));
  const events = $derived.by((): readonly Event[] => {
    const shown: Event[] = [];
    for (let step = Math.max(0, playback.first); step < playback.steps; step++) shown.push(...source.events(step, eyes.now));
    return shown;
  });
  const seatChoices = $derived.by((): SeatChoices | undefined =>
    playback.live && eyes.now !== undefined && eyes.own.includes(eyes.now) ? source.seatChoices(eyes.now) : undefined,
  );
  const deciding = $derived(
    eyes.now !== undefined && playback.live && eyes.waiting.includes(eyes.now) && eyes.own.includes(eyes.now),
  );
  /** A person here is asked while something else is shown: what led to it, or a moment of the past. */
  const awaited = $derived(!playback.live && !ended && eyes.waiting.some((seat) => eyes.own.includes(seat)));
  /** What led to it is still being shown: one tap leads there. */
  const called = $derived(awaited && (playback.away > 0 || playback.behind));
  /** What becomes of the last tap, where it has a way to go: under way, kept until there is a line again, or arrived. */
  const sending = $derived.by((): 'sending' | 'kept' | 'sent' | undefined => {
    if (source.kind !== 'online') return undefined;
    if (writes.busy) return source.connection() === 'live' ? 'sending' : 'kept';
    return writes.done ? 'sent' : undefined;
  });
  /** Until the server has answered, nothing else can be chosen that might contradict it. */
  const locked = $derived(sending === 'sending' || sending === 'kept');
  const draft = openDraft(() => ({ viewer: eyes.now, seatChoices }));

  /** What a bot advised for this turn, and where in it the table stands. */
  let advised = $state.raw<readonly HintStep[]>([]);
  const plan = $derived.by((): readonly HintStep[] => {
    if (advised.length === 0 || !deciding) return [];
    const now = JSON.stringify(view);
    const at = advised.findIndex(({ before }) => before === now);
    return at < 0 ? [] : advised.slice(at);
  });

  async function act(action: Action): Promise<boolean> {
    if (locked) return false;
    // The last action may still be being written down: a quick hand waits for it, but only ever answers the question it saw.
    const answered = draft.key;
    await writes.settled();
    if (draft.key !== answered) return false;
    const seat = eyes.now;
    const done = await writes.attempt(async () => (seat === undefined ? undefined : source.act(seat, action)));
    if (done) {
      eyes.handTo(undefined);
      draft.drop();
    }
    return done;
  }

  return {
    source,
    game: source.game,
    get holders() {
      return eyes.holders;
    },
    get own() {
      return eyes.own;
    },
    get waiting() {
      return eyes.waiting;
    },
    get curtain() {
      return eyes.curtain;
    },
    get viewer() {
      return eyes.now;
    },
    get guest() {
      return eyes.guest;
    },
    see: eyes.see,
    lift: eyes.lift,
    handTo: eyes.handTo,
    get length() {
      return playback.length;
    },
    get steps() {
      return playback.steps;
    },
    get live() {
      return playback.live;
    },
    get behind() {
      return playback.behind;
    },
    get looking() {
      return playback.looking;
    },
    get away() {
      return playback.away;
    },
    get again() {
      return playback.again;
    },
    look: playback.look,
    replayAgain: playback.replayAgain,
    catchUp: playback.catchUp,
    skip: playback.skip,
    hurry: playback.hurry,
    get standing() {
      return standing;
    },
    /** Whether nothing more is to be decided: the game is over, or was ended unfinished. */
    get ended() {
      return ended;
    },
    get unfinished() {
      return unfinished;
    },
    get view() {
      return view;
    },
    /** The first of the steps shown as one. */
    get first() {
      return playback.first;
    },
    /** Whether several steps are shown as one. */
    get routine() {
      return playback.steps - playback.first > 1;
    },
    /** Whether they are steps of several seats. */
    get chorus() {
      const { first, steps } = playback;
      return steps - first > 1 && new Set(Array.from({ length: steps - first }, (_, at) => source.actor(first + at))).size > 1;
    },
    get events() {
      return events;
    },
    get seatChoices() {
      return seatChoices;
    },
    get deciding() {
      return deciding;
    },
    get called() {
      return called;
    },
    get awaited() {
      return awaited;
    },
    get draft() {
      return draft.action;
    },
    get sending() {
      return sending;
    },
    get locked() {
      return locked;
    },
    choose(action: Action | undefined) {
      if (locked) return;
      writes.dismiss();
      draft.choose(action);
    },
    /** What is left of the plan that was advised; empty as soon as somebody does something else. */
    get plan() {
      return plan;
    },
    follow(steps: readonly HintStep[]) {
      advised = steps;
    },
    get notice() {
      return writes.notice;
    },
    get busy() {
      return writes.busy;
    },
    dismiss: writes.dismiss,
    /** Anything else that may be refused; the reason is shown where a refused action is. */
    attempt: writes.attempt,
    act,
    /** A plan of several actions: it ends early where one is refused or somebody else looks on. */
    async actAll(actions: readonly Action[]) {
      const seat = eyes.now;
      for (const action of actions) if (eyes.now !== seat || !(await act(action))) return;
    },
    /** Whoever takes back at once what is still being written down means that. */
    async undo(seat: Seat) {
      await writes.settled();
      return writes.attempt(() => source.undo(seat));
    },
    askUndo: (seat: Seat) => writes.attempt(() => source.askUndo(seat)),
    setOrders(orders: readonly unknown[]) {
      const seat = eyes.now;
      // An order is given for the moment one sees: for an older one it would lapse on arrival, and nobody would say so.
      if (!playback.live) return writes.attempt(async () => houseRefusal('olderQuestion', {}));
      return writes.attempt(async () => (seat === undefined ? undefined : source.setOrders(seat, orders)));
    },
    /** Lines of chat that nobody here has read. */
    get unread() {
      return chat.unread;
    },
    heard: chat.heard,
    close: source.close,
  };
}
