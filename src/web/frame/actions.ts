/** Everything that can be done now as single actions, for lists and for whoever types. */
import { isForm } from '../../core/form.ts';
import type { Action } from '../../core/game.ts';
import type { AnyScene, BoardModule } from '../../ui/board.ts';

/** A form with one small number is a short list of its own; others stand as their proposal. */
export function actionsOf(scene: AnyScene, board: Pick<BoardModule, 'listed'>): Action[] {
  return scene.choices.flatMap((choice): Action[] => {
    if (!isForm<Action>(choice)) return board.listed?.(choice.action) === false ? [] : [choice.action];
    const slots = Object.entries(choice.slots);
    const [name, slot] = slots[0] ?? [];
    if (slots.length === 1 && name && slot?.kind === 'number')
      return Array.from({ length: Math.min(12, slot.most - slot.least + 1) }, (_, i) => ({
        type: choice.form,
        ...choice.fixed,
        [name]: slot.least + i,
      }));
    return choice.proposal ? [choice.proposal] : [];
  });
}
