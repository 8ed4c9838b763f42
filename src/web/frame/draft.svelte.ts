/** What the viewer has selected but not yet done; it belongs to the question it was selected at. */
import type { Action, Seat } from '../../core/game.ts';
import type { SeatChoices } from '../table/source.ts';
import { firstDraft } from './draft.ts';

interface Asked {
  readonly viewer: Seat | undefined;
  readonly seatChoices: SeatChoices | undefined;
}

export function openDraft(asked: () => Asked) {
  let chosen = $state.raw<{ key: string; kind: string; action: Action | undefined }>();
  const key = $derived(`${asked().viewer} ${asked().seatChoices?.question?.id ?? ''}`);
  /** The kind of question too is the viewer's own. */
  const kind = $derived(`${asked().viewer} ${asked().seatChoices?.question?.kind ?? ''}`);
  const action = $derived.by(() => {
    const { seatChoices } = asked();
    if (chosen?.key === key) return chosen.action;
    // An offer that comes in between changes the question, but not what is half done and still legal.
    if (chosen?.action && chosen.kind === kind && seatChoices && !seatChoices.refusal(chosen.action)) return chosen.action;
    return seatChoices && firstDraft(seatChoices);
  });

  return {
    get action() {
      return action;
    },
    /** Tells one question to one viewer from every other. */
    get key() {
      return key;
    },
    choose(wish: Action | undefined) {
      chosen = { key, kind, action: wish };
    },
    drop() {
      chosen = undefined;
    },
  };
}
