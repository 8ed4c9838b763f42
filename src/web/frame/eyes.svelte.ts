/** Through whose eyes this device looks, and when it must be handed over first. */
import type { Seat } from '../../core/game.ts';
import type { TableSource } from '../table/source.ts';
import { words } from '../words.svelte.ts';

export function openEyes(source: TableSource, playback: () => { readonly live: boolean; readonly length: number }) {
  let viewer = $state<Seat>();
  /** Somebody at this device who has been handed it out of turn, to answer an offer. */
  let guest = $state<Seat>();

  /** Whoever has no name, or was to have none here, is called by the place at the table, in whatever language is read. */
  const holders = $derived(
    source.holders().map((holder, seat) => (holder.name ? holder : { ...holder, name: words.web.setup.personHere(seat + 1) })),
  );
  const own = $derived(holders.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : [])));
  /** The seats through whose eyes this device may look: its own, also while a bot sits in. */
  const held = $derived(holders.flatMap(({ kind, mine }, seat) => (kind === 'here' || mine ? [seat] : [])));
  const waiting = $derived(source.waiting());
  const asked = $derived(guest ?? waiting.find((seat) => own.includes(seat)));
  /** The person whom the device must be handed to before a hand may be shown. */
  const curtain = $derived(
    own.length > 1 && playback().live && asked !== undefined && asked !== viewer && hasSecrets(asked, viewer) ? asked : undefined,
  );
  const eyes = $derived(curtain === undefined ? viewer : undefined);

  function hasSecrets(next: Seat, last: Seat | undefined): boolean {
    const { length } = playback();
    const open = JSON.stringify(source.view(undefined, length));
    return [next, last].some((seat) => seat !== undefined && JSON.stringify(source.view(seat, length)) !== open);
  }

  // Without secrets between them, persons at one device need no curtain: the one who is asked sees.
  $effect(() => {
    if (source.kind === 'record') return;
    if (held.length < 2) viewer = held[0];
    else if (playback().live && asked !== undefined && curtain === undefined) viewer = asked;
  });

  return {
    get holders() {
      return holders;
    },
    get own() {
      return own;
    },
    get held() {
      return held;
    },
    get waiting() {
      return waiting;
    },
    get curtain() {
      return curtain;
    },
    /** Nobody's while the curtain is down. */
    get now() {
      return eyes;
    },
    /** Whoever looked last, also while the curtain is down. */
    get viewer() {
      return viewer;
    },
    get guest() {
      return guest;
    },
    /** Hands the device to somebody the game does not wait for; undefined gives it back. */
    handTo(seat: Seat | undefined) {
      guest = seat;
    },
    /** Looks through another's eyes; in a replay everybody's are open. */
    see(seat: Seat | undefined) {
      viewer = seat;
    },
    lift() {
      viewer = curtain;
    },
  };
}

export type Eyes = ReturnType<typeof openEyes>;
