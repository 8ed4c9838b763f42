/**
 * One person's sitting at a table: which moment is shown, through whose eyes, what is selected.
 * What others did is shown step by step; `shown` runs after the table's own length.
 */
import type { Event } from '../../core/event.ts';
import type { Action, Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { settings } from '../settings.svelte.ts';
import type { SeatChoices, TableSource } from '../table/source.ts';
import { firstDraft } from './draft.ts';
import { pauses, replayPause } from './pace.ts';
import { openUnreadChat } from './unread-chat.svelte.ts';

const longUnderWay = 12;
/** Views fetched at once, around a moment or ahead of what is being shown. */
const batch = 24;

export type Session = ReturnType<typeof openSession>;

export function openSession(source: TableSource) {
  const { game } = source;
  let version = $state(0);
  const seen = source.seen();
  // Who comes to a game that has long been under way is shown where it stands.
  let shown = $state(
    seen === undefined && source.length() > longUnderWay ? source.length() : Math.min(seen ?? 0, source.length()),
  );
  // At a table of this device nothing happens while nobody looks; a few steps still unseen simply play on.
  let away = $state(source.kind === 'online' && seen ? Math.max(0, source.length() - seen) : 0);
  let looking = $state<number>();
  /** A moment of the past whose view is still being fetched. */
  let wanted: number | undefined;
  /** True while somebody has asked to see things again: never so fast that there is nothing to see. */
  let replaying = $state(false);
  let viewer = $state<Seat>();
  /** Somebody at this device who has been handed it out of turn, to answer an offer. */
  let guest = $state<Seat>();
  let chosen = $state.raw<{ key: string; kind: string; action: Action | undefined }>();
  let notice = $state.raw<Refusal>();
  let busy = $state(false);

  const stop = source.subscribe(() => {
    version += 1;
  });
  /** Reads something of the source so that it is read again when the table changes. */
  const fresh = <T>(value: () => T): T => {
    void version;
    return value();
  };

  const sitters = $derived(fresh(() => source.sitters()));
  const own = $derived(sitters.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : [])));
  /** The seats through whose eyes this device may look: its own, also while a bot sits in. */
  const held = $derived(sitters.flatMap(({ kind, mine }, seat) => (kind === 'here' || mine ? [seat] : [])));
  const length = $derived(fresh(() => source.length()));
  const steps = $derived(Math.min(looking ?? shown, length));
  const live = $derived(looking === undefined && shown >= length && away === 0);
  const waiting = $derived(fresh(() => source.waiting()));
  const standing = $derived(fresh(() => source.standing()));
  const unfinished = $derived(fresh(() => source.company?.unfinished() ?? false));
  const asked = $derived(guest ?? waiting.find((seat) => own.includes(seat)));
  /** The person whom the device must be handed to before a hand may be shown. */
  const curtain = $derived(
    own.length > 1 && live && asked !== undefined && asked !== viewer && hasSecrets(asked, viewer) ? asked : undefined,
  );
  const eyes = $derived(curtain === undefined ? viewer : undefined);
  const view = $derived(fresh(() => source.view(eyes, steps)));
  const events = $derived.by((): readonly Event[] => fresh(() => (steps > 0 ? source.events(steps - 1, eyes) : [])));
  const seatChoices = $derived.by((): SeatChoices | undefined =>
    fresh(() => (live && eyes !== undefined && own.includes(eyes) ? source.seatChoices(eyes) : undefined)),
  );
  const key = $derived(`${eyes} ${seatChoices?.question?.id ?? ''}`);
  /** The kind of question too is the viewer's own. */
  const kind = $derived(`${eyes} ${seatChoices?.question?.kind ?? ''}`);
  const draft = $derived.by(() => {
    if (chosen?.key === key) return chosen.action;
    // An offer that comes in between changes the question, but not what is half done and still legal.
    if (chosen?.action && chosen.kind === kind && seatChoices && !seatChoices.refusal(chosen.action)) return chosen.action;
    return seatChoices && firstDraft(seatChoices);
  });
  const deciding = $derived(eyes !== undefined && live && waiting.includes(eyes) && own.includes(eyes));

  function hasSecrets(next: Seat, last: Seat | undefined): boolean {
    const open = JSON.stringify(source.view(undefined, length));
    return [next, last].some((seat) => seat !== undefined && JSON.stringify(source.view(seat, length)) !== open);
  }

  // Without secrets between them, persons at one device need no curtain: the one who is asked sees.
  $effect(() => {
    if (source.kind === 'record') return;
    if (held.length < 2) viewer = held[0];
    else if (live && asked !== undefined && curtain === undefined) viewer = asked;
  });

  $effect(() => {
    if (shown > length) shown = length;
    if (looking !== undefined && looking > length) looking = undefined;
    if (shown >= length) replaying = false;
    if (shown >= length || away > 0 || looking !== undefined) return;
    const mine = viewer !== undefined && source.actor(shown) === viewer;
    const pause = replaying ? Math.max(replayPause, pauses[settings.speed]) : mine || shown === 0 ? 0 : pauses[settings.speed];
    const here = source.hasView(viewer, shown + 1) ? undefined : source.recall(viewer, shown + 1, shown + batch);
    let stopped = false;
    const timer = setTimeout(async () => {
      await here;
      if (!stopped) shown += 1;
    }, pause);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  });

  $effect(() => {
    if (away === 0) source.markSeen(shown);
  });

  /** Where what happened since the viewer's own last step begins; undefined where that is now. */
  const sinceMine = $derived.by((): number | undefined => {
    const seat = viewer ?? (held.length === 1 ? held[0] : undefined);
    if (seat === undefined) return undefined;
    for (let at = length; at > 0; at--) if (fresh(() => source.actor(at - 1)) === seat) return at < length ? at : undefined;
    return length > 0 ? 0 : undefined;
  });

  function look(at: number | undefined): void {
    wanted = at === undefined || at >= length ? undefined : Math.max(0, at);
    if (wanted === undefined || source.hasView(eyes, wanted)) looking = wanted;
    else {
      const moment = wanted;
      void source.recall(eyes, moment - batch / 3, moment + batch / 3).then(() => {
        if (wanted === moment) looking = moment;
      });
    }
  }

  /** Shows everything from this step on once more, up to now. */
  function replay(from: number): void {
    const begin = () => {
      away = 0;
      wanted = undefined;
      looking = undefined;
      shown = from;
      replaying = true;
    };
    if (source.hasView(eyes, from)) begin();
    else void source.recall(eyes, from, from + batch).then(begin);
  }

  const chat = openUnreadChat(source, () => fresh(() => held));

  let running: Promise<Refusal | undefined> | undefined;
  async function attempt(work: () => Promise<Refusal | undefined>): Promise<boolean> {
    if (busy) return false;
    busy = true;
    running = work();
    notice = await running;
    busy = false;
    return notice === undefined;
  }

  return {
    source,
    game,
    get sitters() {
      return sitters;
    },
    get own() {
      return own;
    },
    get length() {
      return length;
    },
    get steps() {
      return steps;
    },
    get live() {
      return live;
    },
    get looking() {
      return looking;
    },
    get away() {
      return away;
    },
    get waiting() {
      return waiting;
    },
    get standing() {
      return standing;
    },
    /** Whether nothing more is to be decided: the game is over, or was ended unfinished. */
    get ended() {
      return unfinished || (standing?.over ?? false);
    },
    get unfinished() {
      return unfinished;
    },
    get curtain() {
      return curtain;
    },
    get viewer() {
      return eyes;
    },
    get view() {
      return view;
    },
    get events() {
      return events;
    },
    get seatChoices() {
      return seatChoices;
    },
    get draft() {
      return draft;
    },
    get deciding() {
      return deciding;
    },
    get notice() {
      return notice;
    },
    get busy() {
      return busy;
    },
    get version() {
      return version;
    },
    /** Lines of chat that nobody here has read. */
    get unread() {
      return chat.unread;
    },
    heard: chat.heard,
    /** Looks through another's eyes; in a replay everybody's are open. */
    see(seat: Seat | undefined) {
      viewer = seat;
    },
    lift() {
      viewer = curtain;
    },
    choose(action: Action | undefined) {
      notice = undefined;
      chosen = { key, kind, action };
    },
    dismiss() {
      notice = undefined;
    },
    async act(action: Action) {
      // The last action may still be being written down: a quick hand waits for it, but only ever answers the question it saw.
      const answered = key;
      if (busy) await running;
      if (key !== answered) return false;
      const done = await attempt(async () => (eyes === undefined ? undefined : source.act(eyes, action)));
      if (done) {
        guest = undefined;
        chosen = undefined;
      }
      return done;
    },
    get guest() {
      return guest;
    },
    /** Hands the device to somebody the game does not wait for; undefined gives it back. */
    handTo(seat: Seat | undefined) {
      guest = seat;
    },
    undo: (seat: Seat) => attempt(() => source.undo(seat)),
    askUndo: (seat: Seat) => attempt(() => source.askUndo(seat)),
    /** Anything else that may be refused; the reason is shown where a refused action is. */
    attempt,
    setOrders: (orders: readonly unknown[]) =>
      attempt(async () => (eyes === undefined ? undefined : source.setOrders(eyes, orders))),
    /** Looks at a past moment; undefined comes back to now. */
    look,
    get sinceMine() {
      return sinceMine;
    },
    /** Plays back what the others did since the viewer's own last step. */
    replaySinceMine() {
      if (sinceMine !== undefined) replay(sinceMine);
    },
    /** Plays back what was missed, or goes straight to now. */
    catchUp(play: boolean) {
      if (play) replay(shown);
      else {
        away = 0;
        shown = length;
      }
    },
    skip() {
      shown = length;
    },
    close() {
      stop();
      source.close();
    },
  };
}
