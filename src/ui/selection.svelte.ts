/** What a person has picked up but not yet used: one thing that board, controls and hand speak of. */

export interface Selection<S, T extends object> {
  /** What is held in this scene; the blank where nothing is, or where it belongs to another moment. */
  of(scene: S): T;
  put(scene: S, part: Partial<T>): void;
  /** Lets everything go. */
  drop(): void;
}

/**
 * `momentOf` names what a selection belongs to: in another moment it is gone by itself, so that nothing has to be cleared when
 * a position arrives. Undefined where nothing can be picked up; what was held before is then kept.
 */
export function selection<S, T extends object>(blank: T, momentOf: (scene: S) => string | undefined): Selection<S, T> {
  let held = $state.raw<{ readonly moment: string; readonly value: T }>({ moment: '', value: blank });
  const of = (scene: S) => (held.moment === momentOf(scene) ? held.value : blank);
  return {
    of,
    put(scene, part) {
      const moment = momentOf(scene);
      if (moment !== undefined) held = { moment, value: { ...of(scene), ...part } };
    },
    drop() {
      held = { moment: '', value: blank };
    },
  };
}
